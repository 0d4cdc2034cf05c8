import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { isEmptyText } from "../../content/visible-text.ts";
import { storyFields } from "../../questions/fields.ts";
import { File, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { SUM_MAX } from "../money.ts";
import { slideFields } from "../per-band.ts";
import { documentStart } from "./start.ts";

export const ROWS_MAX = 20;
const LABEL_MAX_CHARACTERS = 60;
const DATE_MAX_CHARACTERS = 20;

const Cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SUM_MAX));

const Row = v.strictObject({
  /** As it stands in the document: 'Mar 1'; '' in a checkout. */
  date: v.pipe(v.string(), v.maxLength(DATE_MAX_CHARACTERS)),
  name: v.pipe(v.string(), v.maxLength(LABEL_MAX_CHARACTERS)),
  audio_url: File,
  /** In cents. */
  amount: Cents,
  /** Money that comes in, or a discount. */
  is_in: v.boolean(),
  /** What the amount is made of; '' for nothing. */
  note: Text,
});
export type Row = v.InferOutput<typeof Row>;

const fields = {
  ...slideFields,
  ...storyFields,
  heading: Text,
  heading_audio_url: File,
  /** One line on top; '' for none. */
  note: Text,
  note_audio_url: File,
  form: v.picklist(["statement", "checkout"]),
  /** What is on the account before the first row, in cents. */
  begins_with: Cents,
  rows: listOf(Row, ROWS_MAX),
} satisfies v.ObjectEntries;

export type DocumentSlide = SlideOf<"document", typeof fields>;

/** A statement or a checkout. It stays open beside the quizzes after it that ask about it. */
export const document = {
  fields,
  start: () => documentStart,
  checks: {
    no_heading: "must",
    no_row: "must",
    no_row_name: "must",
    no_heading_audio: "should",
    no_note_audio: "should",
    no_row_audio: "should",
  },
  find: (slide: DraftOf<DocumentSlide>) => [
    ...findings([
      ["no_heading", isEmptyText(slide.heading)],
      ["no_row", slide.rows.length === 0],
      ["no_heading_audio", !isEmptyText(slide.heading) && slide.heading_audio_url === null],
      ["no_note_audio", !isEmptyText(slide.note) && slide.note_audio_url === null],
    ]),
    ...slide.rows.flatMap((row, index) =>
      findings(
        [
          ["no_row_name", isEmptyText(row.name)],
          ["no_row_audio", row.audio_url === null],
        ],
        index,
      ),
    ),
  ],
  summary: ({ heading }) => heading.trim(),
} satisfies SlideRules<DocumentSlide>;
