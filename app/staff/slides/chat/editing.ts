import { chatFields as words } from "#app/copy/slides/chat/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const chatEditing: SlideEditing<Editable<"chat">> = {
  untitled: () => words.untitled,
  Editor: lazyEditor(async () => (await import("./ChatEditor.tsx")).ChatEditor),
};
