import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENT = "docs/requirements.md";
const PATH = /^[\w./-]+$/;

const rows = readFileSync(join(ROOT, DOCUMENT), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| R-"))
  .map((line) => {
    const [id = "", , builtIn = "", testedIn = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id, builtIn, testedIn };
  });
const ids = rows.map(({ id }) => id);

/** Paths in backticks, and targets of links, which are relative to docs. */
const pathsOf = (cell: string) => [
  ...[...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path),
  ...[...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => join("docs", path)),
];

const citations = execFileSync(
  "git",
  ["grep", "-noIE", "--untracked", "R-[A-Z]+-[0-9]+", "--", ".", `:!${DOCUMENT}`],
  { cwd: ROOT, encoding: "utf8" },
)
  .trim()
  .split("\n");

describe("docs/requirements.md", () => {
  it("lists each requirement once", () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^R-[A-Z]+-\d+$/);
  });

  it.each(rows)("$id names existing paths, and at least one test file", ({ builtIn, testedIn }) => {
    const places = pathsOf(builtIn);
    const tests = pathsOf(testedIn);
    expect(places).not.toEqual([]);
    expect(tests.filter((path) => /\.(test|spec)\.tsx?$/.test(path))).not.toEqual([]);
    for (const path of [...places, ...tests]) {
      expect(path).toMatch(PATH);
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
  });

  it("lists every requirement that a file of the repository cites", () => {
    expect(citations.length).toBeGreaterThan(50);
    expect(citations.filter((line) => !ids.includes(line.split(":").at(-1) ?? ""))).toEqual([]);
  });
});
