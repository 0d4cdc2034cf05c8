import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { firstQuiz } from "#tests/e2e/first-quizzes.ts";

/*
 * Pages of other products with one quiz each, built by our own Vite. Their packages are pinned in
 * tools/bench/peers and installed into .cache on demand; the product does not depend on them.
 */
const ROOT = join(import.meta.dirname, "../..");
const SOURCES = join(import.meta.dirname, "peers");
const WORK = join(ROOT, ".cache/bench-peers");
const BUILT = join(WORK, "dist");
const COMPRESSED = /\.(js|css|html|json)$/;

/** Needs no installation: it runs on the product's own React. */
export const BARE = "bare";
export const PEERS = ["surveyjs", "h5p", "perseus"] as const;

/** Builds the page of the bare React quiz and, if asked, those of the peers; returns their folder. */
export async function buildPeerPages(withPeers: boolean): Promise<string> {
  mkdirSync(WORK, { recursive: true });
  cpSync(SOURCES, WORK, { recursive: true });
  writeFileSync(join(WORK, "quiz.json"), JSON.stringify(quizOfCourse()));
  await buildPage(BARE);
  if (withPeers) {
    install();
    await buildPage("surveyjs");
    await buildPage("perseus");
    layOutH5p();
  }
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

function install(): void {
  const stamp = join(WORK, "node_modules/.installed-from");
  const lock = readFileSync(join(WORK, "package-lock.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.error("installing the peers");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: WORK, stdio: "inherit" });
  writeFileSync(stamp, lock);
}

const documentWith = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head><body><div id="root"></div>${body}</body></html>`;

/** Perseus needs React 18, which is installed beside it; the others run on the product's React. */
const reactOf = (name: string) => join(name === "perseus" ? WORK : ROOT, "node_modules");

async function buildPage(name: string): Promise<void> {
  const folder = join(WORK, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    documentWith("", `<script type="module" src="../${name}.jsx"></script>`),
  );
  await build({
    configFile: false,
    root: folder,
    base: `/${name}/`,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production"), global: "globalThis" },
    resolve: {
      alias: ["react", "react-dom"].map((library) => ({
        find: new RegExp(`^${library}(?=/|$)`),
        replacement: join(reactOf(name), library),
      })),
    },
    build: { outDir: join(BUILT, name), emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  cpSync(join(WORK, "quiz.json"), join(BUILT, name, "quiz.json"));
  compress(join(BUILT, name));
}

function layOutH5p(): void {
  const folder = join(BUILT, "h5p");
  const library = join(folder, "content/H5P.BenchQuiz-1.0");
  mkdirSync(join(folder, "content/content"), { recursive: true });
  mkdirSync(library, { recursive: true });
  cpSync(join(WORK, "node_modules/h5p-standalone/dist"), join(folder, "player"), {
    recursive: true,
  });
  cpSync(join(WORK, "h5p/start.js"), join(folder, "start.js"));
  cpSync(join(WORK, "h5p/quiz.js"), join(library, "quiz.js"));
  cpSync(join(WORK, "quiz.json"), join(folder, "content/content/content.json"));
  const json = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  const machineName = "H5P.BenchQuiz";
  const version = { majorVersion: 1, minorVersion: 0 };
  json("content/h5p.json", {
    title: "Quiz",
    mainLibrary: machineName,
    embedTypes: ["div"],
    preloadedDependencies: [{ machineName, ...version }],
  });
  json("content/H5P.BenchQuiz-1.0/library.json", {
    title: "Quiz",
    machineName,
    ...version,
    patchVersion: 0,
    runnable: 1,
    preloadedJs: [{ path: "quiz.js" }],
  });
  writeFileSync(
    join(folder, "index.html"),
    documentWith(
      '<script src="./player/main.bundle.js"></script>',
      '<script type="module" src="./start.js"></script>',
    ),
  );
  compress(folder);
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!COMPRESSED.test(entry)) continue;
    const path = join(folder, entry);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}
