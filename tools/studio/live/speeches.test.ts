import { expect, it } from "vitest";
import { partsOf } from "#stage/story/parts.ts";
import { STORY } from "#stage/for-tests/story-for-tests.ts";
import { allStories } from "../render-story.ts";
import { readStoryFile } from "../story-figures.ts";
import { placeHash, readPlace } from "./place.ts";
import { speechesOf } from "./speeches.ts";
import { plan } from "#stage/story/plan.ts";
import { everyKit } from "../kit-for-tests.ts";

it("the preview plays a story over its recordings, and parts in other words by estimated times (T-366)", () => {
  const story = allStories().find(({ id }) => id === "missions/1/v1");
  if (story === undefined) throw new Error("There is no such story.");
  const file = readStoryFile(story.id);
  const recorded = speechesOf(story, file);
  expect(recorded.map(({ speech }) => speech)).toEqual([file.recording, ...(file.more ?? [])]);

  const [first, ...others] = story.lines;
  if (first === undefined || !("say" in first)) throw new Error("It begins without a line.");
  const changed = { ...story, lines: [{ ...first, say: "One two. Three!", cues: [] }, ...others] };
  const speeches = speechesOf(changed, file);
  expect(speeches.flatMap(({ name, isRecorded }) => (isRecorded ? [] : [name]))).toEqual([""]);
  const { sentences } = speeches[0]?.speech ?? { sentences: [] };
  expect(sentences.slice(0, 2).map(({ text }) => text)).toEqual(["One two.", "Three!"]);
  expect(sentences[1]?.start).toBeGreaterThan(sentences[0]?.end ?? 0);
});

it("a story without a file is played by estimated times", () => {
  const speeches = speechesOf(STORY, null);
  expect(speeches.map(({ name }) => name)).toEqual(partsOf(STORY).map(({ name }) => name));
  const [first, ...more] = speeches.map(({ speech }) => speech);
  if (first === undefined) throw new Error("It has no parts.");
  expect(plan(STORY, everyKit, first, more).speech.duration).toBeGreaterThan(3);
});

it("the URL keeps story and second; an unknown story leads to the first", () => {
  const ids = ["missions/1/v1", "missions/1/v2"];
  const place = { story: "missions/1/v2", second: 12.4 };
  expect(readPlace(placeHash(place), ids)).toEqual(place);
  expect(readPlace("#missions/9/v1@3", ids)).toEqual({ story: ids[0], second: 0 });
  expect(readPlace("#missions/1/v2@x", ids)).toEqual({ story: ids[1], second: 0 });
});
