import type { DecideSlide } from "#domain/slides/decide/decide.ts";
import type { SlideView } from "../view.ts";

export const decideView: SlideView<DecideSlide> = {
  segment: "dot",
  firstFiles: ({ question_audio_url, options }) => [
    question_audio_url,
    ...options.map(({ image_url }) => image_url),
  ],
  load: async () => ({ Panel: (await import("./DecidePanel.tsx")).DecidePanel }),
};
