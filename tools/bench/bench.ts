import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { digits, markdown } from "./command.ts";
import type { BenchOptions, Command } from "./command.ts";

/*
 * npm run bench -- [subject...] [--rounds 7] [--seconds 8] [--line throttled]
 * npm run bench -- compare --with FOLDER [--rounds 7] [--seconds 8]
 * npm run bench -- first-slide --with FOLDER [--rounds 7]
 * npm run bench -- loop [--with FOLDER] [--rounds 3] [--seconds 15]
 * Prints one Markdown table per subject. Has no pass or fail: the budgets are in `npm test`.
 */
const SUBJECTS = {
  server: async () => (await import("./server.ts")).server,
  "first-slide": async () => (await import("./first-slide.ts")).firstSlide,
  journey: async () => (await import("./journey.ts")).journey,
  taps: async () => (await import("./taps.ts")).taps,
  drags: async () => (await import("./drags.ts")).drags,
  builder: async () => (await import("./builder.ts")).builder,
  compare: async () => (await import("./compare.ts")).compare,
  growth: async () => (await import("./growth.ts")).growth,
  loop: async () => (await import("./loop.ts")).loop,
} satisfies Record<string, () => Promise<Command>>;

type Subject = keyof typeof SUBJECTS;

/**
 * Without a subject: all but growth, which fills a database, loop, which sends junk, and compare, which
 * needs a second checkout.
 */
const DEFAULT: Subject[] = ["server", "first-slide", "journey", "taps", "drags", "builder"];

const isSubject = (name: string): name is Subject => Object.hasOwn(SUBJECTS, name);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "8" },
    line: { type: "string" },
    with: { type: "string" },
  },
});
const atLeastOne = (name: "rounds" | "seconds") => {
  const value = Number(values[name]);
  return Number.isInteger(value) && value > 0
    ? value
    : fail(`--${name} must be a whole number above 0.`);
};
const line = values.line ?? null;
if (line !== null && line !== "throttled" && line !== "unthrottled")
  fail("--line must be throttled or unthrottled.");
const subjects = positionals.map((name) =>
  isSubject(name)
    ? name
    : fail(`Unknown subject '${name}': use ${Object.keys(SUBJECTS).join(", ")}.`),
);
if (subjects.includes("compare") && values.with === undefined)
  fail("compare needs --with and the folder of another checkout.");
const options: BenchOptions = {
  rounds: atLeastOne("rounds"),
  seconds: atLeastOne("seconds"),
  line,
  other: values.with ?? null,
};

console.log(
  `${cpus().length} x ${cpus()[0]?.model ?? "?"}, ${digits(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
for (const subject of subjects.length === 0 ? DEFAULT : subjects) {
  console.error(subject);
  const command = await SUBJECTS[subject]();
  console.log(markdown(await command(options)));
}
