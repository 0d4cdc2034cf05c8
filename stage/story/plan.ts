import { named } from "../kit/kit.ts";
import type { Acting } from "../kit/acting.ts";
import type { StoryKit } from "../kit/kit.ts";
import type { Place } from "../kit/place.ts";
import { partsOf } from "./parts.ts";
import { stepsNow } from "./playing.ts";
import type { States } from "./playing.ts";
import { append, silence } from "./speech.ts";
import type { Speech } from "./speech.ts";
import { isMoment } from "./story.ts";
import type { Speaker } from "#characters/speakers.ts";
import type { Cue, Line, Moment, Story } from "./story.ts";
import { solvedOf } from "./tasks.ts";

type CueOf<Key extends string> = Extract<Cue, Record<Key, unknown>> & { at: number };

/** A line with its start and end in the recording, in seconds. */
interface TimedLine {
  by: Speaker;
  mood: Line["mood"];
  start: number;
  end: number;
}

/** Everything of a story with its time in seconds, each list in the order of time. */
export interface Plan {
  /** What it is drawn with. */
  kit: StoryKit;
  cast: Story["cast"];
  speech: Speech;
  /** When each part that is played begins, by its name. */
  parts: ReadonlyMap<string, number>;
  /** When the story waits; until then the video shows by itself what is right. */
  moments: { moment: Moment; at: number; until: number }[];
  /** What was done in them. */
  states: States;
  lines: TimedLine[];
  /** The sentences of the lines. */
  captions: (Speech["sentences"][number] & { by: Speaker })[];
  places: { name: Story["place"]; at: number }[];
  shots: CueOf<"shot">[];
  moves: CueOf<"go">[];
  acts: CueOf<"act">[];
  turns: CueOf<"turn">[];
  waves: CueOf<"wave">[];
  puts: CueOf<"put">[];
  hands: CueOf<"hand">[];
  takes: CueOf<"take">[];
  drops: CueOf<"drop">[];
  lights: CueOf<"light">[];
  glows: CueOf<"glow">[];
  feels: CueOf<"feel">[];
  sounds: CueOf<"sound">[];
  partyFrom: number | null;
}

/** The story does not match the spoken words. */
export class PlanError extends Error {}

const plain = (word: string) => word.toLowerCase().replace(/[^a-z']/g, "");

/** The sentences of a line, which the voice speaks one by one. */
const countSentences = (text: string) => text.trim().split(/(?<=[.!?])\s+/).length;

/** What was done in each moment, as the video shows it: the first right way. */
export const filmStates = ({ lines }: Story): States =>
  Object.fromEntries(
    lines.filter(isMoment).map(({ moment, task }) => [moment, solvedOf(task)] as const),
  );

/**
 * The parts that are played, one after the other, and the waits between them.
 *
 * @param recordings of the story's parts
 */
function timeline(story: Story, recordings: readonly Speech[], states: States) {
  const known = new Map(partsOf(story).map((part, index) => [part.name, { part, index }]));
  const speech = silence(0);
  const lines: Line[] = [];
  const parts = new Map<string, number>();
  const moments: Plan["moments"] = [];
  for (const step of stepsNow(story, states)) {
    const at = speech.duration;
    if ("moment" in step) {
      append(speech, silence(step.moment.pause));
      moments.push({ moment: step.moment, at, until: speech.duration });
      continue;
    }
    const { part, index } = known.get(step.part) ?? {};
    lines.push(...(part?.lines ?? []));
    append(speech, recordings[index ?? -1] ?? silence(0));
    parts.set(step.part, at);
  }
  return { speech, lines, parts, moments };
}

/**
 * Gives each cue of a story its time. Throws PlanError for a word that its line does not contain.
 *
 * @param kit has every act, thing and place that the story names
 * @param recording of the story's first part, and `more` of the others
 * @param states what was done in its moments; without it what the video shows
 */
export function plan(
  story: Story,
  kit: StoryKit,
  recording: Speech,
  more: readonly Speech[] = [],
  states: States = filmStates(story),
): Plan {
  const played = timeline(story, [recording, ...more], states);
  const { speech } = played;
  let next = 0;
  const captions: Plan["captions"] = [];
  const lines = played.lines.map((line) => {
    const own = speech.sentences.slice(next, (next += countSentences(line.say)));
    const by = line.by ?? "pocket";
    captions.push(...own.map((sentence) => ({ ...sentence, by })));
    return { ...line, by, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
  });
  const timeOf = (cue: Cue, line: (typeof lines)[number]): number => {
    const { on, after = 0 } = cue;
    if (on === undefined) return line.start + after;
    const spoken = speech.words.find(
      ({ word, start }) =>
        start >= line.start - 0.02 && start < line.end && plain(word) === plain(on),
    );
    if (spoken === undefined)
      throw new PlanError(`${story.id}: '${line.say}' does not contain the word '${on}'`);
    return spoken.start + after;
  };
  const cues = lines
    .flatMap((line) => line.cues.map((cue) => ({ ...cue, at: timeOf(cue, line) })))
    .toSorted((a, b) => a.at - b.at);
  const of = <Key extends string>(key: Key) =>
    cues.filter((cue): cue is CueOf<Key> & typeof cue => key in cue);
  return {
    kit,
    cast: story.cast,
    speech,
    parts: played.parts,
    moments: played.moments,
    states,
    lines: lines.map(({ by, mood, start, end }) => ({ by, mood, start, end })),
    captions,
    places: [
      { name: story.place, at: -1 },
      ...of("place").map(({ place, at }) => ({ name: place, at })),
    ],
    shots: of("shot"),
    moves: of("go"),
    acts: of("act"),
    turns: of("turn"),
    waves: of("wave"),
    puts: of("put"),
    hands: of("hand"),
    takes: of("take"),
    drops: of("drop"),
    lights: of("light"),
    glows: of("glow"),
    feels: of("feel"),
    sounds: of("sound"),
    partyFrom: of("party")[0]?.at ?? null,
  };
}

/** The last entry that has begun; undefined before the first. */
export const latest = <T extends { at: number }>(list: readonly T[], seconds: number) =>
  list.findLast(({ at }) => at <= seconds);

/** The name of the place at a time. */
export const placeNameAt = ({ places }: Plan, seconds: number): string =>
  (latest(places, seconds) ?? places[0])?.name ?? "";

/** The place at a time. */
export const placeAt = (plan: Plan, seconds: number): Place =>
  named(plan.kit.places, placeNameAt(plan, seconds));

/** What Pocket acts at a time. */
export function actingAt(plan: Plan, seconds: number, life: number): Acting {
  const cue = latest(plan.acts, seconds);
  return cue === undefined ? {} : named(plan.kit.acts, cue.act)(seconds - cue.at, life);
}
