import type { Name } from "./activities.ts";
import { slide } from "./build.ts";
import type { Extras } from "./build.ts";

/** A line of a document; `amount` in dollars, below zero for what goes out. */
interface Row {
  date?: string;
  name: string;
  amount: number;
  note?: string;
}

interface DocumentScript extends Pick<Extras, "for" | "reviews"> {
  heading: string;
  /** One line on top. */
  note?: string;
  /** Objects, prices and names of it, with commas between them. */
  storyWords?: string;
  /** A checkout adds up what goes out. */
  form: "statement" | "checkout";
  /** Dollars on the account before the first row. */
  beginsWith?: number;
  rows: readonly Row[];
}

const cents = (dollars: number) => Math.round(dollars * 100);

/**
 * A statement or a checkout. Quizzes after it with `besideDocument` have it open beside them.
 */
export const documentSlide = (mission: number, name: Name, script: DocumentScript) =>
  slide("document", mission, name, script, {
    ...(script.storyWords !== undefined && { story_words: script.storyWords }),
    heading: script.heading,
    note: script.note ?? "",
    form: script.form,
    begins_with: cents(script.beginsWith ?? 0),
    rows: script.rows.map(({ date = "", name: label, amount, note = "" }) => ({
      date,
      name: label,
      amount: Math.abs(cents(amount)),
      is_in: amount > 0,
      note,
    })),
  });
