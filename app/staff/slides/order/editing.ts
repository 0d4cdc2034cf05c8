import { untitledActivity } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const orderEditing: SlideEditing<Editable<"order">> = {
  untitled: () => untitledActivity,
  Editor: lazyEditor(async () => (await import("./OrderEditor.tsx")).OrderEditor),
};
