import { expect, it } from "vitest";
import { VIDEO_TITLE_MAX } from "#domain/slides/video/video.ts";
import { missions } from "./course.ts";
import { storyTitles } from "./story-titles.ts";

it("each story of a mission has a title of its own, which is short enough (T-326)", () => {
  const stories = missions.flatMap((mission) => mission.stories.map(({ id }) => id));
  expect(Object.keys(storyTitles).toSorted()).toEqual(stories.toSorted());
  const titles = missions
    .flatMap(({ lesson }) => lesson.slides)
    .flatMap((slide) => (slide.type === "video" ? [slide.title ?? ""] : []));
  expect(new Set(titles).size).toBe(stories.length);
  for (const title of titles) {
    expect(title).toMatch(/^\S.*\S$/);
    expect(title.length).toBeLessThanOrEqual(VIDEO_TITLE_MAX / 2);
  }
});
