import type { LessonVersion } from "#domain/content.ts";

/** What the builder tells the frame that shows the player. */
export interface PreviewMessage {
  preview: true;
  lesson: LessonVersion;
  /** Addresses of the lesson's files, by the plain addresses that its slides hold. */
  addresses: Readonly<Record<string, string>>;
  /** Index of the slide to begin at. */
  startAt: number;
  kidAge: number;
  soundOff: boolean;
  captionsOn: boolean;
}

/** What the frame says when it is there to listen. */
export const PREVIEW_READY = "preview ready";
