import type { CueScript, StoryScript } from "#stage/story/story.ts";

/** A cue that names no act and only these things and places. */
type Cue<Thing extends string = never, Place extends string = never> = CueScript<{
  act: never;
  thing: Thing;
  place: Place;
}>;

/** A spot that no shot shows. */
const OFF: [number, number] = [4000, 3000];
/** Just before the cut at the start of a line. */
const AT_CUT = { after: -0.06, seconds: 0.01, arc: 0 };

/** A thing that stands there already when the picture cuts to another place. */
export const bring = <Thing extends string>(
  put: string,
  thing: Thing,
  to: [number, number],
  size = 1,
): Cue<Thing>[] => [
  { put, thing, to: OFF, size, after: -0.6 },
  { hand: put, to, ...AT_CUT },
];

/** Things that stay in the place that the picture cuts away from. */
export const leave = (...puts: string[]): Cue[] =>
  puts.flatMap((put): Cue[] => [
    { hand: put, to: OFF, ...AT_CUT },
    { take: put, after: 0.1 },
  ]);

/** Where the picture cuts to, and where actors stand there. */
export const cutTo = <Place extends string>(
  place: Place,
  cast: StoryScript["cast"],
): Cue<never, Place>[] => [
  { place, after: -0.05 },
  ...Object.entries(cast).map(([go, to]): Cue => ({
    go: go as keyof StoryScript["cast"],
    to,
    by: "cut",
    after: -0.06,
  })),
];

/** Seconds as the story's file holds them. */
export const thousandths = (seconds: number) => Math.round(seconds * 1000) / 1000;
