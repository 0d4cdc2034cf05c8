import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./imports.ts";

const ROOT = join(import.meta.dirname, "../..");
/** What is in the brackets of a call, with brackets at most two levels deep. */
const BRACKETS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const REFUSED = new RegExp(
  [
    // JSON as a type that nothing has checked.
    String.raw`\bJSON\.parse${BRACKETS}\)*\s+as\s`,
    // An entry that is read without a guard, or cast besides.
    String.raw`\.json<`,
    String.raw`\bentry${BRACKETS}\s*\.\w+${BRACKETS}\)*\s+as\s`,
  ].join("|"),
);

describe("what the browser's storage holds", () => {
  it.each([
    ["JSON.parse(text) as Session", true],
    ['JSON.parse(localStorage.getItem(KEY) ?? "[]") as Note[]', true],
    ['(JSON.parse(atob(payload.replaceAll("-", "+")))) as { sub: string }', true],
    ['entry("outbox", userId).json<Event[]>()', true],
    ["entry(KEY).json(isRecord) as Session", true],
    ["const value: unknown = JSON.parse(text);", false],
    ["entry(KEY).json(isSession)", false],
  ])("%j is a cast of a stored value: %s", (code, isRefused) =>
    expect(REFUSED.test(code)).toBe(isRefused),
  );

  const files = [...sourceFiles].filter(
    (file) => file.startsWith("app/") && !file.includes("-for-tests."),
  );
  it("is read through guards and schemas alone (R-DATA-6) (T-927)", () =>
    expect(files.filter((file) => REFUSED.test(readFileSync(join(ROOT, file), "utf8")))).toEqual(
      [],
    ));
});
