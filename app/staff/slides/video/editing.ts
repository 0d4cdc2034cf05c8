import { lists as words } from "#app/copy/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { VideoEditor } from "./VideoEditor.tsx";

export const videoEditing: SlideEditing<Editable<"video">> = {
  untitled: ({ video_url }) => (video_url === null ? words.emptyVideo : words.unsaidVideo),
  Editor: VideoEditor,
};
