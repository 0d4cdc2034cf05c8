import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isMoment } from "#stage/story/story.ts";
import { MEDIA } from "./manifest.ts";
import { allStories, redrawStory } from "./render-story.ts";
import { courseVoice } from "./voice/course-voice.ts";

it("a story that says other words than its recording is not drawn anew with it (T-586)", async () => {
  const [story] = allStories();
  if (story === undefined) throw new Error("The course has no stories.");
  const script = () => readFileSync(join(MEDIA, `${story.id}.json`), "utf8");
  const before = script();
  const lines = story.lines.map((line) =>
    isMoment(line) ? line : { ...line, say: "Something else." },
  );
  const redrawn = redrawStory({ ...story, lines }, courseVoice(), {}, () => {});
  await expect(redrawn).rejects.toThrow(`${story.id} says other words than its recording`);
  expect(script()).toBe(before);
});
