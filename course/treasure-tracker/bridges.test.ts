import { describe, expect, it } from "vitest";
import { slidesFor } from "#domain/content/band-path.ts";
import type { Band } from "#domain/slides/bands.ts";
import { isMoment } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import { missions } from "./course.ts";

const CHILDREN = ["lu", "jo", "sam"];

/** The stories that the children of a band get in a mission, in their words. */
const storiesFor = ({ lesson, stories, wordings }: (typeof missions)[number], band: Band) =>
  slidesFor(lesson.slides, band).flatMap((slide): Story[] => {
    if (slide.type !== "video" || slide.story == null) return [];
    const { id } = slide.story;
    const own = wordings.find((one) => one.band === band && one.byDefault.id === id)?.story;
    const found = own ?? stories.find((story) => story.id === id);
    return found === undefined ? [] : [found];
  });

const lastLine = ({ lines }: Story) => {
  const last = lines.at(-1);
  if (last === undefined || isMoment(last)) throw new Error("The story ends with no line.");
  return last;
};

const endsWithChild = (story: Story) => CHILDREN.includes(String(lastLine(story).by));

const cases = missions.flatMap((mission, index) =>
  (["little", "middle"] as const).map((band) => ({ mission, band, number: index + 1 })),
);

describe.each(cases)("mission $number for $band", ({ mission, band }) => {
  const bridges = storiesFor(mission, band).filter(endsWithChild);

  it("leads from a story to a real child's life (T-2205)", () =>
    expect(bridges.length).toBeGreaterThan(0));

  it("says so in sentences of at most eight words, and Pocket is not there (T-2206)", () => {
    for (const { lines } of bridges) {
      const spoken = lines.flatMap((line) => (isMoment(line) ? [] : [line]));
      const from = spoken.findIndex(({ by }) => CHILDREN.includes(String(by)));
      const bridge = spoken.slice(from);
      expect(bridge.map(({ by }) => by).filter((by) => !CHILDREN.includes(String(by)))).toEqual([]);
      for (const sentence of bridge.flatMap(({ say }) => say.split(/(?<=[.!?])\s+/)))
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(8);
      const leaves = bridge[0]?.cues.find((cue) => "go" in cue && cue.go === "pocket");
      expect(leaves).toMatchObject({ by: "cut" });
    }
  });
});
