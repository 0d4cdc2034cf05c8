import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { landing } from "#app/copy/landing.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { planStory } from "../kits.ts";
import { MEDIA } from "../manifest.ts";
import { readStoryFile } from "../story-figures.ts";
import { LOOP_STORY, loopSpans } from "./loop.ts";

const LOOP_MAX_BYTES = 600_000;

it("the loop of the start page is 11 to 13 seconds of its story, each part of it once and in order (T-1706)", () => {
  const { story, recording, more } = readStoryFile(LOOP_STORY);
  const { duration } = planStory(story, recording, more).speech;
  const spans = loopSpans();
  const seconds = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  expect(seconds).toBeGreaterThan(11);
  expect(seconds).toBeLessThan(13);
  const times = spans.flatMap(({ from, to }) => [from, to]);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(times.at(-1)).toBeLessThanOrEqual(duration);
});

it("the loop is at most 600 kB (T-1707)", () => {
  expect(statSync(join(MEDIA, "landing/loop.mp4")).size).toBeLessThanOrEqual(LOOP_MAX_BYTES);
});

it("the start page names the missions of the course by their titles, in their order (T-1702)", () => {
  expect(landing.missions.list.map(({ title }) => title)).toEqual(
    missions.map(({ lesson }) => lesson.title),
  );
});
