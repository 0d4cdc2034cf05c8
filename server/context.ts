import type { AuthContext } from "./auth/context.ts";
import type { CatalogCache } from "./content/catalog.ts";
import type { MediaAccess } from "./content/media-access.ts";
import type { ClipConverter } from "./authoring/clips/converter.ts";
import type { ClipDecoder } from "./authoring/media/decode.ts";
import type { PictureResizer } from "./authoring/media/resize-picture.ts";
import type { SoundConverter } from "./authoring/media/convert-sound.ts";
import type { UploadParts } from "./authoring/upload-store.ts";
import type { OpenedPages } from "./insight/counters.ts";
import type { PlatformContext } from "./platform/context.ts";
import type { CourseVoice } from "./voice/course-voice.ts";
import type { RecordedNames } from "./voice/names-file.ts";

/**
 * What the product works with; made once at start (main.ts). Capabilities name the part of it that
 * they need.
 */
export interface ServerContext extends PlatformContext {
  authContext: AuthContext;
  catalog: CatalogCache;
  media: MediaAccess;
  uploadParts: UploadParts;
  clipDecoder: ClipDecoder | null;
  clipConverter: ClipConverter | null;
  courseVoice: CourseVoice | null;
  recordedNames: RecordedNames | null;
  pictureResizer: PictureResizer | null;
  soundConverter: SoundConverter | null;
  openedPages: OpenedPages;
}
