import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { ContentContext } from "#server/content/context.ts";
import type { UploadParts } from "./upload-store.ts";

/** What lessons are made with. */
export interface AuthoringContext extends AuthenticatedContext, ContentContext {
  uploadParts: UploadParts;
}
