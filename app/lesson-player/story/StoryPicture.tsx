import { useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import * as v from "valibot";
import { plan } from "#stage/plan.ts";
import type { Plan } from "#stage/plan.ts";
import { StoryFile } from "#stage/story.ts";
import { storyWords } from "#app/copy/story.ts";
import { useStoryDrawing } from "./useStoryDrawing.ts";
import styles from "./StoryPicture.module.css";

interface LoadedStory {
  plan: Plan;
  sentences: StoryFile["recording"]["sentences"];
}

/** Shows a story over the video element that plays its sound. */
export type DrawStory = (
  video: Props["video"],
  captionsOn: boolean,
  isHidden: boolean,
  onSlow: Props["onSlow"],
) => ReactNode;

/** Reads a story from its file. Rejects for a file that this version can't play. */
export async function readStory(response: Response): Promise<DrawStory> {
  const { story, recording } = v.parse(StoryFile, await response.json());
  const loaded = { plan: plan(story, recording), sentences: recording.sentences };
  return (video, captionsOn, isHidden, onSlow) => (
    <StoryPicture key={story.id} story={loaded} {...{ video, captionsOn, isHidden, onSlow }} />
  );
}

/** A caption stays until the next one, or this long after its sentence. */
const CAPTION_AFTER_S = 0.25;

const sentenceAt = (sentences: LoadedStory["sentences"], seconds: number) =>
  sentences.findLast(({ start, end }) => seconds >= start && seconds < end + CAPTION_AFTER_S)
    ?.text ?? "";

interface Props {
  story: LoadedStory;
  /** Plays the sound. */
  video: RefObject<HTMLVideoElement | null>;
  captionsOn: boolean;
  /** Another slide is shown meanwhile. */
  isHidden: boolean;
  /** Called where the device is too slow for it, with the second that it stands at. */
  onSlow: (seconds: number) => void;
}

/** A story, drawn live over its sound: the picture, the captions, and its words for screen readers. */
function StoryPicture({ story, video, captionsOn, isHidden, onSlow }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [caption, setCaption] = useState("");
  useStoryDrawing({
    host,
    video,
    plan: story.plan,
    isHidden,
    onSlow,
    onTime: (seconds) => setCaption(sentenceAt(story.sentences, seconds)),
  });
  return (
    <>
      <div ref={host} className={styles.picture} aria-hidden="true" data-story="" />
      {captionsOn && caption !== "" && (
        <p className={styles.captions} aria-hidden="true">
          <span>{caption}</span>
        </p>
      )}
      <p className={styles.transcript}>
        {storyWords.transcript} {story.sentences.map(({ text }) => text).join(" ")}
      </p>
    </>
  );
}
