import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENT = "docs/requirements.md";

const ids = readFileSync(join(ROOT, DOCUMENT), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| R-"))
  .map((line) => line.split("|")[1]?.trim() ?? "");

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

  it("lists every requirement that a file of the repository cites", () => {
    expect(citations.length).toBeGreaterThan(50);
    expect(citations.filter((line) => !ids.includes(line.split(":").at(-1) ?? ""))).toEqual([]);
  });
});
