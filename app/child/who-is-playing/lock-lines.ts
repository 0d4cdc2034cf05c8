import { spokenLock } from "#app/copy/who-is-playing.ts";

const FILES = import.meta.glob<string>("#course/media/lines/lock-*.m4a", {
  eager: true,
  query: "?url",
  import: "default",
});
const byWords = new Map(
  Object.entries(spokenLock).map(([name, words]) => [
    words,
    Object.entries(FILES).find(([file]) => file.endsWith(`/${name}.m4a`))?.[1] ?? null,
  ]),
);

/** URL of the recording of a text of the picture lock; null without one. */
export const lockLine = (words: string): string | null => byWords.get(words) ?? null;
