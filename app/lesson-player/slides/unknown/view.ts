import type { Slide } from "#domain/slides/registry.ts";
import type { SlideView } from "../view.ts";
import { UnknownPanel } from "./UnknownPanel.tsx";

/** A slide of a kind that this version of the app does not know. */
export const unknownView: SlideView<Slide> = {
  segment: "dot",
  firstFiles: () => [],
  load: () => ({ Panel: UnknownPanel }),
};
