import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { ContentContext } from "#server/content/context.ts";
import type { OpenedPages } from "./counters.ts";

/** What the counts for authors are read with. */
export interface InsightContext extends AuthenticatedContext, ContentContext {
  openedPages: OpenedPages;
}
