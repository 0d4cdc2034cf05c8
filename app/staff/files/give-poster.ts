import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { uploadFile } from "#app/data/authoring/upload.ts";
import type { Change } from "../drafts/draft-store.ts";
import { makePoster } from "./poster.ts";

interface Before {
  video_url: string | null;
  poster_url: string | null;
}

/**
 * Makes a picture of a clip and gives it to the clip's slide, unless that has another clip or picture
 * than before by then: making and uploading takes time, in which the author may have chosen one.
 */
export async function givePoster(
  lessonId: string,
  clip: File | string,
  before: Before,
  edit: (change: Change<EditableSlide>) => void,
): Promise<void> {
  const picture = await makePoster(clip);
  const { url } = await uploadFile(lessonId, "poster", picture, () => undefined).done;
  edit((now) =>
    now.type === "video" &&
    now.video_url === before.video_url &&
    now.poster_url === before.poster_url
      ? { poster_url: url }
      : {},
  );
}
