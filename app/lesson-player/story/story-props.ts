import type { ReactNode, Ref, RefObject } from "react";
import type { Speech } from "#stage/speech.ts";
import type { Story } from "#stage/story.ts";
import type { SlideMemory } from "../slides/memory.ts";

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
