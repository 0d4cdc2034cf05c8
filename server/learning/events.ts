import { eq } from "drizzle-orm";
import type { LearningEventName } from "#domain/learning-event.ts";
import type { ServerContext } from "#server/context.ts";
import { learningEvents, users } from "#server/db/schema.ts";
import { ApiError } from "#server/http/errors.ts";

interface TakenEvent {
  event_id: string;
  name: LearningEventName;
  lesson_id: string;
  slide_id?: string | undefined;
  at: string;
  data?: Record<string, string | number | boolean | undefined> | undefined;
}

const WEEK_MS = 7 * 86_400_000;

/** Keeps events under the child's random id; one that comes again counts once. Returns how many were new. */
export async function keepEvents(server: ServerContext, userId: string, events: readonly TakenEvent[]): Promise<number> {
  const [family] = await server.db.select({ child: users.child_id }).from(users).where(eq(users.id, userId));
  if (family === undefined) throw new ApiError("profile_missing", "There is no profile yet.");
  const now = server.now().getTime();
  const kept = await server.db
    .insert(learningEvents)
    .values(
      events.map(({ event_id, name, lesson_id, slide_id, at, data }) => ({
        child_id: family.child,
        event_id,
        name,
        lesson_id,
        slide_id: slide_id ?? null,
        data: Object.fromEntries(
          Object.entries(data ?? {}).filter((pair): pair is [string, string | number | boolean] => pair[1] !== undefined),
        ),
        // A device's clock may be wrong, and a tunnel may be long: between a week ago and now.
        at: new Date(Math.max(now - WEEK_MS, Math.min(now, Date.parse(at)))),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: learningEvents.id });
  return kept.length;
}
