import { expect, it } from "vitest";
import type { SeedSlide } from "#domain/content/course-seed.ts";
import { seedFields } from "#domain/content/course-seed.ts";
import type { ActivityRules, ActivityState } from "#domain/slides/activity/rules.ts";
import { chooseEvent, quizReducer, quizStart } from "#domain/slides/quiz/play.ts";
import type { Slide, SlideKind, SlideOfKind } from "#domain/slides/registry.ts";
import { shuffledIndexes } from "#domain/slides/shuffle.ts";
import { sortRules } from "#domain/slides/sort/play.ts";
import type { SortAct } from "#domain/slides/sort/play.ts";
import { missions } from "./course.ts";

const ROUNDS = 3_000;
/** A quarter, and four standard deviations of that many rounds. */
const AT_MOST = 0.25 + 4 * Math.sqrt((0.25 * 0.75) / ROUNDS);
/** More acts than any slide needs until its first attempt has ended. */
const MOST_ACTS = 100;

/** A number from 0 to below `count`. */
type Pick = (count: number) => number;

/** Plays a slide until its first attempt has ended. True if that attempt solved it. */
type Clicker<Kind extends SlideKind> = (slide: SlideOfKind[Kind], pick: Pick) => boolean;

/**
 * A clicker of an activity, by its rules.
 *
 * @param randomActs what is done next without thinking: one act, or several that belong together
 */
const clicker =
  <Board, State extends ActivityState, Act>(
    { start, act, isSolved, attemptsOf }: ActivityRules<Board, State, Act>,
    randomActs: (board: Board, state: State, pick: Pick) => Act[],
  ) =>
  (board: Board, pick: Pick): boolean => {
    let state = start(board);
    for (let acts = 0; acts < MOST_ACTS; acts++) {
      state = randomActs(board, state, pick).reduce((now, next) => act(board, now, next), state);
      if (isSolved(board, state)) return attemptsOf(board, state) === 1;
      if (attemptsOf(board, state) > 0) return false;
    }
    throw new Error("the first attempt never ends");
  };

const clickQuiz: Clicker<"quiz"> = (quiz, pick) => {
  let state = quizStart;
  while (state.kind === "asking") {
    const { found } = state;
    const open = quiz.quiz_answers.map((_, index) => index).filter((at) => !found.includes(at));
    state = quizReducer(state, chooseEvent(quiz, state, open[pick(open.length)] ?? 0));
  }
  return state.kind === "correct";
};

/** How each kind is played at random; a kind joins with its rules and its acts. */
const CLICKERS: { [Kind in Exclude<SlideKind, "video">]?: Clicker<Kind> } = {
  quiz: clickQuiz,
  sort: clicker(sortRules, ({ baskets }, { placed }, pick): SortAct[] => {
    const outside = placed.flatMap((basket, thing) => (basket === null ? [thing] : []));
    return [
      { type: "pick", thing: outside[pick(outside.length)] ?? 0 },
      { type: "place", place: pick(baskets.length) },
    ];
  }),
};

/** The share of rounds in which a slide is right at the first try. */
function rightAtFirstTry(slide: SeedSlide): number {
  const play = (CLICKERS as Partial<Record<string, (slide: Slide, pick: Pick) => boolean>>)[
    slide.type
  ];
  if (play === undefined) throw new Error(`no random clicker plays a ${slide.type}`);
  const { id, type } = slide;
  const asked = { ...seedFields(slide, ({ file }) => file), id, type } as Slide;
  let picks = 0;
  const pick: Pick = (count) => shuffledIndexes(count, `${id}/${picks++}`)[0] ?? 0;
  let right = 0;
  for (let round = 0; round < ROUNDS; round++) if (play(asked, pick)) right++;
  return right / ROUNDS;
}

const questions = missions.flatMap(({ lesson }) =>
  lesson.slides
    .filter(({ type }) => type !== "video")
    .map((slide) => ({ slide, of: lesson.title, id: slide.id.slice(-3) })),
);

it.each(questions)(
  "$of, $id: a random clicker is right at the first try in at most a quarter of the rounds",
  ({ slide }) => expect(rightAtFirstTry(slide)).toBeLessThan(AT_MOST),
);

it("with three answers a random clicker would be right too often", () => {
  const [quiz] = questions.flatMap(({ slide }) => (slide.type === "quiz" ? [slide] : []));
  if (quiz === undefined) throw new Error("the course has no quiz");
  const three = { ...quiz, quiz_answers: quiz.quiz_answers.slice(0, 3) };
  expect(rightAtFirstTry(three)).toBeGreaterThan(AT_MOST);
});
