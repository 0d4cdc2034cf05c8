import type { CueScript, StoryScript } from "#stage/story/story.ts";
import { thousandths } from "./scenery.ts";

/** A cue that names no act and only these things and places. */
type Cue<Thing extends string = never, Place extends string = never> = CueScript<{
  act: never;
  thing: Thing;
  place: Place;
}>;

/** A spot that no shot shows. */
export const OFF: [number, number] = [4000, 3000];
/** A cut takes less time than one frame of the video. */
const INSTANT = { seconds: 0.001, arc: 0 };
/** The cut at the start of a line. */
const CUT_S = -0.05;

/** A thing is somewhere else from one instant on. */
export const jump = (
  hand: string,
  to: [number, number],
  at: { on?: string; after: number },
): Cue => ({ hand, to, ...at, ...INSTANT });

/** The picture cuts to another place, to actors who stand there and to things that lie there. */
export const sceneAt = <Place extends string, Thing extends string = never>(
  place: Place,
  cast: StoryScript["cast"],
  things: readonly [put: string, thing: Thing, to: [number, number], size?: number][] = [],
): Cue<Thing, Place>[] => [
  { place, after: CUT_S },
  ...Object.entries(cast).map(([go, to]): Cue => ({
    go: go as keyof StoryScript["cast"],
    to,
    by: "cut",
    after: CUT_S,
  })),
  ...things.flatMap(([put, thing, to, size = 1]): Cue<Thing>[] => [
    { put, thing, to: OFF, size, after: -0.6 },
    jump(put, to, { after: CUT_S }),
  ]),
];

/** Things that stay in the place that the picture cuts away from. */
export const stayBehind = (...puts: string[]): Cue[] =>
  puts.flatMap((put): Cue[] => [jump(put, OFF, { after: CUT_S }), { take: put, after: 0.1 }]);

/** When something is there or gone, from a word of its line on. */
type At = { on?: string; after: number };
type Listed<Thing> = readonly [put: string, thing: Thing, to: [number, number], size?: number];

/** Things that stand there from a cut on, without growing into the picture. */
export const thereAt = <Thing extends string>(
  at: At,
  ...things: readonly Listed<Thing>[]
): Cue<Thing>[] =>
  things.flatMap(([put, thing, to, size = 1]): Cue<Thing>[] => [
    { put, thing, to: OFF, size, ...at, after: thousandths(at.after - 0.6) },
    jump(put, to, at),
  ]);

/** Things that are gone from a cut on. */
export const goneAt = (at: At, ...puts: string[]): Cue[] =>
  puts.flatMap((put): Cue[] => [
    jump(put, OFF, at),
    { take: put, ...at, after: thousandths(at.after + 0.1) },
  ]);
