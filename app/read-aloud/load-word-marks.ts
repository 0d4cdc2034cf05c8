/** Loads what marks the words of a recording. A file of its own: no slide waits for it. */
export const loadWordMarks = (): void => void import("./word-marks.ts").catch(() => undefined);
