import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PARENT_PATHS, PARENT_STATES, PARENT_TEXTS } from "#tests/e2e/expected/parent.ts";
import { CHILD_PATHS, CHILD_STATES, CHILD_TEXTS } from "#tests/e2e/expected/child.ts";
import { STAFF_PATHS, STAFF_STATES, STAFF_TEXTS } from "#tests/e2e/expected/staff.ts";
import { SEEN_DIR } from "#tests/e2e/seen.ts";

/*
 * Compares the texts, states and pages in tests/e2e/expected with what Chromium showed during all
 * browser tests. Run it after them. Fails for everything that was expected and never shown.
 */
interface Seen {
  texts: string[];
  states: string[];
  paths: string[];
}

const records = readdirSync(SEEN_DIR).map(
  (name) => JSON.parse(readFileSync(join(SEEN_DIR, name), "utf8")) as Seen,
);
const texts = [...new Set(records.flatMap((record) => record.texts))];
const states = new Set(records.flatMap((record) => record.states));
const paths = [...new Set(records.flatMap((record) => record.paths))];

const isShown = (text: string | RegExp) =>
  texts.some((seen) => (typeof text === "string" ? seen === text : text.test(seen)));
const isVisited = (pattern: string) => {
  const form = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
  return paths.some((path) => form.test(path));
};

const expected = {
  texts: [...PARENT_TEXTS, ...CHILD_TEXTS, ...STAFF_TEXTS],
  states: [...PARENT_STATES, ...CHILD_STATES, ...STAFF_STATES],
  paths: [...PARENT_PATHS, ...CHILD_PATHS, ...STAFF_PATHS],
};
const missing = [
  ...expected.texts.filter((text) => !isShown(text)).map((text) => `text ${String(text)}`),
  ...expected.states.filter((state) => !states.has(state)).map((state) => `state ${state}`),
  ...expected.paths.filter((pattern) => !isVisited(pattern)).map((pattern) => `page ${pattern}`),
];
for (const what of missing) console.log(`never shown: ${what}`);
const all = expected.texts.length + expected.states.length + expected.paths.length;
console.log(
  `${all - missing.length} expected texts, states and pages were shown, ${missing.length} were not`,
);
process.exit(missing.length === 0 ? 0 : 1);
