import { sortFields as words } from "#app/copy/slides/sort/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { SortEditor } from "./SortEditor.tsx";

export const sortEditing: SlideEditing<Editable<"sort">> = {
  untitled: () => words.untitled,
  Editor: SortEditor,
};
