import type { StudioLine } from "./studio-lines.ts";

type OfRun = "press" | "stop" | "retake" | "drop" | "back" | "skip" | "use" | "speakAll" | "cancel";

/** What the author can do in the voice studio, by button or key. */
export interface StudioActs extends Readonly<Record<OfRun, () => void>> {
  /** Plays the recording of a line, or stops it. */
  readonly listen: (line: StudioLine) => void;
  readonly discard: (line: StudioLine) => void;
  /** Shows the line at this index. */
  readonly goTo: (index: number) => void;
}
