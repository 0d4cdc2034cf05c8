import { expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

it.each([
  ["/media/content/a/captions/beach-0123456789abcdef0123456789abcdef.vtt", "beach.vtt"],
  ["/media/course/1/v1-e46d7fd1a11be8a623271a97ce863291.vtt", "v1.vtt"],
  ["/media/content/a/captions/day%20one.srt", "day one.srt"],
  ["beach-2.vtt", "beach-2.vtt"],
])("a stored file is shown by its author's name: %s is %s (T-726)", (url, name) =>
  expect(fileNameOf(url)).toBe(name),
);
