import type { CueScript, StoryScript } from "#stage/story.ts";
import { thousandths } from "./scenery.ts";

type Put = Extract<CueScript, { put: unknown }>;

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
): CueScript => ({ hand, to, ...at, ...INSTANT });

/** The picture cuts to another place, to actors who stand there and to things that lie there. */
export const sceneAt = (
  place: StoryScript["place"],
  cast: StoryScript["cast"],
  things: readonly [put: string, thing: Put["thing"], to: [number, number], size?: number][] = [],
): CueScript[] => [
  { place, after: CUT_S },
  ...Object.entries(cast).map(([go, to]): CueScript => ({
    go: go as keyof StoryScript["cast"],
    to,
    by: "cut",
    after: CUT_S,
  })),
  ...things.flatMap(([put, thing, to, size = 1]): CueScript[] => [
    { put, thing, to: OFF, size, after: -0.6 },
    jump(put, to, { after: CUT_S }),
  ]),
];

/** Things that stay in the place that the picture cuts away from. */
export const stayBehind = (...puts: string[]): CueScript[] =>
  puts.flatMap((put): CueScript[] => [jump(put, OFF, { after: CUT_S }), { take: put, after: 0.1 }]);

/** When something is there or gone, from a word of its line on. */
type At = { on?: string; after: number };
type Listed = readonly [put: string, thing: Put["thing"], to: [number, number], size?: number];

/** Things that stand there from a cut on, without growing into the picture. */
export const thereAt = (at: At, ...things: readonly Listed[]): CueScript[] =>
  things.flatMap(([put, thing, to, size = 1]): CueScript[] => [
    { put, thing, to: OFF, size, ...at, after: thousandths(at.after - 0.6) },
    jump(put, to, at),
  ]);

/** Things that are gone from a cut on. */
export const goneAt = (at: At, ...puts: string[]): CueScript[] =>
  puts.flatMap((put): CueScript[] => [
    jump(put, OFF, at),
    { take: put, ...at, after: thousandths(at.after + 0.1) },
  ]);
