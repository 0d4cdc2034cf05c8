import { describe, expect, it } from "vitest";
import { LOCK_PICTURES, toPictureLock } from "./children.ts";
import type { ChildPicture, PictureLock } from "./children.ts";
import { tapPicture } from "./picture-lock.ts";

const LOCK: PictureLock = ["turtle", "star", "shell"];

describe("a picture lock", () => {
  it.each<[string, ChildPicture[], ChildPicture, string, ChildPicture[]]>([
    ["the first picture", [], "turtle", "more", ["turtle"]],
    ["another picture first", [], "star", "wrong", []],
    ["the second picture", ["turtle"], "star", "more", ["turtle", "star"]],
    ["the third before the second", ["turtle"], "shell", "wrong", []],
    ["the same picture tapped twice", ["turtle"], "turtle", "more", ["turtle"]],
    ["the last picture", ["turtle", "star"], "shell", "open", ["turtle", "star", "shell"]],
    ["a wrong last picture", ["turtle", "star"], "crab", "wrong", []],
    ["an earlier picture at the end", ["turtle", "star"], "turtle", "more", ["turtle", "star"]],
  ])("%s", (_what, before, next, result, picks) =>
    expect(tapPicture(LOCK, before, next)).toEqual({ result, picks }),
  );

  it.each<[string, ChildPicture[], PictureLock | null]>([
    ["no pictures", [], null],
    ["two pictures", ["turtle", "star"], null],
    ["three pictures", ["turtle", "star", "shell"], LOCK],
    ["a picture twice", ["turtle", "star", "turtle"], null],
    ["four pictures", ["turtle", "star", "shell", "crab"], null],
  ])("of %s", (_what, pictures, lock) => expect(toPictureLock(pictures)).toEqual(lock));

  it("has nine pictures to choose from", () => expect(new Set(LOCK_PICTURES).size).toBe(9));
});
