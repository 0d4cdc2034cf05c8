import { describe, expect, it } from "vitest";
import type { PictureLock } from "./children.ts";
import { isPlayerAsked } from "./player-choice.ts";

const LOCK: PictureLock = ["turtle", "star", "shell"];

describe("'Who is playing?'", () => {
  const [mia, ben] = [
    { id: "mia", lock: null },
    { id: "ben", lock: LOCK },
  ];
  it.each([
    ["one child", [mia], undefined, undefined, false],
    ["one child with a lock that siblings left behind", [ben], "ben", undefined, false],
    ["several, none chosen", [mia, ben], undefined, undefined, true],
    ["a child without a lock was chosen", [mia, ben], "mia", undefined, false],
    ["a child with a lock was chosen, in another tab", [mia, ben], "ben", undefined, true],
    ["a child with a lock was chosen, in this tab", [mia, ben], "ben", "ben", false],
    ["this tab was opened by a sibling", [mia, ben], "ben", "mia", true],
    ["the chosen child is not in the list", [mia, ben], "eve", undefined, false],
  ])("%s", (_what, family, chosen, opened, isAsked) =>
    expect(isPlayerAsked(family, chosen, opened)).toBe(isAsked),
  );
});
