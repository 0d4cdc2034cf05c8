import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { firstQuiz } from "#tests/e2e/first-quizzes.ts";

const ROOT = join(import.meta.dirname, "../..");
const WORK = join(ROOT, ".cache/bare-quiz");
const BUILT = join(WORK, "dist");

/** Builds a page with the course's first quiz, in React alone; returns its folder. */
export async function buildBareQuiz(): Promise<string> {
  mkdirSync(WORK, { recursive: true });
  cpSync(join(import.meta.dirname, "bare-quiz.jsx"), join(WORK, "bare-quiz.jsx"));
  writeFileSync(
    join(WORK, "index.html"),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="./bare-quiz.jsx"></script></body></html>`,
  );
  await build({
    configFile: false,
    root: WORK,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { outDir: BUILT, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  writeFileSync(join(BUILT, "quiz.json"), JSON.stringify(quizOfCourse()));
  compress(BUILT);
  return BUILT;
}

/** The course's first quiz, which the lesson player shows in the same run. */
function quizOfCourse() {
  const { quiz_question, quiz_answers } = firstQuiz.slide;
  return {
    question: quiz_question.replaceAll(/\[\/?hl\]/g, ""),
    answers: quiz_answers.map(({ text, is_correct }) => ({ text, isCorrect: is_correct })),
    correct: "Correct!",
  };
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css|html|json)$/.test(entry)) continue;
    const path = join(folder, entry);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}
