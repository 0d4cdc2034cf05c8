import { videoPlayerWords } from "#app/copy/video-player.ts";
import { VideoPlayer } from "#app/ui/VideoPlayer.tsx";
import { useStory } from "../../story/useStory.ts";
import type { SlideMemory } from "../memory.ts";
import type { Attempt, LessonClip } from "../view.ts";

interface ClipProps {
  clip: LessonClip;
  /** False while it is loaded behind a slide without a clip. */
  isShown: boolean;
  autoPlay: boolean;
  memory: SlideMemory;
  onAttempt: (attempt: Attempt) => void;
  onEnded: () => void;
  onCaptions: (isOn: boolean) => void;
  /** Beside the picture: its buttons stand there. */
  controlsIn: HTMLElement | null;
}

/** The video player of a lesson: one element plays all its clips. */
export function Clip({
  clip,
  isShown,
  autoPlay,
  memory,
  onAttempt,
  onEnded,
  onCaptions,
  controlsIn,
}: ClipProps) {
  const played = useStory(clip, !isShown, memory, onAttempt, onEnded);
  return (
    <VideoPlayer
      video={played.clip}
      words={videoPlayerWords}
      autoPlay={autoPlay && isShown}
      onEnded={played.onEnded}
      onCaptions={onCaptions}
      onFailed={played.onFailed}
      picture={played.picture}
      onRestart={played.onRestart}
      waits={played.waits}
      controlsIn={controlsIn}
    />
  );
}
