import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SLIDE_KINDS, slideKinds } from "#domain/slides/registry.ts";

const EDITORS = join(import.meta.dirname, "../../app/staff/slides");

/** Names in `data-checks="…"`, and in the properties and tables from which it is set. */
const CHECKS = /\b(?:data-checks|checks|audioChecks)(?:=|: )"([\w ]*)"/g;

const checksIn = (source: string) =>
  [...source.matchAll(CHECKS)].flatMap(([, names = ""]) => names.split(" "));

/** The sources of an editor with those of the shared editors that it imports. */
function sourceOf(kind: string): string {
  const own = globSync("*.tsx", { cwd: join(EDITORS, kind) }).map((file) => join(kind, file));
  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(EDITORS, file), "utf8")).join("");
  const imported = [...read(own).matchAll(/from "\.\.\/(activity\/\w+\.tsx)"/g)];
  return read([...own, ...new Set(imported.map(([, file = ""]) => file))]);
}

describe.each(SLIDE_KINDS)("the editor of a %s slide", (kind) => {
  it("says where each of its checks leads (data-checks), so that the checklist can lead there", () => {
    const named = new Set(checksIn(sourceOf(kind)));
    const checks = Object.keys(slideKinds[kind].checks);
    expect(checks).not.toEqual([]);
    expect(checks.filter((check) => !named.has(check))).toEqual([]);
  });
});

it("checks are read from an attribute, a property and a table; other attributes are ignored", () => {
  expect(
    checksIn('<div data-checks="a b"><F checks="c" audioChecks="d" label="x" /></div>'),
  ).toEqual(["a", "b", "c", "d"]);
  expect(checksIn('{ quote: words.q, checks: "e", audioChecks: "f" }')).toEqual(["e", "f"]);
});
