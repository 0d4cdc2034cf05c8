import { scenePictures } from "#app/lesson-player/slides/spot/pictures.ts";
import { untitledActivity } from "#app/copy/slides/activity/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const spotEditing: SlideEditing<Editable<"spot">> = {
  untitled: () => untitledActivity,
  ownPicture: ({ scene }) => scene && scenePictures[scene],
  Editor: lazyEditor(async () => (await import("./SpotEditor.tsx")).SpotEditor),
};
