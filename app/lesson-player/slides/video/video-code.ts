/** What a video needs to be played: one file, which a first slide of another kind is shown without. */
export { loadStoryKit } from "#course/story-kits.ts";
export { Clip } from "./Clip.tsx";
export { VideoPanel } from "./VideoPanel.tsx";
