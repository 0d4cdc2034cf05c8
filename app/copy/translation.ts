import { languageName } from "./languages.ts";
import { counted } from "./builder.ts";

export interface Progress {
  missing: number;
  outdated: number;
  done: boolean;
}

/** '7 texts to translate, 1 to check again'. */
export const toDo = (missing: number, outdated: number): string =>
  [
    ...(missing > 0 ? [`${counted(missing, "text")} to translate`] : []),
    ...(outdated > 0
      ? [`${missing > 0 ? outdated : counted(outdated, "text")} to check again`]
      : []),
  ].join(", ");

function progressOf(lang: string, { missing, outdated, done }: Progress): string {
  if (done) return `${languageName(lang)}: complete`;
  const left = toDo(missing, outdated);
  return `${languageName(lang)}: ${left === "" ? "translated, but the lesson is not ready" : left}`;
}

/** What the first pages and the desk say of languages; `translation-editor.ts` is loaded on demand. */
export const translation = {
  languages: "Languages",
  menu: "Languages",
  source: "English",
  /** Of a preview. */
  shownIn: "Language",
  into: (lang: string) => `Translate into ${languageName(lang)}`,
  translateShort: "Translate",
  /** Of a slide in the list. */
  counts: {
    recommended: (n: number) => `${n} to do`,
    complete: "Translated",
  },
  progress: progressOf,
  /** A filter of lessons. */
  toDoIn: (lang: string) => `${languageName(lang)} to do`,
  /**
   * Of a lesson in one line, how much is to be translated: 'DE 37, FR 4 to do', and where there is
   * little room 'DE, FR to do'; undefined for nothing.
   */
  toDoInAll(languages: Readonly<Record<string, Progress>>) {
    const open = Object.entries(languages).filter(([, { done }]) => !done);
    if (open.length === 0) return undefined;
    return {
      counts: `${open
        .map(([lang, { missing, outdated }]) => `${lang.toUpperCase()} ${missing + outdated}`)
        .join(", ")} to do`,
      languages: `${open.map(([lang]) => lang.toUpperCase()).join(", ")} to do`,
    };
  },
  /** Of a lesson in a list. */
  progressInList(lang: string, { missing, outdated, done }: Progress): string {
    const left = missing + outdated;
    const state = done ? "complete" : left === 0 ? "not ready" : `${left} to do`;
    return `${languageName(lang)}: ${state}`;
  },
};
