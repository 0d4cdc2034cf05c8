import type { PlatformContext } from "#server/platform/context.ts";
import type { CatalogCache } from "./catalog.ts";
import type { MediaAccess } from "./media-access.ts";

/** The platform, and what children may read. */
export interface ContentContext extends PlatformContext {
  catalog: CatalogCache;
  media: MediaAccess;
}
