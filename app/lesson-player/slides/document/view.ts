import type { DocumentSlide } from "#domain/slides/document/document.ts";
import type { SlideView } from "../view.ts";

export const documentView: SlideView<DocumentSlide> = {
  segment: "bar",
  firstFiles: ({ heading_audio_url }) => [heading_audio_url],
  load: async () => ({ Panel: (await import("./DocumentPanel.tsx")).DocumentPanel }),
};
