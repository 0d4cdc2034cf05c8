import { addDays } from "../days.ts";
import type { Day } from "../days.ts";

/*
 * When the idea of a question comes back: as a warm-up of a later mission, or as the question of a day on
 * the map. Days are the family's. Computed from the answers alone, so devices that were
 * offline agree once they have each other's.
 */

/** The first try at a question. */
export interface GivenAnswer {
  /** Random: the same answer, sent by two devices, is one. */
  id: string;
  idea: string;
  situation: string;
  day: Day;
  isRight: boolean;
}

/** A question that can be asked in a review. */
export interface ReviewQuestion {
  id: string;
  idea: string;
  situation: string;
}

/** Days until an idea comes back after a missed question. */
const AFTER_MISSED = 1;
/** The same after right ones, one review after the other; the last one is repeated. */
const AFTER_RIGHT = [3, 7, 21] as const;

/** The answers of several devices, each once, in the order of their days. */
export function mergeAnswers(...lists: readonly (readonly GivenAnswer[])[]): GivenAnswer[] {
  const byId = new Map(lists.flat().map((answer) => [answer.id, answer]));
  return [...byId.values()].toSorted((a, b) =>
    a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1,
  );
}

/**
 * The day on which an idea comes back; null for one that was never answered. A day on which anything of
 * it was missed is a missed one. What is answered right before the idea is due leaves its day as it is.
 */
export function dueDay(idea: string, answers: readonly GivenAnswer[]): Day | null {
  const ofIdea = mergeAnswers(answers).filter((answer) => answer.idea === idea);
  let due: Day | null = null;
  let rightInARow = 0;
  for (const [day, ofDay] of Map.groupBy(ofIdea, (answer) => answer.day)) {
    const isRight = ofDay.every((answer) => answer.isRight);
    if (isRight && due !== null && day < due) continue;
    const days = isRight ? (AFTER_RIGHT[rightInARow] ?? AFTER_RIGHT[2]) : AFTER_MISSED;
    due = addDays(day, days);
    rightInARow = isRight ? rightInARow + 1 : 0;
  }
  return due;
}

const isDueOn = (today: Day, due: Day | null): due is Day => due !== null && due <= today;
const ideasIn = (bank: readonly ReviewQuestion[]) => [...new Set(bank.map(({ idea }) => idea))];

/**
 * The questions to review on a day: one for each idea that is due, that waits longest first. Never of an
 * idea that was not answered before, and never of a case that the child had.
 *
 * @param bank in the order in which they are asked
 * @param most questions
 */
export function dueQuestions<Asked extends ReviewQuestion>(
  bank: readonly Asked[],
  answers: readonly GivenAnswer[],
  today: Day,
  most: number,
): Asked[] {
  const had = new Set(answers.map(({ situation }) => situation));
  return ideasIn(bank)
    .map((idea) => ({ idea, due: dueDay(idea, answers) }))
    .flatMap(({ idea, due }) => {
      const next = bank.find((one) => one.idea === idea && !had.has(one.situation));
      return isDueOn(today, due) && next !== undefined ? [{ next, due }] : [];
    })
    .toSorted((a, b) => (a.due === b.due ? 0 : a.due < b.due ? -1 : 1))
    .slice(0, most)
    .map(({ next }) => next);
}

/**
 * The question of a day; null for an empty bank. It is the one that is due (`dueQuestions`). Where no case is
 * left that the child did not have, an idea that is due comes with the case that was answered longest ago;
 * where nothing is due, the question that was answered longest ago is asked, so that whoever comes finds one.
 *
 * @param bank questions that the child has learned
 */
export function questionOfDay<Asked extends ReviewQuestion>(
  bank: readonly Asked[],
  answers: readonly GivenAnswer[],
  today: Day,
): Asked | null {
  const [fresh] = dueQuestions(bank, answers, today, 1);
  if (fresh !== undefined) return fresh;
  const dueOf = new Map(ideasIn(bank).map((idea) => [idea, dueDay(idea, answers)]));
  const lastOf = new Map(mergeAnswers(answers).map(({ situation, day }) => [situation, day]));
  const rank = ({ idea, situation }: Asked) => {
    const due = dueOf.get(idea) ?? null;
    // Days as text are in the order of time; one that was never answered comes first.
    return [isDueOn(today, due) ? due : "later", lastOf.get(situation) ?? ""].join();
  };
  const [oldest] = bank
    .map((one) => ({ one, rank: rank(one) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank < b.rank ? -1 : 1));
  return oldest?.one ?? null;
}
