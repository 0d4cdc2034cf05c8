import { activityFieldWords as words } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const orderEditing: SlideEditing<Editable<"order">> = {
  untitled: () => words.untitled,
  Editor: lazyEditor(async () => (await import("./OrderEditor.tsx")).OrderEditor),
};
