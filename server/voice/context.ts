import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { CourseVoice } from "./course-voice.ts";
import type { RecordedNames } from "./names-file.ts";

/** What speaks. */
export interface VoiceContext extends AuthenticatedContext {
  /** Null where it is off, or not installed on this machine. */
  courseVoice: CourseVoice | null;
  /** Null where the course voice is off, or the file is missing. */
  recordedNames: RecordedNames | null;
}
