import { expect, it } from "vitest";
import { isNotBetter, rightShare } from "./insight.ts";
import type { CheckTally } from "./insight.ts";

const tally = (right: number, wrong: number): CheckTally => ({ right, wrong });

it.each<[string, CheckTally, CheckTally, boolean]>([
  ["fewer right", tally(15, 5), tally(10, 10), true],
  ["as many right", tally(10, 10), tally(20, 20), true],
  ["more right", tally(10, 10), tally(15, 5), false],
  ["all right both times", tally(20, 0), tally(20, 0), true],
  ["too few before", tally(0, 0), tally(0, 20), false],
  ["too few after", tally(20, 0), tally(0, 0), false],
])(
  "a check is not better after the lesson unless a larger share is right: %s (T-2149)",
  (_, before, after, is) => expect(isNotBetter({ before, after })).toBe(is),
);

it("a share of right answers is of those who answered, and none where too few did", () =>
  expect([rightShare(tally(5, 15)), rightShare(tally(0, 5)), rightShare(tally(0, 0))]).toEqual([
    0.25,
    0,
    null,
  ]));
