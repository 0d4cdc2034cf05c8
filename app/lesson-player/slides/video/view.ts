import { FETCHED_AHEAD_MAX_BYTES } from "#domain/constants.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import type { SlideView } from "../view.ts";
import { loadVideo } from "./load-video.ts";

export const videoView: SlideView<VideoSlide> = {
  segment: "bar",
  clip: ({ id, video_url, video_bytes, captions_url, poster_url, alt, title, story }) => ({
    slideId: id,
    src: video_url ?? "",
    isLarge: (video_bytes ?? 0) > FETCHED_AHEAD_MAX_BYTES,
    captions: captions_url,
    poster: poster_url,
    alt,
    title,
    story,
  }),
  firstFiles: ({ story, video_url, poster_url }) =>
    story ? [story.sound_url, story.script_url, poster_url] : [video_url, poster_url],
  loadAhead: async ({ story }) => {
    if (story) await (await loadVideo()).loadStoryKit(story.id);
  },
  load: async () => ({ Panel: (await loadVideo()).VideoPanel }),
};
