import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Words that docs/glossary.md replaces by the field's own terms, with the term to use. */
const RETIRED_WORDS: [words: RegExp, use: string][] = [
  [/\b(told|tells?|tellers?|telling)\b/i, "enqueue, dispatch, send, report or show"],
  [/\bheard\b/i, "received, applied or played"],
  [/\bdeeds?\b/i, "mutation"],
  [/\b(sweeps?|sweeping|tends?|tending)\b/i, "recurring job"],
  [/\bstaff gate|family gate|mail gate\b/i, "staff sign-in, auth guard or rate limit"],
  [/\b(server's|every|each) doors?\b/i, "route"],
  [
    /[a-z](Told|Teller|Deed|Sweep|Letter)(?![a-z])|\b(deed|sweep|teller)[A-Z]/,
    "the glossary's term",
  ],
];

/** Texts that families read, stories, and the glossary itself. */
const NOT_CHECKED =
  /^(app\/copy|server\/copy|course\/treasure-tracker|docs\/glossary\.md|docs\/decisions|tests\/e2e\/expected|tests\/repository\/words\.test\.ts)/;

/**
 * The name of a learning event, a requirement about voices, a label that parents read, what a figure
 * of a story does with a broom, and a step of a mission card.
 */
const ALLOWED = [
  '"heard"',
  "can be heard",
  "Tell us your names",
  '"sweep"',
  "sweep: broomAt",
  "Tell a grown-up",
];

it("no comment, name, title or document uses a word that the glossary replaces", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.css", "*.md", "*.yml"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && !NOT_CHECKED.test(file));
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const checked = ALLOWED.reduce((text, allowed) => text.replaceAll(allowed, ""), line);
        return RETIRED_WORDS.filter(([words]) => words.test(checked)).map(
          ([, use]) => `${file}:${index + 1}: ${line.trim()} (use: ${use})`,
        );
      }),
  );
  expect(found).toEqual([]);
});
