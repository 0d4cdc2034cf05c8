import type { ReactNode, Ref } from "react";
import type { LearningEvent } from "#domain/learning/learning-event.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import type { PlayerVideo } from "#app/ui/useVideoPlayer.ts";
import type { SlideMemory } from "./memory.ts";

/** One attempt at a slide, as the learning events keep it. */
export type Attempt = Required<Pick<NonNullable<LearningEvent["data"]>, "attempt" | "detail">> & {
  /** Left out where nothing is right or wrong. */
  correct?: boolean;
};

/**
 * Keyboard shortcuts of a slide, which work wherever the focus is in the lesson.
 * @returns true if the key did something here
 */
export type SlideKeys = (key: string, lesson: HTMLElement, isOnButton: boolean) => boolean;

/** What the lesson player gives to the slide that it shows. */
export interface SlideProps<Slide> {
  slide: Slide;
  childAge: number;
  /** The clip of this slide has been played to its end. */
  hasEnded: boolean;
  /** The next slide is loaded. */
  canContinue: boolean;
  onContinue: () => void;
  onBack: () => void;
  onAttempt: (attempt: Attempt) => void;
  /** Something was read aloud because the child asked for it. */
  onHeard: () => void;
  memory: SlideMemory;
  /** Takes the slide's keyboard shortcuts. */
  keysRef: Ref<SlideKeys>;
}

/** A clip of a lesson. */
export interface LessonClip extends PlayerVideo {
  slideId: string;
  /** The files of the same clip as a story that is drawn live, where there is one. */
  story?: VideoSlide["story"];
}

/**
 * What the lesson player needs to know of one kind of slide before it shows it. It is part of the
 * first slide's code, so it stays small; the panel is loaded while the slide before is shown.
 */
export interface SlideView<Slide> {
  /** Its shape in the progress bar. */
  segment: "bar" | "dot";
  /** Its panel can be given another slide of the kind, which the builder's preview does. */
  isReusable?: true;
  /** Whether an attempt is right is not shown. */
  hidesResult?: true;
  /** The clip that the lesson's video player shows on it. */
  clip?(slide: Slide): LessonClip;
  /** Files that are loaded before it is shown; the others come when they are played. */
  firstFiles(slide: Slide): (string | null)[];
  /** Loads code that this slide needs beside its panel. */
  loadAhead?(slide: Slide): Promise<unknown>;
  /** What is shown below the clip. It ends with the button that leads on. */
  load(): Promise<SlidePanel<Slide>> | SlidePanel<Slide>;
}

export interface SlidePanel<Slide> {
  Panel(props: SlideProps<Slide>): ReactNode;
}
