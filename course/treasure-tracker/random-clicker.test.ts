import { expect, it } from "vitest";
import type { SeedSlide } from "#domain/content/course-seed.ts";
import { slidesFor } from "#domain/content/band-path.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import type { ActivityRules, ActivityState } from "#domain/slides/activity/rules.ts";
import { amountRules } from "#domain/slides/amount/play.ts";
import type { AmountAct } from "#domain/slides/amount/play.ts";
import { valuesOf } from "#domain/slides/amount/values.ts";
import { coinsInHand, jarsRules } from "#domain/slides/jars/play.ts";
import type { PlacingAct } from "#domain/slides/activity/placing.ts";
import { orderRules } from "#domain/slides/order/play.ts";
import { itemsOf } from "#domain/slides/pay/bill.ts";
import { canAct as canPay, payRules } from "#domain/slides/pay/play.ts";
import type { PayAct } from "#domain/slides/pay/play.ts";
import { chooseEvent, quizReducer, quizStart } from "#domain/slides/quiz/play.ts";
import type { Slide, SlideKind, SlideOfKind } from "#domain/slides/registry.ts";
import { BANDS } from "#domain/slides/bands.ts";
import { shuffledIndexes } from "#domain/slides/shuffle.ts";
import { sortRules } from "#domain/slides/sort/play.ts";
import type { SortAct } from "#domain/slides/sort/play.ts";
import { spotRules } from "#domain/slides/spot/play.ts";
import type { SpotAct } from "#domain/slides/spot/play.ts";
import { missions } from "./course.ts";

const ROUNDS = 3_000;
/** The share of rounds, and four standard deviations of that many. */
const atMost = (share: number) => share + 4 * Math.sqrt((share * (1 - share)) / ROUNDS);
/** One question, as one of three. */
const OF_QUESTION = atMost(0.34);
/** All questions of an idea. */
const OF_IDEA = 0.25;
/** More acts than any slide needs until its first attempt has ended. */
const MOST_ACTS = 100;

/** A number from 0 to below `count`. */
type Pick = (count: number) => number;

/** In a decision every choice is right, also in one of another kind: coins that go into any jars. */
const isDecision = (slide: SeedSlide) =>
  slide.type !== "video" && "question_type" in slide && slide.question_type === "decision";

/** Kinds of which some act is right. */
type Asked = Exclude<SlideKind, "video" | "decide" | "chat" | "document">;
const isAsked = <S extends SeedSlide>(slide: S): slide is Extract<S, { type: Asked }> =>
  Object.hasOwn(CLICKERS, slide.type) && !isDecision(slide);

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

/** One of these at random; null if there is none. */
const oneOf = <Item>(items: readonly Item[], pick: Pick): Item | null =>
  items[pick(items.length)] ?? null;

/** Indexes of the items for which `is` holds. */
const indexesOf = <Item>(items: readonly Item[], is: (item: Item, index: number) => boolean) =>
  items.flatMap((item, index) => (is(item, index) ? [index] : []));

/** How each kind is played at random; a kind joins with its rules and its acts. */
const CLICKERS: { [Kind in Asked]?: Clicker<Kind> } = {
  quiz: clickQuiz,
  sort: clicker(sortRules, ({ baskets }, { placed }, pick): SortAct[] => {
    const outside = indexesOf(placed, (basket) => basket === null);
    return [
      { type: "pick", thing: oneOf(outside, pick) ?? 0 },
      { type: "place", place: pick(baskets.length) },
    ];
  }),
  jars: clicker(jarsRules, (board, state, pick) => [
    ...Array.from({ length: coinsInHand(board, state) }, () => ({
      type: "put" as const,
      jar: pick(board.jars.length),
    })),
    { type: "check" },
  ]),
  pay: clicker(payRules, (board, state, pick) => {
    const moves = itemsOf(board).flatMap((_, item): PayAct[] => [
      { type: "put", item },
      { type: "take", item },
    ]);
    const open = [...moves, { type: "check" } as const].filter((act) => canPay(board, state, act));
    return [oneOf(open, pick) ?? { type: "check" }];
  }),
  amount: clicker(amountRules, (board, _, pick): AmountAct[] => [
    { type: "set", value: oneOf(valuesOf(board), pick) ?? 0 },
    { type: "check" },
  ]),
  order: clicker(orderRules, (board, state, pick): PlacingAct[] => {
    const held = oneOf(
      indexesOf(board.items, (_, item) => orderRules.placeOf(board, state, item) === null),
      pick,
    );
    const places = indexesOf(board.items, (_, place) =>
      orderRules.isOpen(board, { ...state, held }, place),
    );
    return [
      { type: "pick", thing: held ?? 0 },
      { type: "place", place: oneOf(places, pick) ?? 0 },
    ];
  }),
  spot: clicker(spotRules, ({ areas }, { found }, pick): SpotAct[] => {
    const left = indexesOf(areas, (_, area) => found[area] !== true);
    return [{ type: "choose", area: oneOf(left, pick) ?? 0 }];
  }),
};

/** The share of rounds in which a slide is right at the first try. */
function rightAtFirstTry(slide: SeedSlide): number {
  const play = (CLICKERS as Partial<Record<string, (slide: Slide, pick: Pick) => boolean>>)[
    slide.type
  ];
  if (play === undefined) throw new Error(`no random clicker plays a ${slide.type}`);
  const played = slideOfSeed(slide, ({ file }) => file);
  let picks = 0;
  const pick: Pick = (count) => shuffledIndexes(count, `${slide.id}/${picks++}`)[0] ?? 0;
  let right = 0;
  for (let round = 0; round < ROUNDS; round++) if (play(played, pick)) right++;
  return right / ROUNDS;
}

/** Is every choice right? Then nobody is right by luck. */
const isFree = (slide: SeedSlide) => slide.type === "jars" && slide.rule === "any";

const questions = missions.flatMap(({ lesson }) =>
  lesson.slides
    .filter(isAsked)
    .filter((slide) => !isFree(slide))
    .map((slide) => ({ slide, of: lesson.title, id: slide.id.slice(-3) })),
);

it.each(questions)(
  "$of, $id: a random clicker is right at the first try in at most 34 of 100 rounds",
  ({ slide }) => expect(rightAtFirstTry(slide)).toBeLessThan(OF_QUESTION),
);

it("with two answers a random clicker would be right too often", () => {
  const [quiz] = questions.flatMap(({ slide }) => (slide.type === "quiz" ? [slide] : []));
  if (quiz === undefined) throw new Error("the course has no quiz");
  const two = { ...quiz, quiz_answers: quiz.quiz_answers.slice(0, 2) };
  expect(rightAtFirstTry(two)).toBeGreaterThan(OF_QUESTION);
});

/** The ideas of which a random clicker answers all questions that a band gets too often. */
const luckyIdeas = (title: string, slides: readonly SeedSlide[]) =>
  BANDS.flatMap((band) => {
    const asked = slidesFor(slides, band).flatMap((slide) =>
      isAsked(slide) && slide.idea ? [{ slide, idea: slide.idea }] : [],
    );
    return [...Map.groupBy(asked, ({ idea }) => idea)].flatMap(([idea, of]) =>
      of.reduce((share, { slide }) => share * rightAtFirstTry(slide), 1) > OF_IDEA
        ? [`${title}, ${band}: ${idea}`]
        : [],
    );
  });

it("a random clicker is right in all questions of an idea in at most a quarter of the rounds (T-1940)", () => {
  expect(missions.flatMap(({ lesson }) => luckyIdeas(lesson.title, lesson.slides))).toEqual([]);
  const [quiz] = questions.flatMap(({ slide }) => (slide.type === "quiz" ? [slide] : []));
  if (quiz === undefined) throw new Error("the course has no quiz");
  const made = { ...quiz, idea: "An idea.", quiz_answers: quiz.quiz_answers.slice(0, 3) };
  expect(luckyIdeas("One question", [made])).toHaveLength(BANDS.length);
  const other = { ...made, id: "00000000-0000-4000-8000-000000000002" };
  expect(luckyIdeas("Two questions", [made, other])).toEqual([]);
});
