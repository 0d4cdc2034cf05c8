import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
/** H5P's own Multiple Choice, from library folders that are not in the npm registry. */
export const MULTIPLE_CHOICE = "h5p-multiple-choice";

/**
 * Builds the page of the bare React quiz and those that are asked for; returns their folder.
 *
 * @param h5pLibraries folder of an unpacked .h5p file with Multiple Choice, or null
 */
export async function buildPeerPages(
  withPeers: boolean,
  h5pLibraries: string | null,
): Promise<string> {
  mkdirSync(WORK, { recursive: true });
  cpSync(SOURCES, WORK, { recursive: true });
  writeFileSync(join(WORK, "quiz.json"), JSON.stringify(quizOfCourse()));
  await buildPage(BARE);
  if (withPeers || h5pLibraries !== null) install();
  if (withPeers) {
    await buildPage("surveyjs");
    await buildPage("perseus");
    layOutBenchQuiz();
  }
  if (h5pLibraries !== null) layOutMultipleChoice(h5pLibraries);
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

interface H5pLibrary {
  machineName: string;
  majorVersion: number;
  minorVersion: number;
}

/** Writes an H5P page around the libraries that already lie in its content folder. */
function layOutH5p(name: string, main: string, libraries: H5pLibrary[], content: unknown): void {
  const folder = join(BUILT, name);
  cpSync(join(WORK, "node_modules/h5p-standalone/dist"), join(folder, "player"), {
    recursive: true,
  });
  cpSync(join(WORK, "h5p/start.js"), join(folder, "start.js"));
  writeJson(join(folder, "content/content/content.json"), content);
  writeJson(join(folder, "content/h5p.json"), {
    title: "Quiz",
    mainLibrary: main,
    embedTypes: ["div"],
    preloadedDependencies: libraries.map(({ machineName, majorVersion, minorVersion }) => ({
      machineName,
      majorVersion,
      minorVersion,
    })),
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

function writeJson(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

function layOutBenchQuiz(): void {
  const machineName = "H5P.BenchQuiz";
  const library = { machineName, majorVersion: 1, minorVersion: 0 };
  const folder = join(BUILT, "h5p/content/H5P.BenchQuiz-1.0");
  writeJson(join(folder, "library.json"), {
    title: "Quiz",
    ...library,
    patchVersion: 0,
    runnable: 1,
    preloadedJs: [{ path: "quiz.js" }],
  });
  cpSync(join(WORK, "h5p/quiz.js"), join(folder, "quiz.js"));
  layOutH5p("h5p", machineName, [library], quizOfCourse());
}

function layOutMultipleChoice(librariesFolder: string): void {
  const content = join(BUILT, MULTIPLE_CHOICE, "content");
  const libraries = readdirSync(librariesFolder).flatMap((folder) => {
    const described = join(librariesFolder, folder, "library.json");
    if (!existsSync(described)) return [];
    cpSync(join(librariesFolder, folder), join(content, folder), { recursive: true });
    return [JSON.parse(readFileSync(described, "utf8")) as H5pLibrary];
  });
  const main = "H5P.MultiChoice";
  if (!libraries.some(({ machineName }) => machineName === main))
    throw new Error(`${librariesFolder} has no folder of the H5P library ${main}.`);
  const { question, answers, correct } = quizOfCourse();
  layOutH5p(MULTIPLE_CHOICE, main, libraries, {
    question,
    answers: answers.map(({ text, isCorrect }) => ({
      text,
      correct: isCorrect,
      tipsAndFeedback: {},
    })),
    behaviour: { type: "single", singlePoint: true, autoCheck: true, randomAnswers: false },
    overallFeedback: [{ from: 0, to: 100, feedback: correct }],
  });
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!COMPRESSED.test(entry)) continue;
    const path = join(folder, entry);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}
