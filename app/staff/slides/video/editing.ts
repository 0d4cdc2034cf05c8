import { lists as words } from "#app/copy/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const videoEditing: SlideEditing<Editable<"video">> = {
  untitled: ({ video_url }) => (video_url === null ? words.emptyVideo : words.unsaidVideo),
  Editor: lazyEditor(async () => (await import("./VideoEditor.tsx")).VideoEditor),
};
