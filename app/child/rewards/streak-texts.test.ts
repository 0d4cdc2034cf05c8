import { expect, it } from "vitest";
import { rewards } from "#app/copy/child.ts";
import { streakTexts } from "./useDayStreak.ts";

it("the streak screen says to play a little each day, and of a shield only that the child holds one (T-2030)", () => {
  expect(streakTexts(false)).toEqual([
    "Learning daily grows your streak, but skipping a day resets it!",
    "Play a little each day.",
  ]);
  expect(streakTexts(true)).toEqual([rewards.shieldReady, "Play a little each day."]);
  expect(streakTexts(false).join(" ")).not.toMatch(/shield/i);
});
