import type { JarsSlide } from "#domain/slides/jars/jars.ts";
import type { SlideView } from "../view.ts";

export const jarsView: SlideView<JarsSlide> = {
  segment: "dot",
  firstFiles: ({ question_audio_url, jars }) => [
    question_audio_url,
    ...jars.map(({ image_url }) => image_url),
  ],
  load: async () => ({ Panel: (await import("./JarsPanel.tsx")).JarsPanel }),
};
