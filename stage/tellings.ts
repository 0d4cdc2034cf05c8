import * as v from "valibot";
import { BANDS, perBand } from "#domain/slides/age-bands.ts";
import type { AgeBand } from "#domain/slides/age-bands.ts";
import { partsOf, TOGETHER_NAME } from "./parts.ts";
import type { Part } from "./parts.ts";
import { isMoment, StorySchema } from "./story.ts";
import type { Moment, Story } from "./story.ts";

/*
 * A story that is told to the children of an age band in words of its own. Each telling is a story
 * by itself, with files of its own; who has none hears the default telling, which the video tells.
 */

const { place, cast, lines } = StorySchema.entries;

/** What differs from the default telling. */
const Telling = v.strictObject({ place: v.optional(place), cast: v.optional(cast), lines });

/** What a moment asks for, without its words. */
const askedIn = ({ moment, task }: Moment) =>
  task.do === "choose"
    ? { moment, of: task.of.map(({ right }) => right) }
    : { moment, of: task.things.map(({ places }) => places) };

const asked = (beats: Story["lines"]) => beats.filter(isMoment).map(askedIn);

/** A story with its tellings. */
export const ToldStorySchema = v.pipe(
  v.strictObject({ ...StorySchema.entries, tellings: v.optional(perBand(Telling), {}) }),
  v.check(
    ({ tellings, ...story }) =>
      BANDS.every((band) => {
        const own = asked(tellings[band]?.lines ?? []);
        return JSON.stringify(own) === JSON.stringify(asked(story.lines).slice(0, own.length));
      }),
    "a telling has the story's first moments with the same things: attempts name them by index",
  ),
);
export type ToldStory = v.InferOutput<typeof ToldStorySchema>;
export type ToldStoryScript = v.InferInput<typeof ToldStorySchema>;
export type TellingScript = v.InferInput<typeof Telling>;

/** The story as it is told to the children of one band. */
export interface ToldTo {
  band: AgeBand;
  story: Story;
  /** Its default telling. */
  byDefault: Story;
}

export const defaultTelling = ({ id, place: where, cast: who, lines: said }: ToldStory): Story => ({
  id,
  place: where,
  cast: who,
  lines: said,
});

/** The tellings of a story; the files of each are beside those of the story: 'missions/1/v1-little'. */
export function tellingsOf(told: ToldStory): ToldTo[] {
  const byDefault = defaultTelling(told);
  return BANDS.flatMap((band) => {
    const own = told.tellings[band];
    if (own === undefined) return [];
    const story: Story = {
      id: `${byDefault.id}-${band}`,
      place: own.place ?? byDefault.place,
      cast: own.cast ?? byDefault.cast,
      lines: own.lines,
    };
    return [{ band, story, byDefault }];
  });
}

const spokenIn = ({ lines: said }: Part) =>
  JSON.stringify(said.map((one) => [one.say, one.by, one.mood]));

/** The sound of the reply that all stories with moments have. */
const TOGETHER_SOUND = "missions/together";

/**
 * The sound of a part, as a path in `media` without extension. A reply that the default telling
 * speaks in the same words is not recorded again.
 */
export function soundOf({ story, byDefault }: Omit<ToldTo, "band">, part: Part): string {
  if (part.name === TOGETHER_NAME) return TOGETHER_SOUND;
  const same = partsOf(byDefault).find(({ name }) => name === part.name);
  const isShared =
    part.isReply && same !== undefined && same.isReply && spokenIn(same) === spokenIn(part);
  return `${(isShared ? byDefault : story).id}${part.name}`;
}
