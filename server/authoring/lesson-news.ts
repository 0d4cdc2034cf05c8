import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { paths } from "#domain/routing/paths.ts";
import { lessonNewsMail } from "#server/copy/family-mails.ts";
import { lessonAnnouncements, lessons, users } from "#server/platform/db/schema.ts";
import { orRelease } from "#server/platform/jobs/leases.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import { readConsents } from "#server/consents/consents.ts";
import { unsubscribeHeaders, unsubscribeUrl } from "#server/consents/unsubscribe-link.ts";
import type { AuthoringContext } from "./context.ts";

export const LESSON_NEWS = "lesson-news";
/** One batch of families that get news of a new lesson: those whose id comes after `after`. */
export interface LessonNewsJob {
  lessonId: string;
  after: string | null;
}

const BATCH = 100;

/** Writes to the next families who agreed to news, each once, and queues the step after it. */
export async function sendLessonNews(
  server: AuthoringContext,
  { lessonId, after }: LessonNewsJob,
): Promise<void> {
  const [lesson] = await server.db
    .select({ title: lessons.title })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), isNull(lessons.deleted_at)));
  if (lesson === undefined) return; // deleted meanwhile
  const families = await server.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(BATCH);
  for (const family of families) {
    if ((await readConsents(server.db, { userId: family.id })).news)
      await sendNewsTo(server, lesson.title, lessonId, family);
  }
  const last = families.at(-1);
  if (families.length === BATCH && last !== undefined)
    await server.queue.send<LessonNewsJob>(LESSON_NEWS, { lessonId, after: last.id });
}

async function sendNewsTo(
  server: AuthoringContext,
  title: string,
  lessonId: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const claim = and(
    eq(lessonAnnouncements.lesson_id, lessonId),
    eq(lessonAnnouncements.user_id, id),
  );
  const claimed = await server.db
    .insert(lessonAnnouncements)
    .values({ lesson_id: lessonId, user_id: id, at: server.now() })
    .onConflictDoNothing()
    .returning();
  if (claimed.length === 0) return;
  const { href } = new URL(paths.courseTrack(), server.config.publicUrl);
  await orRelease(
    () =>
      server.mailer.send({
        to: email,
        headers: unsubscribeHeaders(server, id),
        ...renderEmail(lessonNewsMail(title, href, unsubscribeUrl(server, id))),
      }),
    () => server.db.delete(lessonAnnouncements).where(claim),
  );
}
