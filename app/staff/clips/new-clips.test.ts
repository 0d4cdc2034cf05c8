import { expect, it } from "vitest";
import { sortFiles } from "./new-clips.ts";

const files = (...names: string[]) => names.map((name) => new File(["x"], name));
const sorted = (names: string[], converts: boolean) => {
  const { clips, others } = sortFiles(files(...names), converts);
  return [clips.map(({ clip, captions }) => [clip.name, captions?.name ?? null]), others];
};

it("takes clips in the order of their names, each with its captions (R-STAFF-35)", () =>
  expect(sorted(["10-end.mp4", "2-coins.VTT", "2-coins.mp4", "1.mp4", "1.srt"], false)).toEqual([
    [
      ["1.mp4", "1.srt"],
      ["2-coins.mp4", "2-coins.VTT"],
      ["10-end.mp4", null],
    ],
    [],
  ]));

it("names files that are no clip, and captions without one", () => {
  expect(sorted(["a.mov", "b.vtt", "c.txt"], false)).toEqual([[], ["a.mov", "b.vtt", "c.txt"]]);
  expect(sorted(["a.mov", "b.vtt"], true)).toEqual([[["a.mov", null]], ["b.vtt"]]);
});
