import "drizzle-orm";
import "#server/platform/db/schema.ts";
