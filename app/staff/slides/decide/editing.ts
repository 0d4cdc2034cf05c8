import { untitledActivity } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const decideEditing: SlideEditing<Editable<"decide">> = {
  untitled: () => untitledActivity,
  Editor: lazyEditor(async () => (await import("./DecideEditor.tsx")).DecideEditor),
};
