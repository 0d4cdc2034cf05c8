import type { ContentContext } from "#server/content/context.ts";
import type { VoiceContext } from "#server/voice/context.ts";
import type { ClipConverter } from "./clips/converter.ts";
import type { ClipDecoder } from "./media/decode.ts";
import type { PictureResizer } from "./media/resize-picture.ts";
import type { SoundConverter } from "./media/convert-sound.ts";
import type { UploadParts } from "./upload-store.ts";

/** What lessons are made with. */
export interface AuthoringContext extends VoiceContext, ContentContext {
  uploadParts: UploadParts;
  /** Null on a machine without ffmpeg. */
  clipDecoder: ClipDecoder | null;
  /** Null on a machine without what it needs. */
  clipConverter: ClipConverter | null;
  /** Null on a machine without ffmpeg. */
  pictureResizer: PictureResizer | null;
  soundConverter: SoundConverter | null;
}
