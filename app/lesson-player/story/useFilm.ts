import { useState } from "react";
import type { PlayerVideo } from "#app/ui/useVideoPlayer.ts";
import { isWide } from "#app/ui/viewport.ts";
import { memoryOfPage } from "../slides/memory.ts";
import { useStory } from "./useStory.ts";

/** A video that is the picture of a story, which has no moments. */
interface Film extends PlayerVideo {
  /** The story's id. */
  id: string;
  script: string;
}

const nothing = () => undefined;

/**
 * What the video player plays: in a wide window the film's story, which is drawn live over it and goes
 * on beyond the video's frame, else the video alone.
 */
export function useFilm({ id, script, ...video }: Film, onEnded: () => void) {
  const [isDrawn] = useState(isWide);
  const [memory] = useState(() => memoryOfPage(id));
  const story = isDrawn ? { id, script_url: script, sound_url: video.src } : null;
  const { clip, picture, ...played } = useStory(
    { slideId: id, ...video, story },
    false,
    memory,
    nothing,
    onEnded,
  );
  return { video: clip, picture, onEnded: played.onEnded, onRestart: played.onRestart };
}
