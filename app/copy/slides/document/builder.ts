import type { DocumentSlide } from "#domain/slides/document/document.ts";
import type { BuilderWords } from "../words.ts";

export const document: BuilderWords<"document"> = {
  name: "Document",
  add: "Add Document Slide",
  hint: "A statement or checkout that quizzes ask about",
  part: (place) => `row ${place}`,
  checks: {
    no_heading: "The document has no name.",
    no_row: "There is no row.",
    no_row_name: "The row does not say what it is.",
    no_heading_audio: "The name of the document is not spoken.",
    no_note_audio: "The line on top is not spoken.",
    no_row_audio: "The row is not spoken.",
  },
};

/** Fields of the editor. */
export const documentFields = {
  untitled: "No name yet",
  heading: "Name of the document",
  headingAudio: "Voice for the name",
  note: "A line about it (optional)",
  noteAudio: "Voice for the line",
  form: "What it is",
  forms: {
    statement: "An account statement",
    checkout: "A checkout",
  } satisfies Record<DocumentSlide["form"], string>,
  begins: "On the account before, in cents",
  rows: "Rows",
  row: (place: number) => `Row ${place}`,
  what: "what it is",
  audio: "voice for the row",
  date: "date",
  amount: "cents",
  isIn: "Money comes in, or a discount",
  isInOf: (place: number) => `Row ${place}: money comes in, or a discount`,
  rowNote: "what it is made of (optional)",
  addRow: "Add Row",
  deleteRow: (place: number) => `Delete row ${place}`,
  moveUp: (place: number) => `Move row ${place} up`,
  moveDown: (place: number) => `Move row ${place} down`,
  enough: "Twenty rows are the most.",
  beside: "Quizzes after it can have it open beside them: see their options.",
};
