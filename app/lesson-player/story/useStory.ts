import { useEffect, useState } from "react";
import { useMediaAddresses } from "#app/ui/media-urls.ts";
import type { LessonClip } from "../slides/view.ts";
import type { DrawStory } from "./StoryPicture.tsx";

/** What is known of the story of a script. */
interface Found {
  script?: string | null | undefined;
  /** Null: it can't be played. */
  draw?: DrawStory | null;
  /** Second at which the video goes on. */
  resume?: number | undefined;
}

/**
 * What the video player plays for a clip: its story's sound under a picture that is drawn live.
 * Where code, script or sound do not come, or the device is too slow, it is the video instead.
 */
export function useStory(clip: LessonClip | null, isHidden: boolean) {
  const media = useMediaAddresses();
  const [found, setFound] = useState<Found>({});
  const script = clip?.story?.script_url;
  useEffect(() => {
    if (!script) return;
    let isWanted = true;
    void Promise.all([import("./StoryPicture.tsx"), media.fetch(script)])
      .then(([code, response]) => code.readStory(response))
      .catch(() => null)
      .then((draw) => isWanted && setFound({ script, draw }));
    return () => {
      isWanted = false;
    };
  }, [script, media]);

  const mine = found.script === script ? found : {};
  const fail = (resume?: number) => setFound({ script, draw: null, resume });
  if (!clip || !script || mine.draw === null)
    return { clip: clip && { ...clip, resume: mine.resume } };
  return {
    clip: { ...clip, src: clip.story?.sound_url ?? clip.src },
    picture: (video: Parameters<DrawStory>[0], captionsOn: boolean) =>
      mine.draw?.(video, captionsOn, isHidden, fail),
    onFailed: fail,
  };
}
