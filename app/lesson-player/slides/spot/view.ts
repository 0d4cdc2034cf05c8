import type { SpotSlide } from "#domain/slides/spot/spot.ts";
import type { SlideView } from "../view.ts";
import { pictureOf } from "./pictures.ts";

export const spotView: SlideView<SpotSlide> = {
  segment: "dot",
  firstFiles: (slide) => [slide.question_audio_url, pictureOf(slide)],
  load: async () => ({ Panel: (await import("./SpotPanel.tsx")).SpotPanel }),
};
