import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COUNTS_FILE, courseCounts } from "#tools/studio/counts/course-counts.ts";

it("docs/course-counts.md is what the course has (T-2140)", () => {
  const kept = readFileSync(join(import.meta.dirname, "../..", COUNTS_FILE), "utf8");
  expect(kept, `${COUNTS_FILE} is out of date: run 'npm run course -- counts'`).toBe(
    courseCounts(),
  );
});
