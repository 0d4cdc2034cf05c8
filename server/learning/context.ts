import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { ContentContext } from "#server/content/context.ts";

/** What lessons are played with. */
export type LearningContext = AuthenticatedContext & ContentContext;
