import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import type { SlideView } from "../view.ts";

export const amountView: SlideView<AmountSlide> = {
  segment: "dot",
  firstFiles: ({ question_audio_url }) => [question_audio_url],
  load: async () => ({ Panel: (await import("./AmountPanel.tsx")).AmountPanel }),
};
