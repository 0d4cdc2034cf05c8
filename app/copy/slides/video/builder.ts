import type { BuilderWords } from "../words.ts";

export const video: BuilderWords<"video"> = {
  name: "Video",
  add: "Add Video Slide",
  hint: "A video to watch",
  checks: {
    no_video: "There is no video.",
    no_captions: "There are no captions.",
    captions_too_long: "The captions go on after the video has ended.",
    no_poster: "There is no picture before it plays.",
    no_video_alt: "The video has no description.",
    clip_weight: "The video is over 8 MB: it starts late on a slow connection.",
    clip_shape: "The video is not upright (9:16): phones cut off what does not fit.",
    clip_length: "The video should last 18 to 34 seconds.",
  },
};
