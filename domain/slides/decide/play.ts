import type { Spoken } from "../activity/rules.ts";
import type { DecideSlide } from "./decide.ts";

/* One decision as the child plays it. Options and costs are named by their index in the author's order. */

/** What the rules need to know of the slide. */
export type Decision = Pick<
  DecideSlide,
  "choice" | "budget" | "favorite_question" | "options" | "asks_cost" | "costs"
>;

type Stage =
  /** What would you love most? */
  | "favorite"
  | "choosing"
  /** What follows, time by time. */
  | "seeing"
  /** What did you give up? */
  | "costing"
  /** Again, or different? */
  | "again"
  | "done";
const STAGES: readonly Stage[] = ["favorite", "choosing", "seeing", "costing", "again", "done"];

export interface DecideState {
  stage: Stage;
  favorite: number | null;
  chosen: readonly number[];
  /** The basket that the child wanted costs more than the budget. */
  isOver: boolean;
  /** Index of the time that is shown, among those that have something to tell. */
  step: number;
  /** The answer to what was given up; a wrong one stands until the child looks again. */
  answer: CostAnswer | null;
  /** Decisions so far. */
  decisions: number;
}

/** An option, or one of the costs that the author added. */
interface CostAnswer {
  of: "option" | "cost";
  index: number;
}

export type DecideAct =
  | { type: "favor"; option: number }
  /** Takes an option, or puts it back. */
  | { type: "pick"; option: number }
  | { type: "decide" }
  /** The next time, or what comes after the last one. */
  | { type: "next" }
  | { type: "answer"; answer: CostAnswer }
  /** What was said goes: the child answers or fills the basket again. */
  | { type: "look" }
  | { type: "again" }
  | { type: "keep" };

export const decideStartState = ({
  favorite_question,
}: Pick<Decision, "favorite_question">): DecideState => ({
  stage: favorite_question.trim() === "" ? "choosing" : "favorite",
  favorite: null,
  chosen: [],
  isOver: false,
  step: 0,
  answer: null,
  decisions: 0,
});

/** What is left of the budget; below zero where the options cost more. */
export const leftOf = ({ budget, options }: Decision, chosen: readonly number[]): number =>
  chosen.reduce((left, option) => left - (options[option]?.price ?? 0), budget);

const TIMES = [1, 2, 3] as const;
export type Time = (typeof TIMES)[number];

/** What an option brings at a time. */
interface Consequence {
  option: number;
  line: Spoken;
  image_url: string | null;
  alt: string;
}

/** What is shown at one time. */
export interface Step {
  time: Time;
  lines: Consequence[];
  /** Coins or cents in the purse; null where that is not told. */
  purse: number | null;
}

/** The times at which something follows from what was chosen. */
export function stepsOf(board: Decision, chosen: readonly number[]): Step[] {
  return TIMES.flatMap((time): Step[] => {
    const lines = chosen.flatMap((option): Consequence[] => {
      const of = board.options[option];
      if (of === undefined || of[`then_${time}`].trim() === "") return [];
      const line = { text: of[`then_${time}`], url: of[`then_${time}_audio_url`] };
      return [
        { option, line, image_url: of[`then_${time}_image_url`], alt: of[`then_${time}_alt`] },
      ];
    });
    const [only] = chosen;
    const told =
      chosen.length === 1 ? (board.options[only ?? -1]?.[`coins_${time}`] ?? null) : null;
    const isPaid = time === 1 && board.budget > 0;
    return lines.length === 0
      ? []
      : [{ time, lines, purse: told ?? (isPaid ? leftOf(board, chosen) : null) }];
  });
}

const UNCHOSEN_SHOWN = 2;

/** An answer that is offered, and whether something was given up by it; null where no answer is wrong. */
export interface OfferedAnswer extends CostAnswer {
  isRight: boolean | null;
}

/**
 * The answers to what was given up, made from the child's own choice: what was not chosen, the favorite
 * first, one thing that was, and what the author added. None where the slide does not ask, or where
 * nothing was given up.
 */
export function answersTo(
  board: Decision,
  { chosen, favorite }: Pick<DecideState, "chosen" | "favorite">,
): OfferedAnswer[] {
  const isOffered = (shownFor: readonly number[]) =>
    shownFor.length === 0 || chosen.some((option) => shownFor.includes(option));
  const isSpent = leftOf(board, chosen) <= 0;
  const isFree = board.asks_cost === "free";
  const added = board.costs.flatMap((cost, index): OfferedAnswer[] => {
    const isRight =
      chosen.some((option) => cost.right_for.includes(option)) || (cost.right_if_spent && isSpent);
    return isOffered(cost.shown_for)
      ? [{ of: "cost", index, isRight: isFree ? null : isRight }]
      : [];
  });
  if (board.asks_cost === "none") return [];
  if (isFree) return added;
  const indexes = board.options.map((_, index) => index);
  const unchosen = indexes
    .filter((index) => !chosen.includes(index) && board.options[index]?.is_worse === false)
    .toSorted((a, b) => Number(b === favorite) - Number(a === favorite))
    .slice(0, UNCHOSEN_SHOWN);
  const own = chosen.slice(0, 1);
  const offered = [
    ...[...unchosen, ...own]
      .toSorted((a, b) => a - b)
      .map((index): OfferedAnswer => ({
        of: "option",
        index,
        isRight: !chosen.includes(index),
      })),
    ...added,
  ];
  return offered.some(({ isRight }) => isRight === true) ? offered : [];
}

const isSame = (one: CostAnswer, other: CostAnswer) =>
  one.of === other.of && one.index === other.index;

/** Is the given answer right? Null where no answer is wrong, and while there is none. */
export const verdictOn = (board: Decision, state: DecideState): boolean | null => {
  const { answer } = state;
  if (answer === null) return null;
  return answersTo(board, state).find((one) => isSame(one, answer))?.isRight ?? null;
};

/** Was the answer given, and does the child go on from it? */
export const isAnswered = (board: Decision, state: DecideState): boolean =>
  state.answer !== null && verdictOn(board, state) !== false;

/** Can the child decide for what it has chosen? */
export const canDecide = ({ chosen }: Pick<DecideState, "chosen">): boolean => chosen.length > 0;

function pick(board: Decision, state: DecideState, option: number): DecideState {
  const { chosen } = state;
  const wanted = board.options[option];
  if (state.stage !== "choosing" || wanted === undefined) return state;
  if (chosen.includes(option))
    return { ...state, isOver: false, chosen: chosen.filter((other) => other !== option) };
  const isAlone = board.choice === "one" || wanted.price === 0;
  // Keeping the money is alone in the basket.
  const others = chosen.filter((other) => board.options[other]?.price !== 0);
  const next = isAlone ? [option] : [...others, option].toSorted((a, b) => a - b);
  return leftOf(board, next) < 0 && board.budget > 0
    ? { ...state, isOver: true }
    : { ...state, isOver: false, chosen: next };
}

/** What comes after the last time: the question of what was given up, or the last one. */
const afterSteps = (board: Decision, state: DecideState): DecideState => ({
  ...state,
  stage: answersTo(board, state).length > 0 ? "costing" : "again",
});

/** The next state; the same object if the act is not possible or changes nothing. */
export function actDecide(board: Decision, state: DecideState, act: DecideAct): DecideState {
  const { stage } = state;
  switch (act.type) {
    case "favor":
      return stage === "favorite" && board.options[act.option] !== undefined
        ? { ...state, favorite: act.option, stage: "choosing" }
        : state;
    case "pick":
      return pick(board, state, act.option);
    case "decide": {
      if (stage !== "choosing" || !canDecide(state)) return state;
      const now = {
        ...state,
        isOver: false,
        step: 0,
        answer: null,
        decisions: state.decisions + 1,
      };
      return stepsOf(board, state.chosen).length === 0
        ? afterSteps(board, now)
        : { ...now, stage: "seeing" };
    }
    case "next": {
      if (stage === "costing")
        return isAnswered(board, state) ? { ...state, stage: "again" } : state;
      if (stage !== "seeing") return state;
      return state.step < stepsOf(board, state.chosen).length - 1
        ? { ...state, step: state.step + 1 }
        : afterSteps(board, state);
    }
    case "answer": {
      const isOffered = answersTo(board, state).some((one) => isSame(one, act.answer));
      return stage === "costing" && state.answer === null && isOffered
        ? { ...state, answer: act.answer }
        : state;
    }
    case "look": {
      if (stage === "choosing") return state.isOver ? { ...state, isOver: false } : state;
      return stage === "costing" && state.answer !== null && !isAnswered(board, state)
        ? { ...state, answer: null }
        : state;
    }
    case "again":
      return stage === "again"
        ? { ...state, stage: "choosing", chosen: [], step: 0, answer: null }
        : state;
    case "keep":
      return stage === "again" ? { ...state, stage: "done" } : state;
  }
}

const areOptions = (value: unknown, { options }: Decision): value is number[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((one) => Number.isInteger(one) && options[one] !== undefined);

/** A state that the device kept; the start where it does not fit the slide any more. */
export function restoreDecide(board: Decision, kept: unknown): DecideState {
  const start = decideStartState(board);
  const { stage, favorite, chosen, step, decisions } = (kept ?? {}) as Record<string, unknown>;
  const known = STAGES.find((one) => one === stage);
  const isFavorite = favorite === null || areOptions([favorite], board);
  if (known === undefined || !isFavorite || !areOptions(chosen, board)) return start;
  if (!Number.isInteger(step) || !Number.isInteger(decisions)) return start;
  const state: DecideState = {
    ...start,
    favorite: favorite as number | null,
    chosen,
    decisions: Number(decisions),
  };
  const isFit =
    (board.choice === "basket" || chosen.length <= 1) &&
    (board.budget === 0 || leftOf(board, chosen) >= 0);
  if (known === "favorite") return start;
  if (!isFit) return { ...state, stage: "choosing", chosen: [] };
  if (known === "choosing" || chosen.length === 0) return { ...state, stage: "choosing" };
  const steps = stepsOf(board, chosen).length;
  if (known === "seeing" && steps > 0)
    return { ...state, stage: "seeing", step: Math.min(Math.max(0, Number(step)), steps - 1) };
  const asks = answersTo(board, state).length > 0;
  if (known === "seeing" || known === "costing")
    return { ...state, stage: asks ? "costing" : "again" };
  return { ...state, stage: known };
}

/** What is said to the answer; '' where there is nothing. */
export function replyToAnswer(slide: DecideSlide, state: DecideState): Spoken {
  const { answer, favorite, chosen } = state;
  const none = { text: "", url: null };
  if (answer === null) return none;
  if (answer.of === "cost") {
    const cost = slide.costs[answer.index];
    return cost === undefined ? none : { text: cost.reply, url: cost.reply_audio_url };
  }
  if (chosen.includes(answer.index))
    return { text: slide.own_reply, url: slide.own_reply_audio_url };
  return answer.index === favorite
    ? { text: slide.favorite_reply, url: slide.favorite_reply_audio_url }
    : none;
}

/** What was chosen, for the learning events (ATTEMPT_DETAIL): '0' or '0.2'. */
export const detailOf = ({ chosen }: Pick<DecideState, "chosen">): string => chosen.join(".");
