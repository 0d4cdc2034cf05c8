import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { ContentContext } from "#server/content/context.ts";
import type { ClipConverter } from "./clips/converter.ts";
import type { CourseVoice } from "./course-voice.ts";
import type { ClipDecoder } from "./media/decode.ts";
import type { PictureResizer } from "./media/resize-picture.ts";
import type { SoundConverter } from "./media/convert-sound.ts";
import type { UploadParts } from "./upload-store.ts";

/** What lessons are made with. */
export interface AuthoringContext extends AuthenticatedContext, ContentContext {
  uploadParts: UploadParts;
  /** Null on a machine without ffmpeg. */
  clipDecoder: ClipDecoder | null;
  /** Null on a machine without what it needs. */
  clipConverter: ClipConverter | null;
  /** Null where it is off, or on a machine without its programs. */
  courseVoice: CourseVoice | null;
  /** Null on a machine without ffmpeg. */
  pictureResizer: PictureResizer | null;
  soundConverter: SoundConverter | null;
}
