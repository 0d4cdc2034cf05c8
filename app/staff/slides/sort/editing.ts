import { untitledActivity } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const sortEditing: SlideEditing<Editable<"sort">> = {
  untitled: () => untitledActivity,
  Editor: lazyEditor(async () => (await import("./SortEditor.tsx")).SortEditor),
};
