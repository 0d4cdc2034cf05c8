import type { SortSlide } from "#domain/slides/sort/sort.ts";
import type { SlideView } from "../view.ts";

export const sortView: SlideView<SortSlide> = {
  segment: "dot",
  firstFiles: ({ question_audio_url, things }) => [
    question_audio_url,
    ...things.map(({ image_url }) => image_url),
  ],
  load: async () => ({ Panel: (await import("./SortPanel.tsx")).SortPanel }),
};
