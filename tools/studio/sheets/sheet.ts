import { slidesFor } from "#domain/content/band-path.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import { isSlip, MISCONCEPTIONS } from "#domain/questions/misconceptions.ts";
import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import { agesOf, BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { shuffledIndexes } from "#domain/slides/shuffle.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { ToolError } from "../tool.ts";
import { sheetItem } from "./sheet-item.ts";
import type { SheetItem } from "./sheet-item.ts";

/*
 * Sheets for blind readers: somebody who sees nothing but a sheet and a role answers the questions of a
 * mission, so that a question that can be guessed, or that is right by the story alone, is found.
 */

/** What a sheet shows. */
export const SHEET_FORMS = ["ideas", "plain", "options"] as const;
/** With the ideas on top; the questions alone; or the options without their questions. */
type SheetForm = (typeof SHEET_FORMS)[number];

interface Sheet {
  title: string;
  band: Band;
  ideas: readonly string[];
  items: readonly SheetItem[];
}

/** All questions that the children of a band get in a mission, checks and all. */
export function sheetOf(title: string, slides: readonly Slide[], band: Band): Sheet {
  const path = slidesFor(slides, band);
  const all = path.flatMap((_, at) => sheetItem(path, at) ?? []);
  const items = shuffledIndexes(all.length, `${path[0]?.id} ${band}`).flatMap(
    (index) => all[index] ?? [],
  );
  const ideas = [...new Set(all.flatMap(({ idea }) => idea ?? []))];
  return { title, band, ideas, items };
}

/** The sheet of a mission of the course. Throws ToolError for one that there is not. */
export function courseSheet(mission: string, band: string): Sheet {
  const lesson = /^\d+$/.test(mission) ? missions[Number(mission) - 1]?.lesson : undefined;
  const known = BANDS.find((one) => one === band);
  if (lesson === undefined || known === undefined)
    throw new ToolError(
      `A sheet is of a mission from 1 to ${missions.length} and of one of ${BANDS.join(", ")}.`,
    );
  const slides = lesson.slides.map((slide) => slideOfSeed(slide, ({ file }) => file));
  return sheetOf(lesson.title, slides, known);
}

/** Kinds of which somebody who sees the options alone can choose one. */
const isChosen = ({ kind }: SheetItem) => kind === "quiz" || kind === "spot";

const HOW = `Write one line for each question: its name, a colon, and the letter of your answer ('Q7: B').
Where something else is asked for, the question says so. Answer each question, also when you are not sure.`;

function textOf({ name, asked, options, how }: SheetItem, isOptionsAlone: boolean): string {
  return [
    `${name}.${isOptionsAlone ? "" : ` ${asked[0] ?? ""}`}`,
    ...(isOptionsAlone ? [] : asked.slice(1).map((line) => `    ${line}`)),
    ...options.map(({ letter, text }) => `    ${letter}) ${text}`),
    ...(how === "" ? [] : [`    ${how}`]),
  ].join("\n");
}

/** The sheet as a reader gets it: nothing in it says which answer is right. */
export function sheetText({ title, band, ideas, items }: Sheet, form: SheetForm): string {
  const [first, last] = agesOf(band);
  const shown = form === "options" ? items.filter(isChosen) : items;
  const documents = new Set(items.map(({ document }) => document.join("\n")).filter(Boolean));
  return [
    `${title}, for children of ${first} to ${last}`,
    HOW,
    form === "options"
      ? "You see the options without their questions. Which one would be called right?"
      : "Square brackets say what is on the screen.",
    ...(form === "ideas"
      ? [["What this mission teaches:", ...ideas.map((idea) => `- ${idea}`)].join("\n")]
      : []),
    ...(form === "options" ? [] : documents),
    ...shown.map((item) => textOf(item, form === "options")),
  ]
    .join("\n\n")
    .concat("\n");
}

const believed = (why: Misconception | Slip | null) =>
  why === null || isSlip(why) ? why : MISCONCEPTIONS[why];

/** The right answers, and what leads to each wrong one: what a score is counted with. */
export function sheetKey({ title, band, ideas, items }: Sheet) {
  return {
    title,
    band,
    ideas,
    items: items.map(({ name, kind, idea, type, isCheck, form, right, chance, ...item }) => ({
      name,
      kind,
      idea,
      type,
      isCheck,
      form,
      right,
      chance,
      options: item.options.map(({ letter, text, misconception }) => ({
        letter,
        text,
        misconception: believed(misconception),
      })),
      too_little: believed(item.tooLittle),
      too_much: believed(item.tooMuch),
    })),
  };
}
