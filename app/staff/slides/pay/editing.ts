import { untitledActivity } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const payEditing: SlideEditing<Editable<"pay">> = {
  untitled: () => untitledActivity,
  Editor: lazyEditor(async () => (await import("./PayEditor.tsx")).PayEditor),
};
