import type { LessonVersion } from "#domain/content.ts";

/** Message from the builder to the preview frame. */
export interface PreviewMessage {
  preview: true;
  lesson: LessonVersion;
  /** Index of the slide to start at. */
  startAt: number;
  kidAge: number;
  soundOff: boolean;
  captionsOn: boolean;
}

/** Message from the preview frame when it is ready to receive messages. */
export const PREVIEW_READY = "preview ready";
