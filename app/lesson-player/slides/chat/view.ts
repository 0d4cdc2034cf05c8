import type { ChatSlide } from "#domain/slides/chat/chat.ts";
import type { SlideView } from "../view.ts";

export const chatView: SlideView<ChatSlide> = {
  segment: "bar",
  firstFiles: ({ heading_audio_url, senders }) => [
    heading_audio_url,
    ...senders.map(({ image_url }) => image_url),
  ],
  load: async () => ({ Panel: (await import("./ChatPanel.tsx")).ChatPanel }),
};
