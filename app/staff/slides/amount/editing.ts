import { untitledActivity } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const amountEditing: SlideEditing<Editable<"amount">> = {
  untitled: () => untitledActivity,
  Editor: lazyEditor(async () => (await import("./AmountEditor.tsx")).AmountEditor),
};
