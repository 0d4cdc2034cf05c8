import { documentFields as words } from "#app/copy/slides/document/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const documentEditing: SlideEditing<Editable<"document">> = {
  untitled: () => words.untitled,
  Editor: lazyEditor(async () => (await import("./DocumentEditor.tsx")).DocumentEditor),
};
