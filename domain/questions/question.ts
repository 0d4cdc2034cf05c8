import { plainText } from "../content/text.ts";
import { isEmptyText } from "../content/visible-text.ts";
import { rulesOf } from "../slides/registry.ts";
import type { Slide, SlideKind, SlideOfKind } from "../slides/registry.ts";
import type { Misconception, Slip } from "./misconceptions.ts";
import type { QuestionType } from "./question-type.ts";
import type { Standard } from "./standards.ts";

/** One thing that a child can choose, put or set, and the reply to it. */
export interface Choice {
  /** '' where it has no words of its own, as a sum that is too small. */
  text: string;
  /** Null where no choice is right or wrong by itself, as a thing that goes into a basket. */
  isRight: boolean | null;
  /** The reply to a child that chooses it. */
  reply: string;
  whyChosen: Misconception | Slip | null;
  hasPicture: boolean;
  /** Its index in the slide's list; null for a choice that is no item of a list. */
  part: number | null;
  /** The list with the item, where it is not the one of the slide's other choices. */
  list?: "costs";
}

/** A slide that asks something, as the rules of questions see it. */
export interface Question {
  id: string;
  kind: SlideKind;
  idea: string | null;
  type: QuestionType | null;
  standards: readonly Standard[];
  place: string | null;
  situation: string | null;
  recallReason: string | null;
  prompt: string;
  choices: readonly Choice[];
  /** The child picks one of several choices, of which exactly one is right. */
  isOneOf: boolean;
  /** Nothing is said to an answer. */
  isCheck: boolean;
}

/** Slides that are read or watched. */
const TOLD = ["video", "chat", "document"] as const;
export type ToldSlide = Extract<Slide, { type: (typeof TOLD)[number] }>;

/** Is this a slide that tells, and asks nothing that the rules of questions judge? */
export const isTold = <S extends Pick<Slide, "type">>(
  slide: S,
): slide is Extract<S, { type: ToldSlide["type"] }> => TOLD.some((type) => type === slide.type);

const textOf = (text: string | null | undefined): string | null =>
  text == null || isEmptyText(text) ? null : text.trim();

type Noted = Misconception | Slip | null | undefined;

interface Measured {
  too_little: string;
  too_little_misconception?: Noted;
  too_much: string;
  too_much_misconception?: Noted;
}

const unnamed = (reply: string, noted: Noted): Choice => ({
  text: "",
  isRight: false,
  reply,
  whyChosen: noted ?? null,
  hasPicture: false,
  part: null,
});
const measured = (slide: Measured): Choice[] => [
  unnamed(slide.too_little, slide.too_little_misconception),
  unnamed(slide.too_much, slide.too_much_misconception),
];

interface Named {
  name: string;
  image_url?: string | null;
  misconception?: Noted;
}
const named = (thing: Named, reply: string, isRight: boolean | null, part: number): Choice => ({
  text: thing.name,
  isRight,
  reply,
  whyChosen: thing.misconception ?? null,
  hasPicture: thing.image_url != null,
  part,
});

/** No option of a decision is right; to one that is worse in everything it is said why. */
const decided = (option: SlideOfKind["decide"]["options"][number], part: number): Choice =>
  named(option, option.is_worse ? option.worse_why : "", null, part);

/** What the author offers as given up; one that never is given up is a wrong choice. */
const costsOf = ({ asks_cost, costs }: SlideOfKind["decide"]): Choice[] =>
  costs.map((cost, part) => {
    const isNever = cost.right_for.length === 0 && !cost.right_if_spent;
    return {
      ...named(cost, cost.reply, asks_cost === "things" && isNever ? false : null, part),
      list: "costs",
    };
  });

function choicesOf(slide: Exclude<Slide, ToldSlide>): Choice[] {
  switch (slide.type) {
    case "quiz":
      return slide.quiz_answers.map(({ text, is_correct, hint = "", ...answer }, part) =>
        named({ ...answer, name: text }, hint, is_correct, part),
      );
    case "spot":
      return slide.areas.map((area, part) => ({
        ...named(area, area.why, area.is_right, part),
        hasPicture: true,
      }));
    case "sort":
      return slide.things.map((thing, part) => named(thing, thing.why, null, part));
    case "order":
      return slide.items.map((item, part) => named(item, item.why, null, part));
    case "jars":
      return slide.jars.map((jar, part) => named(jar, jar.reply, null, part));
    case "decide":
      return [...slide.options.map(decided), ...(slide.asks_cost === "none" ? [] : costsOf(slide))];
    case "pay":
    case "amount":
      return measured(slide);
  }
}

/** The question of a slide; null for one that tells, and for a kind that this version does not know. */
export function questionOf(slide: Slide): Question | null {
  if (isTold(slide) || rulesOf(slide.type) === null) return null;
  const choices = choicesOf(slide);
  const isPicked = slide.type === "quiz" && slide.quiz_choice !== "all";
  return {
    id: slide.id,
    kind: slide.type,
    idea: textOf(slide.idea),
    type: slide.question_type ?? null,
    standards: slide.standards ?? [],
    place: textOf(slide.place),
    situation: textOf(slide.situation),
    recallReason: textOf(slide.recall_reason),
    prompt: plainText(slide.type === "quiz" ? slide.quiz_question : slide.question),
    choices,
    isOneOf: isPicked && choices.filter(({ isRight }) => isRight).length === 1,
    isCheck: slide.type === "quiz" && slide.check != null,
  };
}
