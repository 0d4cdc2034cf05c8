import type { ReactNode, Ref, RefObject } from "react";
import type { StoryKit } from "#stage/kit/kit.ts";
import type { Speech } from "#stage/story/speech.ts";
import type { Story } from "#stage/story/story.ts";
import type { SlideMemory } from "../slides/memory.ts";
import type { Attempt, LessonClip } from "../slides/view.ts";

/** A story with the recordings of its parts. */
export interface LoadedStory {
  story: Story;
  kit: StoryKit;
  recordings: readonly [Speech, ...Speech[]];
}

/** What happens to the sound that is under the story. */
export interface StoryEvents {
  /** It was played to its end; true while the story goes on. */
  ended(): boolean;
  /** The child begins again. */
  restarted(): void;
}

/** The state of the video player that a story sets. */
export interface StoryAsks {
  /** The sound of which of its parts, and does it play at once? */
  sound?: { part: number; plays: boolean };
  /** The story waits for the child. */
  waits?: boolean;
}

export interface StoryProps {
  /** Plays the sounds. */
  video: RefObject<HTMLVideoElement | null>;
  captionsOn: boolean;
  /** Another slide is shown meanwhile. */
  isHidden: boolean;
  /**
   * Called when the device is too slow to draw the playing story. The video replaces it and resumes
   * at this second.
   */
  onSlow: (seconds: number) => void;
  clip: LessonClip;
  /** Keeps what the child did. */
  memory: SlideMemory;
  onAttempt: (attempt: Attempt) => void;
  /** Its parts, with the URLs of their sounds. */
  sounds: readonly ({ sound_url: string | null } | null | undefined)[];
  events: Ref<StoryEvents>;
  onChange: (change: StoryAsks) => void;
}

/** Shows a story over the video element that plays its sounds. */
export type DrawStory = (props: StoryProps) => ReactNode;
