import type { VideoPlayerWords } from "#app/ui/VideoPlayer.tsx";

export const videoPlayerWords: VideoPlayerWords = {
  play: "Play video",
  pause: "Pause video",
  restart: "Restart video",
  restarted: "Restarted",
  captionsOn: "Turn captions on",
  captionsOff: "Turn captions off",
  mute: "Turn sound off",
  unmute: "Turn sound on",
  loading: "Loading",
  missing: "There is no video here yet.",
  failed: "Video failed to load. Please check your connection or try again later.",
};
