import { useImperativeHandle, useRef, useState } from "react";
import type { ReactNode, Ref, RefObject } from "react";
import * as v from "valibot";
import type { Speech } from "#stage/speech.ts";
import { StoryFile } from "#stage/story.ts";
import type { Story } from "#stage/story.ts";
import { storyWords } from "#app/copy/story.ts";
import type { SlideMemory } from "../slides/memory.ts";
import { StoryMoment } from "./StoryMoment.tsx";
import { useStoryDrawing } from "./useStoryDrawing.ts";
import { useStoryPlaying } from "./useStoryPlaying.ts";
import styles from "./StoryPicture.module.css";

/** A story with the recordings of its parts. */
export interface LoadedStory {
  story: Story;
  recordings: readonly [Speech, ...Speech[]];
}

/** What happens to the sound that is under the story. */
export interface StoryEvents {
  /** It was played to its end; true while the story goes on. */
  ended(): boolean;
  /** The child begins again. */
  restarted(): void;
}

export interface StoryProps {
  /** Plays the sounds. */
  video: RefObject<HTMLVideoElement | null>;
  captionsOn: boolean;
  /** Another slide is shown meanwhile. */
  isHidden: boolean;
  /** Called where the device is too slow for it, with the second that it stands at. */
  onSlow: (seconds: number) => void;
  slideId: string;
  /** Keeps what the child did. */
  memory: SlideMemory;
  /** The addresses of its parts' sounds. */
  sounds: readonly (string | null | undefined)[];
  events: Ref<StoryEvents>;
  /** Asks for the sound of a part. */
  onSound: (sound: { part: number; plays: boolean }) => void;
  /** The story waits for the child, or goes on. */
  onWait: (waits: boolean) => void;
}

/** Shows a story over the video element that plays its sounds. */
export type DrawStory = (props: StoryProps) => ReactNode;

/** Reads a story from its file. Rejects for a file that this version can't play. */
export async function readStory(response: Response): Promise<DrawStory> {
  const { story, recording, more = [] } = v.parse(StoryFile, await response.json());
  const loaded: LoadedStory = { story, recordings: [recording, ...more] };
  return (props) => <StoryPicture key={story.id} loaded={loaded} {...props} />;
}

/** A caption stays until the next one, or this long after its sentence. */
const CAPTION_AFTER_S = 0.25;

const sentenceAt = (sentences: Speech["sentences"], seconds: number) =>
  sentences.findLast(({ start, end }) => seconds >= start && seconds < end + CAPTION_AFTER_S)
    ?.text ?? "";

/** A story, drawn live over its sound: the picture, the captions, and its words for screen readers. */
function StoryPicture({ loaded, ...props }: StoryProps & { loaded: LoadedStory }) {
  const host = useRef<HTMLDivElement>(null);
  const [caption, setCaption] = useState("");
  const story = useStoryPlaying(loaded, props);
  const { playing, plan, moment } = story;
  useImperativeHandle(props.events, () => ({
    ended: () => !story.send({ type: "ended" }).isOver,
    restarted: () => void story.send({ type: "restart" }),
  }));
  useStoryDrawing({
    host,
    video: props.video,
    now: story,
    isHidden: props.isHidden,
    onSlow: props.onSlow,
    onTime: (seconds) => setCaption(sentenceAt(plan.speech.sentences, seconds)),
  });
  return (
    <>
      <div ref={host} className={styles.picture} aria-hidden="true" data-story="" />
      {moment === null && props.captionsOn && caption !== "" && (
        <p className={styles.captions} aria-hidden="true">
          <span>{caption}</span>
        </p>
      )}
      {moment !== null && !props.isHidden && (
        <StoryMoment
          key={moment.moment}
          moment={moment}
          plan={plan}
          state={playing.states[moment.moment]}
          onEvent={story.send}
        />
      )}
      <p className={styles.transcript}>
        {storyWords.transcript} {plan.speech.sentences.map(({ text }) => text).join(" ")}
      </p>
    </>
  );
}
