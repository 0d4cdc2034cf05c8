import { expect, it } from "vitest";
import type { Slide } from "#domain/slides/registry.ts";
import { placeOf } from "./place-of.ts";

const story = (id: string | undefined) =>
  ({ id: `v-${id}`, type: "video", ...(id && { story: { id } }) }) as Slide;
const chat = { id: "c", type: "chat" } as Slide;
const quiz = { id: "q", type: "quiz" } as Slide;

it.each<[string, Slide[], number, string | null]>([
  ["a story in its own place", [story("missions/1/v2")], 0, "yard"],
  [
    "a question in the place of the story before it",
    [story("missions/1/v2"), quiz, quiz],
    2,
    "yard",
  ],
  [
    "the place of the nearest story",
    [story("missions/1/v1"), quiz, story("missions/4/v3"), quiz],
    3,
    "pier",
  ],
  [
    "a story in the words of an age band in the same place",
    [story("missions/1/v2-little")],
    0,
    "yard",
  ],
  [
    "a question before all stories in the place of the first",
    [quiz, story("missions/1/v2")],
    0,
    "yard",
  ],
  ["a question in a room where a chat tells", [quiz, chat], 0, "room"],
  ["a chat after a story in the place of the story", [story("missions/1/v2"), chat], 1, "yard"],
  ["nowhere after a clip without a story", [story(undefined), quiz], 1, null],
  ["nowhere after a story of another version", [story("missions/9/v1"), quiz], 1, null],
])("%s (T-1795)", (_what, slides, index, place) => expect(placeOf(slides, index)).toBe(place));
