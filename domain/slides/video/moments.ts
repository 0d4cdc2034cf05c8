import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { numbersIn, putInto } from "../kind.ts";

/*
 * What a story asks the child in its moments, in words: for statistics and for what was learned. The
 * detail of an attempt is '0:2', the third option of the first moment, or '0:1>0', the second thing
 * in the first place.
 */

/** More than any story has. */
export const MOMENTS_MAX = 20;
export const MOMENT_THINGS_MAX = 20;
export const MOMENT_PLACES_MAX = 10;

const Words = v.pipe(v.string(), v.maxLength(300));

const MomentSchema = v.strictObject({
  ask: Words,
  /** What can be picked, or brought somewhere. */
  of: listOf(v.strictObject({ name: Words, right: v.boolean(), why: Words }), MOMENT_THINGS_MAX),
  /** Where things are brought to; none where one is picked. */
  places: listOf(Words, MOMENT_PLACES_MAX),
});
export const MomentsSchema = listOf(MomentSchema, MOMENTS_MAX);
export type SlideMoment = v.InferOutput<typeof MomentSchema>;

/** The moment of an attempt, what was picked in it, and where it was put. */
function parts(moments: readonly SlideMoment[], detail: string) {
  const [index = -1, which = -1, place = -1] = numbersIn(detail);
  const moment = moments[index];
  return { moment, picked: moment?.of[which], place: moment?.places[place] };
}

/** What was done, in words; null where the story is another one now. */
export function doneInMoment(moments: readonly SlideMoment[], detail: string): string | null {
  const { moment, picked, place } = parts(moments, detail);
  if (moment === undefined || picked === undefined) return null;
  return moment.places.length === 0 ? picked.name : putInto(picked.name, place);
}

/** What the story says to such a wrong attempt. */
export const whyNot = (moments: readonly SlideMoment[], detail: string): string =>
  parts(moments, detail).picked?.why ?? "";

/** The first moment in which something can be wrong: what is there to understand. */
const mainMoment = (moments: readonly SlideMoment[]) =>
  moments.find(({ of, places }) => places.length > 0 || of.some(({ right }) => !right));

/** The question of an attempt; of the story, where there is none. */
export const questionOf = (moments: readonly SlideMoment[], detail: string | null): string =>
  (detail === null ? mainMoment(moments) : parts(moments, detail).moment)?.ask ?? "";

/** Why what is right is right: of things that were brought all reasons, else the first one. */
export function understood(moments: readonly SlideMoment[]): string {
  const { of = [], places = [] } = mainMoment(moments) ?? {};
  const right = of.filter((one) => one.right).map(({ why }) => why);
  return places.length > 0 ? right.join(" ") : (right[0] ?? "");
}
