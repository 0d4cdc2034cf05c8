import { plainText } from "#domain/content/text.ts";
import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import { questionOf } from "#domain/questions/question.ts";
import type { QuestionType } from "#domain/questions/question-type.ts";
import { totalOf, documentBeside } from "#domain/slides/document/total.ts";
import type { DocumentSlide } from "#domain/slides/document/document.ts";
import { inDollars, sumText } from "#domain/slides/money.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { shuffledIndexes } from "#domain/slides/shuffle.ts";
import { nameOfSlide } from "#course/treasure-tracker/build.ts";
import { answerKey } from "./answer-keys.ts";
import type { AnswerKey } from "./answer-keys.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

interface SheetOption {
  letter: string;
  text: string;
  misconception: Misconception | Slip | null;
}

/** A question as a reader gets it, with its key. */
export interface SheetItem extends AnswerKey {
  /** 'Q7', 'A2'. */
  name: string;
  kind: Slide["type"];
  idea: string | null;
  type: QuestionType | null;
  isCheck: boolean;
  /** The document that is open beside it, line by line; empty for none. */
  document: readonly string[];
  /** The question, and what stands on the screen with it. */
  asked: readonly string[];
  options: readonly SheetOption[];
  /** How an answer is written; '' for one letter. */
  how: string;
  /** Of a sum or number: what leads to one that is too small, and to one that is too big. */
  tooLittle: Misconception | Slip | null;
  tooMuch: Misconception | Slip | null;
}

const seen = (what: string | null | undefined) => (what ? [`[${what}]`] : []);
const withPicture = (text: string, alt: string | null | undefined) =>
  alt && alt.toLowerCase() !== text.toLowerCase() ? `${text} [picture: ${alt}]` : text;

function written(document: DocumentSlide): string[] {
  const { heading, note, form, begins_with, rows } = document;
  const signed = (amount: number, isIn: boolean) =>
    `${isIn === (form === "statement") ? "+" : "-"}${inDollars(amount)}`;
  return [
    note === "" ? `${heading}:` : `${heading}: ${note}`,
    ...(begins_with > 0 ? [`- before: ${inDollars(begins_with)}`] : []),
    ...rows.map(
      ({ date, name, amount, is_in, note: small }) =>
        `- ${date} ${name} ${signed(amount, is_in)}${small === "" ? "" : ` (${small})`}`,
    ),
    `- in all: ${inDollars(totalOf(document))}`,
  ];
}

/** What stands on the screen beside the question. */
function shownBeside(slide: Slide): string[] {
  switch (slide.type) {
    case "spot":
      return seen(slide.alt);
    case "jars":
      return [`[${slide.coins} coins]`];
    case "decide":
      return slide.budget > 0 ? [`[purse: ${sumText(slide.budget, slide.money)}]`] : [];
    case "amount":
      return slide.each === null
        ? []
        : [`[1 ${slide.unit.one}: ${slide.each.amount} ${slide.each.many}]`];
    case "pay":
      return slide.mode === "budget"
        ? [`[purse: ${slide.budget}]`]
        : [
            ...slide.goods.slice(0, 1).map(({ name, price }) => `[${name}: ${price}]`),
            ...(slide.mode === "change" ? [`[paid: ${slide.paid}]`] : []),
          ];
    default:
      return [];
  }
}

/** The words of each option, in the order of the slide's list. */
function optionTexts(slide: Slide): string[] {
  switch (slide.type) {
    case "quiz":
      return slide.quiz_answers.map(({ text, alt }) => withPicture(text, alt));
    case "spot":
      return slide.areas.map(({ name }) => name);
    case "sort":
      return slide.things.map(({ name, alt }) => withPicture(name, alt));
    case "order":
      return slide.items.map(({ name, alt }) => withPicture(name, alt));
    case "jars":
      return slide.jars.map(({ name, alt }) => withPicture(name, alt));
    case "pay":
      return slide.mode === "budget"
        ? slide.goods.map(({ name, price }) => `${name}, ${price}`)
        : [];
    case "decide":
      return slide.options.map(({ name, price }) =>
        price > 0 ? `${name}, ${sumText(price, slide.money)}` : name,
      );
    default:
      return [];
  }
}

const exactly = (count: number) => (count === 1 ? "" : `(choose exactly ${count})`);

function howToAnswer(slide: Slide): string {
  switch (slide.type) {
    case "quiz":
      return exactly(slide.quiz_answers.filter(({ is_correct }) => is_correct).length);
    case "spot":
      return exactly(slide.areas.filter(({ is_right }) => is_right).length);
    case "sort": {
      const places = slide.baskets.map(({ name }, index) => `${index + 1} ${name}`).join(", ");
      return `(put each into ${places}; write for instance A1 B2 C1)`;
    }
    case "order":
      return `(write all letters in order, from '${slide.from}' to '${slide.to}')`;
    case "jars":
      return "(put all coins into the jars; write for instance A3 B2)";
    case "pay": {
      if (slide.mode === "budget") return "(letters of what you buy)";
      const purse = slide.purse.map(({ value, count }) => `${count} x ${value}`).join(", ");
      return `(you hold ${purse}; write the sum that you put down)`;
    }
    case "amount":
      return `(a number of ${slide.unit.many}, from ${slide.least} to ${slide.most})`;
    case "decide":
      return `(your own choice, nothing is right or wrong; ${slide.choice === "basket" ? "letters of what you take" : "one letter"})`;
    default:
      return "";
  }
}

/** Does the order of the options belong to the question? */
const keepsOrder = (slide: Slide) =>
  slide.type === "jars" || (slide.type === "quiz" && slide.quiz_keeps_order === true);

/** The slide at a place of a path as a reader gets it; null for one that asks nothing. */
export function sheetItem(path: readonly Slide[], at: number): SheetItem | null {
  const slide = path[at];
  const question = slide === undefined ? null : questionOf(slide);
  if (slide === undefined || question === null) return null;
  const texts = optionTexts(slide);
  const order = keepsOrder(slide)
    ? texts.map((_, index) => index)
    : shuffledIndexes(texts.length, slide.id);
  const letters = texts.map((_, index) => LETTERS[order.indexOf(index)] ?? "");
  const key = answerKey(slide, letters);
  if (key === null) return null;
  const document = documentBeside(path, at);
  const heading = slide.type === "quiz" ? plainText(slide.quiz_heading) : "";
  const whyOf = (part: number | null) =>
    question.choices.find((choice) => choice.part === part && choice.list === undefined)
      ?.whyChosen ?? null;
  const isMeasured = slide.type === "pay" || slide.type === "amount";
  return {
    ...key,
    name: nameOfSlide(slide.id),
    kind: slide.type,
    idea: question.idea,
    type: question.type,
    isCheck: question.isCheck,
    document: document === null ? [] : written(document),
    asked: [
      ...seen(document === null ? null : `beside it: ${document.heading}`),
      ...seen(heading),
      question.prompt,
      ...shownBeside(slide),
    ],
    options: order.map((index, place) => ({
      letter: LETTERS[place] ?? "",
      text: texts[index] ?? "",
      misconception: isMeasured ? null : whyOf(index),
    })),
    how: howToAnswer(slide),
    tooLittle: isMeasured ? (slide.too_little_misconception ?? null) : null,
    tooMuch: isMeasured ? (slide.too_much_misconception ?? null) : null,
  };
}
