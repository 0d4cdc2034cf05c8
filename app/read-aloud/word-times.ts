import type { SpokenWord } from "#domain/content/spoken-words.ts";

/**
 * When the words of the course's recordings are spoken, by the end of the recording's file name with
 * its hash. The build fills it in (tools/build/word-times.ts).
 */
export const WORD_TIMES: Readonly<Record<string, readonly SpokenWord[]>> = {};
