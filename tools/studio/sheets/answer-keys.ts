import { total } from "#domain/slides/jars/split.ts";
import type { Slide, SlideOfKind } from "#domain/slides/registry.ts";
import { chanceOfGuessing, ranksOf } from "#domain/slides/order/ranks.ts";
import { jarsRules } from "#domain/slides/jars/play.ts";
import { itemsOf, movesLeft } from "#domain/slides/pay/bill.ts";
import { rightValues, valuesOf } from "#domain/slides/amount/values.ts";
import { isTold } from "#domain/questions/question.ts";

/**
 * How an answer is written: one letter or several; all letters in an order; a letter with a number
 * each ('A2 B1'); or a number.
 */
type AnswerForm = "letters" | "order" | "pairs" | "number";

/** The answers to a question, as a reader may write them. */
export interface AnswerKey {
  form: AnswerForm;
  /** Every right answer; null where nothing is right or wrong. */
  right: readonly string[] | null;
  /** The share of all possible answers that is right; null where nothing is right or wrong. */
  chance: number | null;
}

/** Letters of the options, by their index in the slide's list. */
type Letters = readonly string[];

const FREE = { right: null, chance: null };

/** All ways to take one of each list. */
const waysThrough = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>(
    (ways, list) => ways.flatMap((way) => list.map((item) => [...way, item])),
    [[]],
  );

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);

const choose = (of: number, count: number): number =>
  count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count;

/** Some of the options are right, and the reader is told how many. */
function chosen(isRight: readonly boolean[], letters: Letters): AnswerKey {
  const right = letters.filter((_, index) => isRight[index]);
  return {
    form: "letters",
    right: [right.toSorted().join("")],
    chance: 1 / choose(isRight.length, right.length),
  };
}

const paired = (numbers: readonly number[], letters: Letters) =>
  numbers
    .map((number, index) => `${letters[index]}${number}`)
    .toSorted()
    .join(" ");

function sorted({ things, baskets }: SlideOfKind["sort"], letters: Letters): AnswerKey {
  const ways = waysThrough(things.map((thing) => thing.baskets));
  return {
    form: "pairs",
    right: ways.map((way) =>
      paired(
        way.map((basket) => basket + 1),
        letters,
      ),
    ),
    chance: ways.length / baskets.length ** things.length,
  };
}

function ordered({ items }: SlideOfKind["order"], letters: Letters): AnswerKey {
  const ranks = ranksOf(items);
  const ofRank = [...new Set(ranks)].map((rank) =>
    permutations(letters.filter((_, index) => ranks[index] === rank)),
  );
  return {
    form: "order",
    right: waysThrough(ofRank).map((way) => way.flat().join("")),
    chance: chanceOfGuessing(items),
  };
}

const permutations = (of: readonly string[]): string[][] =>
  of.length < 2
    ? [[...of]]
    : of.flatMap((one) =>
        permutations(of.filter((other) => other !== one)).map((way) => [one, ...way]),
      );

/** Every split of the coins, judged as a child's is. */
function split(board: SlideOfKind["jars"], letters: Letters): AnswerKey {
  if (board.rule === "any") return { form: "pairs", ...FREE };
  const splits = waysThrough(board.jars.map(() => upTo(board.coins))).filter(
    (filled) => total(filled) === board.coins,
  );
  const isRight = (filled: readonly number[]) => {
    const state = { ...jarsRules.start(board), filled };
    return jarsRules.isSolved(board, jarsRules.act(board, state, { type: "check" }));
  };
  const right = splits.filter(isRight);
  return {
    form: "pairs",
    right: right.map((filled) => paired(filled, letters)),
    chance: right.length / splits.length,
  };
}

/** What is bought, or the sum that is put down. */
function paid(board: SlideOfKind["pay"], letters: Letters): AnswerKey {
  const items = itemsOf(board);
  const ways = waysThrough(items.map(({ count }) => upTo(count))).filter((out) => total(out) > 0);
  const written = (out: readonly number[]) =>
    board.mode === "budget"
      ? letters
          .filter((_, index) => out[index] === 1)
          .toSorted()
          .join("")
      : String(items.reduce((sum, { value }, item) => sum + value * (out[item] ?? 0), 0));
  const right = new Set(ways.filter((out) => movesLeft(board, out) === 0).map(written));
  return {
    form: board.mode === "budget" ? "letters" : "number",
    right: [...right],
    chance: right.size / new Set(ways.map(written)).size,
  };
}

/**
 * The right answers of a slide; null for one that asks nothing.
 *
 * @param letters of its options, by their index in the slide's list
 */
export function answerKey(slide: Slide, letters: Letters): AnswerKey | null {
  if (isTold(slide)) return null;
  switch (slide.type) {
    case "quiz":
      return chosen(
        slide.quiz_answers.map(({ is_correct }) => is_correct),
        letters,
      );
    case "spot":
      return chosen(
        slide.areas.map(({ is_right }) => is_right),
        letters,
      );
    case "sort":
      return sorted(slide, letters);
    case "order":
      return ordered(slide, letters);
    case "jars":
      return split(slide, letters);
    case "pay":
      return paid(slide, letters);
    case "amount":
      return {
        form: "number",
        right: rightValues(slide).map(String),
        chance: rightValues(slide).length / valuesOf(slide).length,
      };
    case "decide":
      return { form: "letters", ...FREE };
  }
}
