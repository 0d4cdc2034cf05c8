export type PartKind = "text" | "recording" | "file";

/** One text or file of a slide, lesson or course in a language. */
export interface TranslatedPart {
  path: string;
  kind: PartKind;
  /** The source: the text, or the file's URL ('' without one). */
  source: string;
  /** The `source` that a translation saved now gets; for a recording, the words that it speaks. */
  basis: string;
  /** Null while there is none. */
  text: string | null;
  /** `none`: the source text is empty, or the language has no file of its own. */
  state: "none" | "missing" | "outdated" | "done";
  /** The source that the text was made of, where it is outdated. */
  was: string | null;
  /** True if the source's value is used where there is no translation; false for a recording
   * whose words were translated. */
  isShared: boolean;
  /** The longest text; null for files. */
  maxLength: number | null;
  n: number;
}

/** True if this part blocks publishing the language. Recordings never do: words can be read. */
export const isToDo = ({ kind, state }: Pick<TranslatedPart, "kind" | "state">): boolean =>
  kind !== "recording" && (state === "missing" || state === "outdated");
