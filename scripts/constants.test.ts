import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ANALYTICS } from "#domain/analytics.ts";
import * as constants from "#domain/constants.ts";
import { testSources } from "./test-sources.ts";

const ROOT = join(import.meta.dirname, "..");
const rows = readFileSync(join(ROOT, "docs/constants.md"), "utf8")
  .split("\n")
  .map((line) => /^\| ([^|]+) \| `([\w.]+)` \| ([\d.]+) \| `(.+)` \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, what = "", name = "", value = "", test = ""]) => ({ what, name, value: Number(value), test }));

const tests = testSources();

describe("the specification's numbers", () => {
  it("are all in the table", () => expect(rows.length).toBeGreaterThanOrEqual(26));

  it.each(rows)("$what: $name is $value, and a test lives by it", ({ name, value, test }) => {
    const [group = "", key] = name.split(".");
    const all: Record<string, unknown> = key === undefined ? { ...constants } : { ...ANALYTICS };
    expect(all[key ?? group]).toBe(value);
    expect(tests.includes(test), test).toBe(true);
  });

  it("their lists", () => {
    expect(constants.WEBHOOK_RETRY_MS).toEqual([1_000, 2_000]);
    expect(ANALYTICS.scrollCheckpointsPercent).toEqual([25, 50, 75, 100]);
    expect(constants.COURSE_PRICE_CENTS).toBe(Math.round(constants.COURSE_PRICE_USD * 100));
  });
});
