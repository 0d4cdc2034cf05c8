import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Words that docs/glossary.md replaces by the field's own terms, with the term to use. */
const RETIRED_WORDS: [words: RegExp, use: string][] = [
  [/\b(told|tells?|tellers?|telling)\b/i, "enqueue, dispatch, send, report or show"],
  [/\bheard\b/i, "received, applied or played"],
  [/\bdeeds?\b/i, "mutation"],
  [/\b(sweeps?|sweeping|tends?|tending)\b/i, "recurring job"],
  [
    /"gate"|(?<![-\w])the gate\b|\b(builder|staff|family|mail)[ -]gate\b/i,
    "parental gate, staff sign-in, auth guard or rate limit",
  ],
  [/\b(server's|every|each) doors?\b/i, "route"],
  [
    /[a-z](Told|Teller|Deed|Sweep|Letter)(?![a-z])|\b(deed|sweep|teller)[A-Z]/,
    "the glossary's term",
  ],
  [/\bisAgain\b/, "isRetry or isRetake"],
  [/\bkidAge\b|\bkidName\b/, "childAge or childName"],
  [/\bGROWN_UP|GrownUp|grownUps|\b(pages?|zones?) (for|of) grown-ups\b/, "parent or parent zone"],
  [/\bgrown-ups?'s? (pages?|zone|screens?|task|words)\b/i, "parent or parent zone"],
  [/\bcall(s|ed|ing)? off\b|\bcall_?off/i, "cancel"],
  [/\b(each|every|this|all|another) cop(y|ies)\b/i, "instance or replica"],
  [/course[ -]?track|TrackPath|toTrack\b|\b(the|child's) track (shows|lists)\b/i, "course map"],
  [/\b(signed|network) address(es)?\b|\baddress(For|Hash)\b|PerAddress/i, "URL or IP address"],
];

/** Names that say nothing of what a variable, parameter or function holds. */
const RETIRED_NAME = "(asked|made|mine|told|address|addresses|track)";

/** Files in which `track` sends an event, or is a track of a clip or of a voice. */
const HAS_TRACKS =
  /^(app\/(telemetry|ui\/useCaptions|staff\/files\/record)|server\/authoring|tests\/support|tools\/studio)/;

/** Texts that families read on the pages, stories, and the glossary itself. */
const NOT_CHECKED =
  /^(app\/copy|course\/treasure-tracker|docs\/glossary\.md|tests\/e2e\/expected|tests\/repository\/words\.test\.ts)/;

/**
 * The name of a learning event, a requirement about voices, labels and mails that parents read, what
 * a figure of a story does with a broom, and a step of a mission card.
 */
const ALLOWED = [
  '"heard"',
  "can be heard",
  "Tell us your names",
  '"sweep"',
  "sweep: broomAt",
  "Tell a grown-up",
  "called off\\.$",
  "we tell our",
  "how the pages for grown-ups are used",
];

/**
 * The mail vendor's name for a field, a queue in which jobs of older instances may wait, and the URL,
 * the route and the page name of the course map, which devices and statistics hold.
 */
const ON_THE_WIRE: [files: RegExp, text: RegExp][] = [
  [/^(server\/vendor-delivery|tools\/vendor-stand-ins|tests\/server)\//, /\bkidName\b/g],
  [/^server\/reminders\/scheduler\.ts$/, /"reminder-call-off"/g],
  [/^/, /\/CourseTrack\b|\/course-track\b/g],
  [/^app\/data\/learning\//, /\["course-track"\]\.\$get/g],
  [/^app\/child\/offline\/worker\.ts$/, /\|course-track\|/g],
  [/^(domain\/routing|tests)\//, /"Course Track"/g],
];

const trackedFiles = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

it("no comment, name, title or document uses a word that the glossary replaces", () => {
  const files = trackedFiles("*.ts", "*.tsx", "*.css", "*.md", "*.yml", ".env.example");
  const found = files
    .filter((file) => !NOT_CHECKED.test(file))
    .flatMap((file) => {
      const allowed = ON_THE_WIRE.filter(([files]) => files.test(file)).map(([, text]) => text);
      return read(file)
        .split("\n")
        .flatMap((line, index) => {
          const checked = [...ALLOWED, ...allowed].reduce<string>(
            (text, part) => text.replaceAll(part, ""),
            line,
          );
          return RETIRED_WORDS.filter(([words]) => words.test(checked)).map(
            ([, use]) => `${file}:${index + 1}: ${line.trim()} (use: ${use})`,
          );
        });
    });
  expect(found).toEqual([]);
});

/** A node of a syntax tree, as far as declarations are read from it. */
interface Node {
  type: string;
  name?: string;
  [part: string]: unknown;
}
const isNode = (part: unknown): part is Node =>
  typeof part === "object" && part !== null && "type" in part;
const nodesIn = (part: unknown): Node[] =>
  Array.isArray(part) ? part.flatMap(nodesIn) : isNode(part) ? [part] : [];

/** The names that a pattern binds: `{ a: b, ...c }` binds b and c. */
function boundNames(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [pattern.name ?? ""];
  const { properties, elements, left, argument, value, parameter } = pattern;
  const part = properties ?? elements ?? left ?? argument ?? value ?? parameter;
  return nodesIn(part).flatMap(boundNames);
}

/** The names of variables, parameters and functions that a file declares. */
function declaredNames(node: Node): string[] {
  const own =
    node.type === "VariableDeclarator" || node.type.includes("Function")
      ? nodesIn([node["id"], node["params"]])
      : [];
  return [
    ...own.flatMap(boundNames),
    ...Object.values(node).flatMap((part) => nodesIn(part).flatMap(declaredNames)),
  ];
}

it.each([
  ["const { made: x, asked = 1, ...mine } = f();", ["x", "asked", "mine"]],
  ["for (const [mine] of all);", ["mine"]],
  [
    "const f = (made: number, { a: { asked } }, ...mine) => made.mine;",
    ["f", "made", "asked", "mine"],
  ],
  ["async function asked({ made }: { made: X } = {}) {}", ["asked", "made"]],
  ["type F = (mine: string) => { made: 1 };", ["mine"]],
])("finds the names that are declared in %s", (text, names) => {
  expect(declaredNames(parseSync("a.ts", text).program as unknown as Node)).toEqual(names);
});

const IS_RETIRED = new RegExp(`^${RETIRED_NAME}$`);
const COMMENT_LINE = /^\s*(\*|\/\/|\/\*).*$/gm;
/** Only such a file is parsed, which takes longer. */
const MAY_DECLARE = new RegExp(
  `\\b(const|let|var|function)\\s+${RETIRED_NAME}\\b|\\b${RETIRED_NAME}\\??\\s*[:,=)\\]}(;]`,
);
it("no variable, parameter or function has a name that the glossary's terms replace", () => {
  const found = trackedFiles("*.ts", "*.tsx").flatMap((file) => {
    const text = read(file);
    if (!MAY_DECLARE.test(text.replaceAll(COMMENT_LINE, ""))) return [];
    return declaredNames(parseSync(file, text).program as unknown as Node)
      .filter((name) => IS_RETIRED.test(name) && !(name === "track" && HAS_TRACKS.test(file)))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

// The documents with these sections are not in the repository; requirements have numbers.
it("nothing cites a section by its number (T-940)", () => {
  const found = trackedFiles("*.ts", "*.tsx", "*.css", "*.md", "*.yml").flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) =>
        /\bsections? \d/i.test(line.replaceAll(/"[^"]*"|`[^`]*`/g, ""))
          ? [`${file}:${index + 1}: ${line.trim()} (use: a number of docs/requirements.md)`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
