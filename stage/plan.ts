import type { Speech } from "./speech.ts";
import type { Cue, Story } from "./story.ts";

type CueOf<Key extends string> = Extract<Cue, Record<Key, unknown>> & { at: number };

/** A line with its start and end in the recording, in seconds. */
interface TimedLine {
  mood: Story["lines"][number]["mood"];
  start: number;
  end: number;
}

/** Everything of a story with its time in seconds, each list in the order of time. */
export interface Plan {
  cast: Story["cast"];
  speech: Speech;
  lines: TimedLine[];
  places: { name: Story["place"]; at: number }[];
  shots: CueOf<"shot">[];
  moves: CueOf<"go">[];
  acts: CueOf<"act">[];
  waves: CueOf<"wave">[];
  puts: CueOf<"put">[];
  hands: CueOf<"hand">[];
  takes: CueOf<"take">[];
  drops: CueOf<"drop">[];
  lights: CueOf<"light">[];
  sounds: CueOf<"sound">[];
  partyFrom: number | null;
}

/** The story does not match the spoken words. */
export class PlanError extends Error {}

const plain = (word: string) => word.toLowerCase().replace(/[^a-z']/g, "");

/** The sentences of a line, which the voice speaks one by one. */
const countSentences = (text: string) => text.trim().split(/(?<=[.!?])\s+/).length;

/**
 * Gives each cue of a story its time. Throws PlanError for a word that its line does not contain.
 */
export function plan(story: Story, speech: Speech): Plan {
  let next = 0;
  const lines = story.lines.map((line) => {
    const own = speech.sentences.slice(next, (next += countSentences(line.say)));
    return { ...line, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
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
    cast: story.cast,
    speech,
    lines: lines.map(({ mood, start, end }) => ({ mood, start, end })),
    places: [
      { name: story.place, at: -1 },
      ...of("place").map(({ place, at }) => ({ name: place, at })),
    ],
    shots: of("shot"),
    moves: of("go"),
    acts: of("act"),
    waves: of("wave"),
    puts: of("put"),
    hands: of("hand"),
    takes: of("take"),
    drops: of("drop"),
    lights: of("light"),
    sounds: of("sound"),
    partyFrom: of("party")[0]?.at ?? null,
  };
}

/** The last entry that has begun; undefined before the first. */
export const latest = <T extends { at: number }>(list: readonly T[], seconds: number) =>
  list.findLast(({ at }) => at <= seconds);
