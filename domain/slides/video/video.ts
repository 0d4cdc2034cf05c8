import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { CLIP_MAX_S, CLIP_MIN_S, FETCHED_AHEAD_MAX_BYTES } from "../../constants.ts";
import { storyFields } from "../../questions/fields.ts";
import { BANDS } from "../bands.ts";
import { File, noHiddenCharacter, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { perBand, slideFields } from "../per-band.ts";
import { questionOf, doneInMoment, MomentsSchema, understood, whyNot } from "./moments.ts";
import { isEmptyText } from "../../content/visible-text.ts";

/** Captions may end this much after the clip: its last word fades out. */
const CAPTIONS_OVER_S = 0.5;

export const VIDEO_TITLE_MAX = 60;
/** More than any story has. */
const STORY_PARTS_MAX = 50;

/** The script of a story and its sounds, in the order of its parts; it has more than one if it waits. */
const storyFiles = {
  script_url: File,
  sound_url: File,
  more: v.optional(listOf(v.strictObject({ sound_url: File }), STORY_PARTS_MAX)),
} satisfies v.ObjectEntries;

const fields = {
  ...slideFields,
  ...storyFields,
  video_url: File,
  /** The same clip for a slow connection. */
  video_light_url: v.optional(File),
  /** Bytes of the clip; what is too heavy is not fetched before it plays. */
  video_bytes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  /** False for a clip that is not 9:16 and stayed as it came; only the checklist looks at it. */
  video_upright: v.optional(v.nullable(v.boolean())),
  captions_url: File,
  /** When the last caption ends, in seconds; only the checklist looks at it. */
  captions_seconds: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0)))),
  poster_url: File,
  /** What is shown, in words. */
  alt: Text,
  /** What stands over the poster; absent, or empty: nothing. */
  title: v.optional(v.pipe(v.string(), v.maxLength(VIDEO_TITLE_MAX), noHiddenCharacter)),
  /**
   * The same clip in a form that is drawn live. Of the shipped course alone; the video is played
   * where the story can't be drawn, or where this version has no drawings for its id.
   */
  story: v.optional(
    v.nullable(
      v.strictObject({
        /** Which story it is: the app has the drawings of those of the shipped course by their id. */
        id: v.pipe(v.string(), v.maxLength(80)),
        ...storyFiles,
        /** What it asks in its moments. */
        moments: v.optional(MomentsSchema),
        /** The same in other words for the children of a band; `wordedFor` takes that of one child. */
        wordings: v.optional(perBand(v.strictObject(storyFiles))),
        /** Set in what a child gets: the band whose wording it is. The video shows it by default. */
        wording: v.optional(v.picklist(BANDS)),
      }),
    ),
  ),
} satisfies v.ObjectEntries;

export type VideoSlide = SlideOf<"video", typeof fields>;

/** What ends with a slide's clip: the story that was drawn live is another one than a new clip. */
export const endOfStory = ({ story }: { story?: object | null | undefined }) =>
  story ? { story: null } : {};

const momentsOf = ({ story }: VideoSlide) => story?.moments ?? [];

export const video = {
  fields,
  start: () => ({ video_url: null, captions_url: null, poster_url: null, alt: "" }),
  checks: {
    no_video: "must",
    no_captions: "should",
    captions_too_long: "should",
    no_poster: "should",
    no_video_alt: "should",
    clip_length: "should",
    clip_weight: "should",
    clip_shape: "should",
  },
  find(slide: DraftOf<VideoSlide>) {
    const seconds = slide.video_seconds;
    const captionsEnd = slide.captions_seconds ?? 0;
    return findings([
      ["no_video", !slide.video_url],
      ["no_captions", !slide.captions_url],
      ["captions_too_long", seconds !== null && captionsEnd > seconds + CAPTIONS_OVER_S],
      ["no_poster", !slide.poster_url],
      ["no_video_alt", isEmptyText(slide.alt)],
      ["clip_weight", (slide.video_bytes ?? 0) > FETCHED_AHEAD_MAX_BYTES],
      ["clip_shape", slide.video_upright === false],
      ["clip_length", seconds !== null && (seconds < CLIP_MIN_S || seconds > CLIP_MAX_S)],
    ]);
  },
  summary: ({ alt }) => alt,
  mayAsk: (slide) => momentsOf(slide).length > 0,
  question: (slide, detail) => questionOf(momentsOf(slide), detail),
  attempted: (slide, detail) => doneInMoment(momentsOf(slide), detail),
  hint: (slide, detail) => whyNot(momentsOf(slide), detail),
  solvedWords: (slide) => understood(momentsOf(slide)),
} satisfies SlideRules<VideoSlide>;
