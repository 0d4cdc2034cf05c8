import type { PaySlide } from "#domain/slides/pay/pay.ts";
import type { SlideView } from "../view.ts";

export const payView: SlideView<PaySlide> = {
  segment: "dot",
  firstFiles: ({ question_audio_url, goods }) => [
    question_audio_url,
    ...goods.map(({ image_url }) => image_url),
  ],
  load: async () => ({ Panel: (await import("./PayPanel.tsx")).PayPanel }),
};
