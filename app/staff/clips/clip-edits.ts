import type { Given } from "../files/useUpload.ts";

/** The fields of a video slide that change with its clip; `file` null: the author removed it. */
export const clipEdits = (uploaded: Given | null, file: File | null, hasStory: boolean) => ({
  video_url: uploaded?.url ?? null,
  video_seconds: uploaded?.seconds ?? null,
  video_bytes: file?.size ?? null,
  video_light_url: null,
  // The story that was drawn live is another one than this video.
  ...(hasStory && { story: null }),
});
