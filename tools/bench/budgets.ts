import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startProcess } from "#tests/support/process.ts";
import { chunksOf, codeOf, readManifest } from "#tools/build/manifest.ts";
import { QUIZ_PANEL, VIDEO_CODE } from "#vite.config.ts";
import { measureWithin } from "./median.ts";

/** Budgets of R-UX-5, with a margin: they catch accidents. Bytes are after Brotli compression. */
const BYTES = [
  { what: "/: JS", document: "home.html", limit: 80_000 },
  {
    what: "lesson player: JS until the first slide is usable",
    document: "kid.html",
    limit: 98_000,
  },
];
/** Besides that, what the kind of the first slide loads while the document's scripts come. */
const FIRST_SLIDES = [
  { what: "a quiz as first slide: JS", module: QUIZ_PANEL, limit: 10_000 },
  { what: "a video as first slide: JS", module: VIDEO_CODE, limit: 15_000 },
];
const BUILDER_BYTES = 300_000;
/** Panel or editor of one kind of slide, which are loaded when it is shown or edited. */
const KIND_BYTES = 25_000;
/** Loaded after the page and only with consent. The session replay recorder is a separate file. */
const ANALYTICS_BYTES = 35_000;
const RECORDER = "../node_modules/mixpanel-browser/dist/mixpanel-recorder.min.js";
const START_EMPTY_MS = 10_000;
const START_AGAIN_MS = 3_000;
const RUNS = process.env["LONG"] === undefined ? 3 : 5;

const [, , distDir = "dist"] = process.argv;
let failed = false;

/**
 * Prints one line and fails above `hardLimit`, which is twice the limit for times, because machines
 * differ.
 */
function report(what: string, value: number, limit: number, unit: string, hardLimit = limit): void {
  const isOver = value > hardLimit;
  failed ||= isOver;
  console.log(
    `${isOver ? "OVER " : "ok   "} ${what}: ${value.toLocaleString("en")} of ${limit.toLocaleString("en")} ${unit}`,
  );
}

for (const { what, document, limit } of BYTES) {
  const html = readFileSync(join(distDir, document), "utf8");
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] ?? "",
  );
  const own = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = ""]) =>
    brotliCompressSync(script),
  );
  const files = scripts.map((path) => readFileSync(join(distDir, `${path}.br`)));
  const bytes = [...files, ...own].reduce((sum, { byteLength }) => sum + byteLength, 0);
  report(what, bytes, limit, "bytes");
}

const manifest = readManifest(distDir);
/**
 * Script files that a document or module loads: `ever` includes dynamic imports, `static` does not.
 */
const scriptsOf = (name: string, reach: "static" | "ever" = "ever") =>
  new Set(
    codeOf(chunksOf(manifest, name, { ever: reach === "ever" })).filter((file) =>
      file.endsWith(".js"),
    ),
  );

const played = scriptsOf("kid.html");
const atFirst = scriptsOf("kid.html", "static");
/** Prints one line and fails if there are any of these files. */
function reportNone(what: string, files: readonly string[]): void {
  failed ||= files.length > 0;
  console.log(`${files.length > 0 ? "OVER " : "ok   "} ${what}: ${files.join(", ") || "none"}`);
}

reportNone(
  "vendor code in the child zone",
  [...played].filter((file) => /mixpanel|recorder/.test(file)),
);
// Parents never need it.
reportNone(
  "the builder's code in the parent zone",
  Object.entries(manifest)
    .filter(([name, { file }]) => /^staff[/.]/.test(name) && scriptsOf("parent.html").has(file))
    .map(([name]) => name),
);

const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(join(distDir, `${file}.br`)).byteLength, 0);
for (const { what, module, limit } of FIRST_SLIDES) {
  const files = [...scriptsOf(module, "static")];
  report(what, bytesOf(files.filter((file) => !atFirst.has(file))), limit, "bytes");
}
const builder = new Set([
  ...scriptsOf("staff.html", "static"),
  ...scriptsOf("staff/preview/PreviewFrame.tsx", "static"),
]);
report("lesson builder with its preview: JS", bytesOf([...builder]), BUILDER_BYTES, "bytes");
const ofKinds = Object.entries(manifest).filter(([name]) =>
  /slides\/\w+\/\w+(?:Panel|Editor)\.tsx$/.test(name),
);
const kindBytes = ofKinds.map(([, { file }]) => bytesOf([file]));
report("largest panel or editor of a slide: JS", Math.max(...kindBytes), KIND_BYTES, "bytes");

const atOnce = scriptsOf("parent.html", "static");
const measuring = [...scriptsOf("telemetry/vendors/mixpanel.ts", "static")].filter(
  (file) => !atOnce.has(file),
);
report("analytics, after paint and consent: JS", bytesOf(measuring), ANALYTICS_BYTES, "bytes");
const recorder = bytesOf([...scriptsOf(RECORDER)]);
console.log(
  `      session replay recorder, a separate file: ${recorder.toLocaleString("en")} bytes`,
);

const folder = mkdtempSync(join(tmpdir(), "treasure-budget-"));
let folders = 0;
let DATA_DIR = "";
const startMs = async (isEmpty: boolean) => {
  if (isEmpty) DATA_DIR = join(folder, String(folders++));
  const server = await startProcess({ DATA_DIR });
  await server.kill("SIGTERM");
  return Math.round(server.readyMs);
};
for (const [what, limit, isEmpty] of [
  ["start with an empty data folder", START_EMPTY_MS, true],
  ["start with a filled data folder", START_AGAIN_MS, false],
] as const) {
  const { value, runs } = await measureWithin(limit, RUNS, () => startMs(isEmpty));
  report(`${what}, run ${runs} of ${RUNS}`, value, limit, "ms", 2 * limit);
}
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
