import { useEffect, useState } from "react";
import { inBackground } from "#app/data/base/background.ts";
import { loadedVideo, loadVideo } from "./slides/video/load-video.ts";

/**
 * The code with the component that plays the clips of a lesson; null until it is here. A video
 * slide, whose panel is of the same code, shows a failure and loads it again.
 */
export function useClip(isDue: boolean) {
  const code = loadedVideo();
  const [, setLoaded] = useState(false);
  const isMissing = isDue && code === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const loading = loadVideo().then(() => isGone || setLoaded(true));
    inBackground("loading a clip's code", loading);
    return () => void (isGone = true);
  }, [isMissing]);
  return code;
}
