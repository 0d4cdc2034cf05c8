import { describe, expect, it } from "vitest";
import { slidesFor } from "#domain/content/band-path.ts";
import type { Band } from "#domain/slides/bands.ts";
import { isMoment } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import { smartSpender } from "./mission.ts";

const { lesson, stories, wordings } = smartSpender;

/** The stories that the children of a band get, in their words. */
const storiesFor = (band: Band): Story[] =>
  slidesFor(lesson.slides, band).flatMap((slide) => {
    if (slide.type !== "video" || slide.story == null) return [];
    const { id } = slide.story;
    const own = wordings.find((one) => one.band === band && one.byDefault.id === id)?.story;
    return own ?? stories.find((story) => story.id === id) ?? [];
  });

const spokenIn = ({ lines }: Story) =>
  lines.map((beat) => (isMoment(beat) ? beat.ask : beat)).map(({ say, by }) => ({ say, by }));

describe("the stories of mission 4", () => {
  it("are two in own words for children of 3 to 6, and three for those of 7 to 10 (T-2184)", () => {
    const ids = (band: Band) => storiesFor(band).map(({ id }) => id);
    expect(ids("little")).toEqual(["missions/4/v1-little", "missions/4/v3-little"]);
    expect(ids("middle")).toEqual(["missions/4/v1", "missions/4/v2", "missions/4/v3"]);
    expect([...ids("older"), ...ids("teen")]).toEqual([]);
  });

  it("end with a real child who has the same idea, and speaks in her own voice (T-2185)", () => {
    const last = (band: Band) => storiesFor(band).map((story) => spokenIn(story).at(-1)?.by);
    expect(last("little")).toEqual(["lu", "lu"]);
    expect(last("middle")).toEqual(["jo", "sam", "sam"]);
    for (const { lines } of storiesFor("middle"))
      expect(JSON.stringify(lines.at(-1))).not.toContain('"pocket"');
  });

  it("name no number above five to children of 3 to 6 (T-2186)", () => {
    const above = /\b(?:six|seven|eight|nine|ten|[6-9]|\d\d+)\b/i;
    const said = storiesFor("little").flatMap(spokenIn);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(({ say }) => above.test(say))).toEqual([]);
  });
});
