import type { Band } from "../slides/bands.ts";
import { isSlip, slipText } from "./misconceptions.ts";
import type { Choice, Question } from "./question.ts";

/*
 * Rules of one question, by their numbers in docs/questions.md. Those of all questions of a path are in
 * `path-rules.ts`.
 */

/** The rule that each fault breaks. */
export const RULE_OF_FAULT = {
  no_idea: 1,
  no_type: 1,
  no_standard: 1,
  no_misconception: 1,
  no_own_reply: 1,
  story_words: 4,
  reply_concedes: 5,
  length_differs: 6,
  slip_outside_sum: 7,
  too_many_choices: 8,
  too_many_words: 8,
  choice_without_picture: 8,
  reply_says_wrong: 9,
  reply_gives_answer: 9,
  long_reply: 9,
} as const;

export type ItemFault = keyof typeof RULE_OF_FAULT;

export interface FoundFault {
  fault: ItemFault;
  /** Index of the choice; null for the question as a whole. */
  part: number | null;
  /** What breaks the rule: the words, or a count. */
  what: string;
}

/** How much a child of a band can take in at once. */
const LIMITS: Readonly<Record<Band, { choices: number; words: number; reply: number }>> = {
  little: { choices: 3, words: 16, reply: 14 },
  middle: { choices: 4, words: 30, reply: 14 },
  older: { choices: 4, words: 60, reply: 28 },
  teen: { choices: 4, words: 60, reply: 28 },
};
/** The right choice and the mean of the wrong ones: so much longer, and by so many letters. */
const UNLIKE = { share: 1.5, letters: 4 };

/** Words by which a reply admits that a wrong choice is right. */
const CONCEDES =
  /\b(?:too|also|may ?be so|here, yes|true, but|that's true|but not in this story|but pocket did not|nearly|works as well)\b/i;

/** So far as 'too' is of 'too much', it admits nothing. */
const TOO_AS_DEGREE =
  /\btoo (?:much|many|little|few|fast|small|big|long|short|late|early|soon)\b/gi;

const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0;

const isNumber = (text: string) => !/\p{L}{2,}/u.test(text);
export const wrongOf = ({ choices }: Question): Choice[] =>
  choices.filter(({ isRight }) => isRight === false);
export const rightOf = ({ choices }: Question): Choice[] =>
  choices.filter(({ isRight }) => isRight === true);

/** The word of the story that a text holds, also in the plural; undefined for none. */
const storyWordIn = (text: string, words: readonly string[]) =>
  words.find((word) => {
    const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\d])${literal}s?(?![\\p{L}\\d])`, "iu").test(text);
  });

const fault = (name: ItemFault, what = "", part: number | null = null): FoundFault => ({
  fault: name,
  part,
  what,
});

/** Does the reply to a wrong choice admit that it is right (rule 5)? */
export const concedes = (reply: string): boolean =>
  CONCEDES.test(reply.replace(TOO_AS_DEGREE, "so"));

function inAbout({ idea, type, standards }: Question): FoundFault[] {
  return [
    ...(idea === null ? [fault("no_idea")] : []),
    ...(type === null ? [fault("no_type")] : []),
    ...(standards.length === 0 ? [fault("no_standard")] : []),
  ];
}

function inMisconceptions(question: Question): FoundFault[] {
  return wrongOf(question).flatMap(({ whyChosen, text, part }) => {
    const isSaid = whyChosen !== null && !(isSlip(whyChosen) && slipText(whyChosen) === "");
    if (!isSaid) return [fault("no_misconception", text, part)];
    const isInSum = question.type === "practice" || !isSlip(whyChosen);
    return isInSum ? [] : [fault("slip_outside_sum", whyChosen, part)];
  });
}

function inReplies(question: Question, band: Band): FoundFault[] {
  const [right] = rightOf(question);
  const answer = question.isOneOf && right !== undefined ? right.text.toLowerCase() : "";
  return question.choices.flatMap(({ isRight, reply, part }) => {
    if (isRight === true) return [];
    const words = wordsIn(reply);
    return [
      ...(isRight === false && words === 0 && !question.isCheck
        ? [fault("no_own_reply", "", part)]
        : []),
      ...(concedes(reply) ? [fault("reply_concedes", reply, part)] : []),
      ...(/\bwrong\b/i.test(reply) ? [fault("reply_says_wrong", reply, part)] : []),
      ...(answer.length > 3 && reply.toLowerCase().includes(answer)
        ? [fault("reply_gives_answer", reply, part)]
        : []),
      ...(words > LIMITS[band].reply ? [fault("long_reply", reply, part)] : []),
    ];
  });
}

function inLength(question: Question): FoundFault[] {
  const { choices, isOneOf } = question;
  const [right] = rightOf(question);
  const wrong = wrongOf(question).map(({ text }) => text.length);
  const isJudged = isOneOf && wrong.length > 0 && !choices.every(({ text }) => isNumber(text));
  if (!isJudged || right === undefined) return [];
  const mean = wrong.reduce((sum, length) => sum + length, 0) / wrong.length;
  const short = Math.min(right.text.length, mean);
  const long = Math.max(right.text.length, mean);
  return long > UNLIKE.share * short && long - short > UNLIKE.letters
    ? [fault("length_differs", `${right.text.length} letters, the others ${wrong.join(", ")}`)]
    : [];
}

function inAmount({ prompt, choices, isOneOf, kind }: Question, band: Band): FoundFault[] {
  const limit = LIMITS[band];
  const isChosen = kind === "quiz" || kind === "spot" || kind === "decide";
  // The youngest can't read: each choice is heard, and is known by its picture.
  const heard = band === "little" ? choices.map(({ text }) => text) : [];
  const words = [prompt, ...heard].reduce((sum, text) => sum + wordsIn(text), 0);
  return [
    ...(isOneOf && choices.length > limit.choices
      ? [fault("too_many_choices", String(choices.length))]
      : []),
    ...(words > limit.words ? [fault("too_many_words", String(words))] : []),
    ...(band === "little" && isChosen
      ? choices.flatMap(({ hasPicture, text, part }) =>
          hasPicture ? [] : [fault("choice_without_picture", text, part)],
        )
      : []),
  ];
}

/**
 * What of a question breaks the rules of one question, for the children of a band.
 *
 * @param storyWords objects, prices and names of the mission's stories
 */
export function faultsOf(
  question: Question,
  band: Band,
  storyWords: readonly string[] = [],
): FoundFault[] {
  const said = [question.prompt, ...question.choices.map(({ text }) => text)].join(" ");
  const ofStory = question.type === "transfer" ? storyWordIn(said, storyWords) : undefined;
  return [
    ...inAbout(question),
    ...inMisconceptions(question),
    ...inReplies(question, band),
    ...inLength(question),
    ...inAmount(question, band),
    ...(ofStory === undefined ? [] : [fault("story_words", ofStory)]),
  ];
}
