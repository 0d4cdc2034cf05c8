import { expect, it } from "vitest";
import { placeAt, textOf } from "./song.ts";
import type { Syllable } from "./song.ts";

const syllable = (text: string, start: number, isWordEnd = true): Syllable => ({
  text,
  isWordEnd,
  start,
  end: start + 1,
});
const SONG = {
  lines: [
    [syllable("mon", 2, false), syllable("ey", 3)],
    [syllable("in", 10), syllable("jars!", 11)],
  ],
};

it("a line is read as words", () => expect(SONG.lines.map(textOf)).toEqual(["money", "in jars!"]));

it("the place in a song: the syllable that is sung, and how far it is to the next", () => {
  expect(placeAt(SONG, 2.25)).toEqual({ line: 0, syllable: 0, share: 0.25 });
  expect(placeAt(SONG, 3)).toEqual({ line: 0, syllable: 1, share: 0 });
  expect(placeAt(SONG, 11.5)).toEqual({ line: 1, syllable: 1, share: 0.5 });
});

it("a line is shown shortly before it is sung, and nothing between lines", () => {
  expect(placeAt(SONG, 1)).toBeNull();
  expect(placeAt(SONG, 1.7)).toEqual({ line: 0, syllable: 0, share: 0 });
  expect(placeAt(SONG, 6)).toBeNull();
  expect(placeAt(SONG, 12)).toBeNull();
});
