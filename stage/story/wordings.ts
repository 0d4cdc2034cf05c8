import * as v from "valibot";
import { BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import { perBand } from "#domain/slides/per-band.ts";
import { partsOf, TOGETHER_NAME } from "./parts.ts";
import type { Part } from "./parts.ts";
import { isMoment, StorySchema } from "./story.ts";
import type { Moment, Story } from "./story.ts";

/*
 * A story in words of its own for the children of an age band. Each wording is a story
 * by itself, with files of its own; who has none hears the default wording, which the video shows.
 */

const { place, cast, lines } = StorySchema.entries;

/** What differs from the default wording. */
const Wording = v.strictObject({ place: v.optional(place), cast: v.optional(cast), lines });

/** What a moment asks for, without its words. */
const taskOf = ({ moment, task }: Moment) =>
  task.do === "choose"
    ? { moment, of: task.of.map(({ right }) => right) }
    : { moment, of: task.things.map(({ places }) => places) };

const tasksIn = (beats: Story["lines"]) => beats.filter(isMoment).map(taskOf);

/** A story with its wordings. */
export const WordedStorySchema = v.pipe(
  v.strictObject({ ...StorySchema.entries, wordings: v.optional(perBand(Wording), {}) }),
  v.check(
    ({ wordings, ...story }) =>
      BANDS.every((band) => {
        const own = tasksIn(wordings[band]?.lines ?? []);
        return JSON.stringify(own) === JSON.stringify(tasksIn(story.lines).slice(0, own.length));
      }),
    "a wording has the story's first moments with the same things: attempts name them by index",
  ),
);
export type WordedStory = v.InferOutput<typeof WordedStorySchema>;
export type WordedStoryScript = v.InferInput<typeof WordedStorySchema>;
export type WordingScript = v.InferInput<typeof Wording>;

/** The story as it is worded for the children of one band. */
export interface WordedFor {
  band: Band;
  story: Story;
  /** Its default wording. */
  byDefault: Story;
}

export const defaultWording = ({
  id,
  place: where,
  cast: who,
  lines: said,
}: WordedStory): Story => ({
  id,
  place: where,
  cast: who,
  lines: said,
});

/** The wordings of a story; the files of each are beside those of the story: 'missions/1/v1-little'. */
export function wordingsOf(worded: WordedStory): WordedFor[] {
  const byDefault = defaultWording(worded);
  return BANDS.flatMap((band) => {
    const own = worded.wordings[band];
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
 * The sound of a part, as a path in `media` without extension. A reply that the default wording
 * speaks in the same words is not recorded again.
 */
export function soundOf({ story, byDefault }: Omit<WordedFor, "band">, part: Part): string {
  if (part.name === TOGETHER_NAME) return TOGETHER_SOUND;
  const same = partsOf(byDefault).find(({ name }) => name === part.name);
  const isShared =
    part.isReply && same !== undefined && same.isReply && spokenIn(same) === spokenIn(part);
  return `${(isShared ? byDefault : story).id}${part.name}`;
}
