import { spokenLock } from "#app/copy/who-is-playing.ts";
import { recordingsOf } from "#app/read-aloud/recordings-of.ts";

const FILES = import.meta.glob<string>("#course/media/lines/lock-*.m4a", {
  eager: true,
  query: "?url",
  import: "default",
});
const byWords = recordingsOf(spokenLock, FILES);

/** URL of the recording of a text of the picture lock; null without one. */
export const lockLine = (words: string): string | null => byWords.get(words) ?? null;
