import * as v from "valibot";
import { listOf } from "../bounded.ts";
import { keysOf } from "../pick.ts";
import { noHiddenCharacter } from "../slides/fields.ts";
import { MISCONCEPTIONS } from "./misconceptions.ts";
import type { Slip } from "./misconceptions.ts";
import { QUESTION_TYPES } from "./question-type.ts";
import { STANDARDS } from "./standards.ts";

/*
 * What an author says about a question, beside its words: for the rules of questions
 * (`item-rules.ts`), for statistics, and for what a parent reads. Children do not get it.
 */

/** The most standards that one question can name. */
export const STANDARDS_MAX = 5;
const SLIP_MAX_CHARACTERS = 120;

/**
 * The most characters of each field that is a text of the author alone. No child reads it, so it is not
 * translated.
 */
export const NOTE_MAX = {
  idea: 160,
  place: 40,
  situation: 80,
  recall_reason: 160,
  story_words: 300,
} as const;

const note = (name: keyof typeof NOTE_MAX) =>
  v.optional(v.nullable(v.pipe(v.string(), v.maxLength(NOTE_MAX[name]), noHiddenCharacter)));

/** Its words may be empty while the author types. */
const isSlipText = (value: unknown): boolean =>
  typeof value === "string" && value.length <= SLIP_MAX_CHARACTERS && /^slip:.*$/.test(value);

/** The belief, or the slip of a sum, that leads to a wrong choice. */
export const WhyChosen = v.optional(
  v.nullable(
    v.union([
      v.picklist(keysOf(MISCONCEPTIONS)),
      v.custom<Slip>(isSlipText, "needs a misconception of the list, or 'slip: ' and the slip"),
    ]),
  ),
);

/** Fields of a slide that asks something. */
export const questionFields = {
  /** One sentence of the mission: what the child understands who is right. */
  idea: note("idea"),
  question_type: v.optional(v.nullable(v.picklist(keysOf(QUESTION_TYPES)))),
  standards: v.optional(listOf(v.picklist(keysOf(STANDARDS)), STANDARDS_MAX)),
  /** Where in a child's life its case is: at home, in a store, at school, on the phone. */
  place: note("place"),
  /** Its case in a few words; two questions with the same words have the same case. */
  situation: note("situation"),
  /** Why a question of the type 'recall' is asked all the same. */
  recall_reason: note("recall_reason"),
  /** Asked only in reviews, never in the lesson (`domain/content/band-path.ts`). */
  for_review: v.optional(v.boolean()),
} satisfies v.ObjectEntries;

/** Of a slide that tells something: objects, prices and names of its story, with commas between them. */
export const storyFields = { story_words: note("story_words") } satisfies v.ObjectEntries;

/** What children do not get, of a slide and of the items of its lists. */
const OF_AUTHORS = {
  slide: new Set([
    "for",
    ...Object.keys(questionFields),
    ...Object.keys(storyFields),
    "too_little_misconception",
    "too_much_misconception",
  ]),
  item: new Set(["misconception"]),
};

const hasAny = (of: object, names: ReadonlySet<string>) =>
  Object.keys(of).some((name) => names.has(name));
const withoutAny = (of: object, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.has(name)));

const sentItem = (item: unknown): unknown =>
  typeof item === "object" && item !== null && hasAny(item, OF_AUTHORS.item)
    ? withoutAny(item, OF_AUTHORS.item)
    : item;

/** The slide as children get it, without what authors noted; the same object where they noted nothing. */
export function sentSlide<Slide extends object>(slide: Slide): Slide {
  const isNoted = (value: unknown) =>
    Array.isArray(value) && value.some((item) => sentItem(item) !== item);
  if (!hasAny(slide, OF_AUTHORS.slide) && !Object.values(slide).some(isNoted)) return slide;
  return Object.fromEntries(
    Object.entries(withoutAny(slide, OF_AUTHORS.slide)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(sentItem) : (value as unknown),
    ]),
  ) as Slide;
}
