import type { LessonVersion } from "#domain/content/content.ts";

/** Message from the builder to the preview frame. */
export interface PreviewMessage {
  preview: true;
  lesson: LessonVersion;
  /** URLs of the lesson's files, by the plain URLs that its slides hold. */
  fileUrls: Readonly<Record<string, string>>;
  /** Index of the slide to begin at. */
  startAt: number;
  childAge: number;
  /** Shows the lesson's mission card instead of its slides. */
  showsCard: boolean;
  /** Shown instead of the slide, whose clip is on its way; null to show the slide. */
  coming: string | null;
  soundOff: boolean;
  captionsOn: boolean;
}

/** Message from the preview frame when it is ready to receive messages. */
export const PREVIEW_READY = "preview ready";

/** Message from the builder when no lesson is on the desk: nothing is shown, and nothing sounds. */
export const PREVIEW_LEFT = "preview left";
