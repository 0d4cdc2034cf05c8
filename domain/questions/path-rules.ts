import { forEachName, keysOf } from "../pick.ts";
import { rightOf, wrongOf } from "./item-rules.ts";
import { isNewCase, QUESTION_TYPES } from "./question-type.ts";
import type { QuestionType } from "./question-type.ts";
import type { Question } from "./question.ts";

/* Rules of all questions of a mission that children of one band get, by their numbers in docs/questions.md. */

/** The rule that each fault breaks. */
export const RULE_OF_PATH_FAULT = {
  many_recalls: 2,
  recall_without_reason: 2,
  many_of_story: 2,
  few_new_cases: 2,
  no_decision: 2,
  few_situations: 3,
  few_places: 3,
  right_is_longest: 6,
  right_is_shortest: 6,
} as const;

export type PathFault = keyof typeof RULE_OF_PATH_FAULT;

export interface FoundInPath {
  fault: PathFault;
  /** What breaks the rule: a count, an idea, or ids of slides. */
  what: string;
}

const RECALLS_MAX = 1;
const STORY_SHARE_MAX = 0.3;
const NEW_SHARE_MIN = 0.55;
/** New cases in which an idea, or a standard, is asked at least. */
export const SITUATIONS_MIN = 2;
const PLACES_MIN = 3;
const SAME_END_SHARE_MAX = 0.3;
/** Of fewer questions with one right answer, a share says nothing. */
const ONE_OF_MIN = 4;

/** What a path has, for a report. */
export interface PathCounts {
  questions: number;
  ofType: Record<QuestionType, number>;
  /** New situations by idea. */
  situations: ReadonlyMap<string, number>;
  places: number;
  checks: number;
  /** Of the questions with one right choice those in which it is the longest, and the shortest. */
  oneOf: { judged: number; longest: number; shortest: number };
}

/** How many new cases these questions have; one without words for its case is a case of its own. */
export const newSituations = (of: readonly Question[]): number =>
  new Set(of.filter(({ type }) => isNewCase(type)).map(({ situation, id }) => situation ?? id))
    .size;

export function countPath(questions: readonly Question[]): PathCounts {
  const ofType = forEachName(
    keysOf(QUESTION_TYPES),
    (type) => questions.filter((one) => one.type === type).length,
  );
  const ofIdea = Map.groupBy(
    questions.filter(({ idea }) => idea !== null),
    ({ idea }) => String(idea),
  );
  const situations = new Map([...ofIdea].map(([idea, of]) => [idea, newSituations(of)]));
  const places = new Set(questions.flatMap(({ place }) => place?.toLowerCase() ?? []));
  const { judged, longest, shortest } = rightStandsOut(questions);
  return {
    questions: questions.length,
    ofType,
    situations,
    places: places.size,
    checks: questions.filter(({ isCheck }) => isCheck).length,
    oneOf: { judged, longest: longest.length, shortest: shortest.length },
  };
}

/** Questions of which the right choice is longer, or shorter, than every wrong one. */
function rightStandsOut(questions: readonly Question[]) {
  const judged = questions.filter(({ isOneOf }) => isOneOf);
  const isBeyond = (question: Question, isLong: boolean) => {
    const right = rightOf(question)[0]?.text.length ?? 0;
    return wrongOf(question).every(({ text }) =>
      isLong ? text.length < right : text.length > right,
    );
  };
  return {
    judged: judged.length,
    longest: judged.filter((one) => isBeyond(one, true)),
    shortest: judged.filter((one) => isBeyond(one, false)),
  };
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
const names = (questions: readonly Question[]) => questions.map(({ id }) => id).join(" ");

/** Is the right choice the longest, or the shortest, so often that a child can go by it (rule 6)? */
export function findInLengths(questions: readonly Question[]): FoundInPath[] {
  const { judged, longest, shortest } = rightStandsOut(questions);
  const isOften = (of: readonly Question[]) =>
    judged >= ONE_OF_MIN && of.length / judged > SAME_END_SHARE_MAX;
  return [
    ...(isOften(longest) ? [{ fault: "right_is_longest" as const, what: names(longest) }] : []),
    ...(isOften(shortest) ? [{ fault: "right_is_shortest" as const, what: names(shortest) }] : []),
  ];
}

/** What breaks the rules of a path. @param questions all that the children of the band get */
export function faultsOfPath(questions: readonly Question[]): FoundInPath[] {
  const { ofType, situations, places } = countPath(questions);
  const shareOf = (count: number) => count / Math.max(1, questions.length);
  const ofStory = shareOf(ofType.story);
  const ofNew = shareOf(ofType.transfer + ofType.practice);
  const unexplained = questions.filter(
    ({ type, recallReason }) => type === "recall" && recallReason === null,
  );
  const found: [PathFault, boolean, string][] = [
    ["many_recalls", ofType.recall > RECALLS_MAX, String(ofType.recall)],
    ["recall_without_reason", unexplained.length > 0, names(unexplained)],
    ["many_of_story", ofStory > STORY_SHARE_MAX, percent(ofStory)],
    ["few_new_cases", ofNew < NEW_SHARE_MIN, percent(ofNew)],
    ["no_decision", ofType.decision === 0, ""],
    ["few_places", places < PLACES_MIN, String(places)],
  ];
  return [
    ...found.flatMap(([fault, isSo, what]) => (isSo ? [{ fault, what }] : [])),
    ...[...situations].flatMap(([idea, count]) =>
      count < SITUATIONS_MIN
        ? [{ fault: "few_situations" as const, what: `${idea}: ${count}` }]
        : [],
    ),
    ...findInLengths(questions),
  ];
}
