import { endOfStory } from "#domain/slides/video/video.ts";
import type { Given } from "../files/useUpload.ts";

/** The fields of a video slide that change with its clip; `file` null: the author removed it. */
export const clipEdits = (
  uploaded: Given | null,
  file: File | null,
  slide: Parameters<typeof endOfStory>[0],
) => ({
  video_url: uploaded?.url ?? null,
  video_seconds: uploaded?.seconds ?? null,
  video_bytes: file?.size ?? null,
  video_upright: uploaded?.isUpright ?? null,
  video_light_url: null,
  ...endOfStory(slide),
});
