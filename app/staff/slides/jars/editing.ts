import { untitledActivity } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const jarsEditing: SlideEditing<Editable<"jars">> = {
  untitled: () => untitledActivity,
  Editor: lazyEditor(async () => (await import("./JarsEditor.tsx")).JarsEditor),
};
