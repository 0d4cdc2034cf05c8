import * as v from "valibot";
import { listOf } from "../bounded.ts";
import { noHiddenCharacter } from "../slides/fields.ts";
import { MISCONCEPTIONS } from "./misconceptions.ts";
import type { Misconception, Slip } from "./misconceptions.ts";
import { QUESTION_TYPES } from "./question-type.ts";
import type { QuestionType } from "./question-type.ts";
import { STANDARDS } from "./standards.ts";
import type { Standard } from "./standards.ts";

/*
 * What an author says about a question, beside its words: for the rules of questions
 * (`item-rules.ts`), for statistics, and for what a parent reads. Children do not get it.
 */

const STANDARDS_MAX = 5;
const SLIP_MAX_CHARACTERS = 120;

const line = (max: number) =>
  v.optional(v.nullable(v.pipe(v.string(), v.maxLength(max), noHiddenCharacter)));

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) =>
  Object.keys(of) as [Key, ...Key[]];

/** Its words may be empty while the author types. */
const isSlipText = (value: unknown): boolean =>
  typeof value === "string" && value.length <= SLIP_MAX_CHARACTERS && /^slip:.*$/.test(value);

/** The belief, or the slip of a sum, that leads to a wrong choice. */
export const WhyChosen = v.optional(
  v.nullable(
    v.union([
      v.picklist(keysOf<Misconception>(MISCONCEPTIONS)),
      v.custom<Slip>(isSlipText, "needs a misconception of the list, or 'slip: ' and the slip"),
    ]),
  ),
);

/** Fields of a slide that asks something. */
export const questionFields = {
  /** One sentence of the mission: what the child understands who is right. */
  idea: line(160),
  question_type: v.optional(v.nullable(v.picklist(keysOf<QuestionType>(QUESTION_TYPES)))),
  standards: v.optional(listOf(v.picklist(keysOf<Standard>(STANDARDS)), STANDARDS_MAX)),
  /** Where in a child's life its case is: at home, in a store, at school, on the phone. */
  place: line(40),
  /** Its case in a few words; two questions with the same words have the same case. */
  situation: line(80),
  /** Why a question of the type 'recall' is asked all the same. */
  recall_reason: line(160),
} satisfies v.ObjectEntries;

/** Of a video slide: objects, prices and names of its story, with commas between them. */
export const storyFields = { story_words: line(300) } satisfies v.ObjectEntries;

/** Those of its fields that are texts. No child reads them: they are not translated. */
export const QUESTION_NOTES: readonly string[] = [
  "idea",
  "place",
  "situation",
  "recall_reason",
  "story_words",
];

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
