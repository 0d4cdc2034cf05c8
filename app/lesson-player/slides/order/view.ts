import type { OrderSlide } from "#domain/slides/order/order.ts";
import type { SlideView } from "../view.ts";

export const orderView: SlideView<OrderSlide> = {
  segment: "dot",
  firstFiles: ({ question_audio_url, items }) => [
    question_audio_url,
    ...items.map(({ image_url }) => image_url),
  ],
  load: async () => ({ Panel: (await import("./OrderPanel.tsx")).OrderPanel }),
};
