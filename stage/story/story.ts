import * as v from "valibot";
import { MOODS } from "#characters/pocket/mood.ts";
import { SPEAKER_IDS } from "#characters/speakers.ts";
import type { StoryKit } from "../kit/kit.ts";

/*
 * What a story is as data. It is JSON: the course writes it, the studio adds the recording, the
 * lesson player reads both from one file. Acts, things and places are names of the story's kit.
 */

/** Who can appear. */
export const ACTORS = [
  "pocket",
  "glimm",
  "farmer",
  "shopper",
  "driver",
  "nurse",
  "patient",
  "grandma",
  "mother",
  "father",
  "friend",
  "jo",
  "sam",
  "crab",
] as const;
export type Actor = (typeof ACTORS)[number];

/** Effects that the studio mixes into the recording. */
const EFFECTS = [
  "pick",
  "put",
  "clink",
  "correct",
  "oops",
  "whoosh",
  "rustle",
  "sneeze",
  "growl",
  "blare",
] as const;

const SpotSchema = v.tuple([v.number(), v.number()]);

/** On the word `on` of its line, else at the line's start; `after` seconds later. */
const when = { on: v.optional(v.string()), after: v.optional(v.number()) };
const cue = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ ...when, ...entries });

/** It is meant that eyes or a mouth are hidden by this: somebody peeks, a hat is too big. */
const hides = v.optional(v.literal(true));

const Cue = v.union([
  /**
   * A cut, or a movement of the camera, to a size around an actor or a spot. A full shot is a wide
   * one, as close as possible without cutting anybody or anything off. A two shot holds two
   * faces that are near each other. A vista shows the place around them.
   */
  cue({
    shot: v.picklist(["vista", "wide", "full", "medium", "two", "close", "insert"]),
    of: v.union([v.picklist(ACTORS), SpotSchema]),
    by: v.optional(v.picklist(["cut", "push", "pan"]), "cut"),
    seconds: v.optional(v.number(), 1.2),
    /** Of the picture, in the place's units: its frame then is as it is written. */
    width: v.optional(v.number()),
    /** The camera leans by these degrees; not in a shot in which something can be tapped. */
    tilt: v.optional(v.number()),
    /** The camera is near the ground, or above the performers. */
    from: v.optional(v.picklist(["low", "high"])),
  }),
  /** An actor goes to a spot. */
  cue({
    go: v.picklist(ACTORS),
    to: SpotSchema,
    by: v.optional(v.picklist(["cut", "walk", "rise", "fly", "drive"]), "walk"),
    seconds: v.optional(v.number(), 1),
    /** Above 1 somebody is nearer to the camera, below 1 farther away. */
    size: v.optional(v.number()),
  }),
  /** Pocket acts until the next act. */
  cue({ act: v.string(), hides }),
  /** To which side somebody turns from now on: -1 is left, 1 right; null: by what is going on. */
  cue({ turn: v.picklist(ACTORS), to: v.nullable(v.number()) }),
  /** A person lifts an arm: as a greeting or with a thing, or holds a hand up that says stop. */
  cue({ wave: v.picklist(ACTORS), stops: v.optional(v.literal(true)) }),
  /** How a person looks from now on. */
  cue({ feel: v.picklist(ACTORS), as: v.picklist(["sad", "glad", "wow", "laugh"]) }),
  /** A thing is there from now on. */
  cue({
    put: v.string(),
    thing: v.string(),
    to: SpotSchema,
    size: v.optional(v.number(), 1),
    hides,
  }),
  /** It flies in an arc from where it is. */
  cue({
    hand: v.string(),
    to: SpotSchema,
    seconds: v.optional(v.number(), 0.6),
    /** Height of the arc; 0 slides along the ground. */
    arc: v.optional(v.number()),
  }),
  cue({ take: v.string() }),
  /** Things fall: leaves drift down, coins drop with an arc. */
  cue({
    drop: v.string(),
    into: SpotSchema,
    count: v.number(),
    seconds: v.optional(v.number(), 2),
  }),
  /** The hour: 0 is day, 1 is evening. */
  cue({ light: v.number(), seconds: v.optional(v.number(), 1) }),
  /** How far Glimm's light reaches: 0 is almost out, 3 lights the whole place. */
  cue({ glow: v.number(), seconds: v.optional(v.number(), 0.8) }),
  cue({ place: v.string() }),
  cue({ sound: v.picklist(EFFECTS), level: v.optional(v.number(), 0.5) }),
  cue({ party: v.literal(true) }),
]);
export type Cue = v.InferOutput<typeof Cue>;
/** Names that a script may use. */
interface Names {
  act: string;
  thing: string;
  place: string;
}
/** The names of a kit. */
export type NamesOf<Kit extends StoryKit> = {
  act: keyof Kit["acts"] & string;
  thing: keyof Kit["things"] & string;
  place: keyof Kit["places"] & string;
};
type Naming<Script, Known extends Names> = Script extends { act: string }
  ? Omit<Script, "act"> & { act: Known["act"] }
  : Script extends { thing: string }
    ? Omit<Script, "thing"> & { thing: Known["thing"] }
    : Script extends { drop: string }
      ? Omit<Script, "drop"> & { drop: Known["thing"] }
      : Script extends { place: string }
        ? Omit<Script, "place"> & { place: Known["place"] }
        : Script;

/** A cue as a script writes it, with these names. */
export type CueScript<Known extends Names = Names> = Naming<v.InferInput<typeof Cue>, Known>;

const Line = v.strictObject({
  /** One or more sentences of at most ten words; caption and transcript too. */
  say: v.string(),
  /** Who says it; absent: Pocket. */
  by: v.optional(v.picklist(SPEAKER_IDS)),
  mood: v.picklist(MOODS),
  /** Seconds of silence after it. */
  pause: v.optional(v.number(), 0.3),
  cues: v.optional(v.array(Cue), []),
});
export type LineScript<Known extends Names = Names> = Omit<v.InferInput<typeof Line>, "cues"> & {
  cues?: CueScript<Known>[];
};

/** What is said about one thing of a moment: why it is right, or why not. */
const Reply = v.strictObject({ say: v.string(), mood: v.picklist(MOODS) });

/** Half of the width of what can be tapped, in the place's units. */
const reach = v.optional(v.number(), 70);

/** One of these is picked; a right one can lead to lines of its own: another ending. */
const Choose = v.strictObject({
  do: v.literal("choose"),
  of: v.pipe(
    v.array(
      v.strictObject({
        name: v.string(),
        at: SpotSchema,
        reach,
        right: v.boolean(),
        why: Reply,
        ending: v.optional(v.array(Line), []),
      }),
    ),
    v.minLength(2),
  ),
});
export type Choose = v.InferOutput<typeof Choose>;

/** Each thing is brought to a place where it is right. */
const Sort = v.strictObject({
  do: v.literal("sort"),
  things: v.pipe(
    v.array(
      v.strictObject({
        /** The `put` that shows it; it lies there until it is brought to a place. */
        put: v.string(),
        name: v.string(),
        at: SpotSchema,
        reach,
        /** Indexes of the places in which it is right. */
        places: v.array(v.number()),
        why: Reply,
      }),
    ),
    v.minLength(1),
  ),
  places: v.pipe(
    v.array(
      v.strictObject({
        name: v.string(),
        at: SpotSchema,
        reach,
        /** Where things come to lie in it. */
        lies: SpotSchema,
      }),
    ),
    v.minLength(2),
  ),
});
export type Sort = v.InferOutput<typeof Sort>;

/** The story waits until the child has done this. */
const Moment = v.strictObject({
  /** Its name in this story. */
  moment: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  ask: Line,
  task: v.variant("do", [Choose, Sort]),
  /** Seconds that the video stands still to let the child think; then it shows what is right. */
  pause: v.optional(v.number(), 3),
});
export type Moment = v.InferOutput<typeof Moment>;
type OptionScript<Known extends Names> = Omit<
  v.InferInput<typeof Choose>["of"][number],
  "ending"
> & { ending?: LineScript<Known>[] };
type TaskScript<Known extends Names> =
  | v.InferInput<typeof Sort>
  | { do: "choose"; of: OptionScript<Known>[] };
type MomentScript<Known extends Names> = Omit<v.InferInput<typeof Moment>, "ask" | "task"> & {
  ask: LineScript<Known>;
  task: TaskScript<Known>;
};
export type Line = v.InferOutput<typeof Line>;

export const isMoment = (beat: Line | Moment): beat is Moment => "moment" in beat;

export const StorySchema = v.strictObject({
  /** Path of its files in `media` without extension: 'missions/1/v1'. */
  id: v.string(),
  place: v.string(),
  /** Who stands where when it begins. */
  cast: v.record(v.picklist(ACTORS), SpotSchema),
  /** What is said, and where the story waits for the child. It begins with a line. */
  lines: v.pipe(v.array(v.union([Line, Moment])), v.minLength(1)),
});
export type Story = v.InferOutput<typeof StorySchema>;
export type StoryScript<Known extends Names = Names> = Omit<
  v.InferInput<typeof StorySchema>,
  "place" | "lines"
> & {
  place: Known["place"];
  lines: (LineScript<Known> | MomentScript<Known>)[];
};

const Timed = { start: v.number(), end: v.number() };
const RecordingSchema = v.object({
  duration: v.number(),
  sentences: v.array(v.object({ text: v.string(), ...Timed })),
  words: v.array(v.object({ word: v.string(), ...Timed })),
  phones: v.array(v.object({ phone: v.string(), ...Timed })),
});

/** The file that the lesson player reads. */
export const StoryFile = v.strictObject({
  /** Raised when players of before can't draw it; they then play the clip. 2: it has moments. */
  format: v.picklist([1, 2]),
  story: StorySchema,
  /** Of its first part, and of the others in their order (`parts.ts`). */
  recording: RecordingSchema,
  more: v.optional(v.array(RecordingSchema)),
});
export type StoryFile = v.InferOutput<typeof StoryFile>;
