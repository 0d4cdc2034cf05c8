import { useEffect, useRef, useState } from "react";
import { loadStoryKit } from "#course/story-kits.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import type { SlideMemory } from "../slides/memory.ts";
import type { LessonClip } from "../slides/view.ts";
import type { DrawStory, StoryAsks, StoryEvents, StoryProps } from "./story-props.ts";

/** What is known of the story of a script. */
interface Found extends StoryAsks {
  script?: string | null | undefined;
  /** Null: it can't be played. */
  draw?: DrawStory | null;
  /** Second at which the video goes on. */
  resume?: number | undefined;
}

/**
 * What the video player plays for a clip: its story's sounds under a picture that is drawn live.
 * Where code, script or sound do not come, or the device is too slow, it is the video instead.
 */
export function useStory(
  clip: LessonClip,
  isHidden: boolean,
  memory: SlideMemory,
  onAttempt: StoryProps["onAttempt"],
  onEnded: () => void,
) {
  const media = useSignedUrls();
  const [found, setFound] = useState<Found>({});
  const events = useRef<StoryEvents>(null);
  const { src } = clip;
  const { id, script_url: script } = clip.story ?? {};
  useEffect(() => {
    if (!script || id === undefined) return;
    let isWanted = true;
    void Promise.all([import("./StoryPicture.tsx"), loadStoryKit(id), media.fetch(script)])
      .then(([code, kit, response]) => kit && code.readStory(kit, response, src, media))
      .catch(() => null)
      .then((draw) => isWanted && setFound({ script, draw }));
    return () => {
      isWanted = false;
    };
  }, [id, script, src, media]);

  const current = found.script === script ? found : {};
  // The video has the default wording. The seconds of another wording do not fit it: it begins anew.
  const fail = (resume?: number) =>
    setFound({ script, draw: null, resume: resume && clip.story?.wording ? 0 : resume });
  if (!script || current.draw === null)
    return { clip: { ...clip, resume: current.resume }, onEnded };
  const { story } = clip;
  const { part = 0, plays = false } = current.sound ?? {};
  const sounds = [story, ...(story?.more ?? [])];
  return {
    clip: { ...clip, src: sounds[part]?.sound_url ?? clip.src, resume: plays ? 0 : undefined },
    picture: (video: Parameters<DrawStory>[0]["video"], captionsOn: boolean) =>
      current.draw?.({
        video,
        captionsOn,
        isHidden,
        onSlow: fail,
        clip,
        memory,
        onAttempt,
        sounds,
        events,
        onChange: (change) => setFound((now) => ({ ...now, ...change })),
      }),
    waits: current.waits,
    onFailed: fail,
    onEnded: () => events.current?.ended() !== true && onEnded(),
    onRestart: () => events.current?.restarted(),
  };
}
