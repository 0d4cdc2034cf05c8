type OfLine = "press" | "stop" | "retake" | "listen" | "back" | "skip" | "discard";
type OfAll = "use" | "speakAll" | "cancel";

/** What the author can do in the voice studio, by button or key. */
export type StudioActs = Readonly<Record<OfLine | OfAll, () => void>>;
