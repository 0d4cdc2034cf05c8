import { describe, expect, it } from "vitest";
import { newsOutcome } from "./lesson-news.ts";

const at = (text: string) => new Date(`2026-11-${text}Z`);

describe("the mail about a lesson", () => {
  it.each([
    ["the first one", null, "09T10:00:00", true, { state: "sent" }],
    ["a week after the last one", "02T10:00:00", "09T10:00:00", true, { state: "sent" }],
    [
      "a second before that",
      "02T10:00:00",
      "09T09:59:59",
      true,
      { state: "too_soon", from: "2026-11-09T10:00:00.000Z" },
    ],
    ["a draft without a difference", null, "09T10:00:00", false, { state: "unchanged" }],
    ["the same, too soon", "09T09:00:00", "09T10:00:00", false, { state: "unchanged" }],
  ])("%s (T-1122)", (_what, last, now, isNew, outcome) =>
    expect(newsOutcome(last === null ? null : at(last), at(now), isNew)).toEqual(outcome),
  );
});
