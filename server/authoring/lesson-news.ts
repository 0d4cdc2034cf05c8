import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { paths } from "#domain/routing/paths.ts";
import { lessonNewsMail } from "#server/copy/family-mails.ts";
import { lessonAnnouncements, lessons, lessonVersions, users } from "#server/platform/db/schema.ts";
import { orRelease } from "#server/platform/jobs/leases.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import { readConsents } from "#server/consents/consents.ts";
import { unsubscribeHeaders, unsubscribeUrl } from "#server/consents/unsubscribe-link.ts";
import type { AuthoringContext } from "./context.ts";

export const LESSON_NEWS = "lesson-news";
/** One batch of families that get news of a lesson's version: those whose id comes after `after`. */
export interface LessonNewsJob {
  lessonId: string;
  version: number;
  after: string | null;
}

const BATCH = 100;

/** Writes to the next families who agreed to news, each once, and queues the step after it. */
export async function sendLessonNews(
  server: AuthoringContext,
  // A job that a release before this one queued names no version: it was always the first.
  { lessonId, version = 1, after }: Omit<LessonNewsJob, "version"> & { version?: number },
): Promise<void> {
  const [lesson] = await server.db
    .select({ title: sql<string>`${lessonVersions.content} ->> 'title'` })
    .from(lessonVersions)
    .innerJoin(lessons, eq(lessons.id, lessonVersions.lesson_id))
    .where(
      and(
        eq(lessons.id, lessonId),
        eq(lessonVersions.version, version),
        isNull(lessons.deleted_at),
      ),
    );
  if (lesson === undefined) return; // deleted meanwhile
  const families = await server.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(BATCH);
  for (const family of families) {
    if ((await readConsents(server.db, { userId: family.id })).news)
      await sendNewsTo(server, { title: lesson.title, lessonId, version }, family);
  }
  const last = families.at(-1);
  if (families.length === BATCH && last !== undefined)
    await server.queue.send<LessonNewsJob>(LESSON_NEWS, { lessonId, version, after: last.id });
}

interface News {
  title: string;
  lessonId: string;
  version: number;
}

/** The mail as it is written, whose link opens the lesson itself. */
export const newsTemplate = (
  { config }: Pick<AuthoringContext, "config">,
  { title, lessonId, version }: News,
  unsubscribe: string,
) =>
  lessonNewsMail(
    { title, isNew: version === 1 },
    new URL(paths.lesson(lessonId), config.publicUrl).href,
    unsubscribe,
  );

async function sendNewsTo(
  server: AuthoringContext,
  news: News,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const claim = and(
    eq(lessonAnnouncements.lesson_id, news.lessonId),
    eq(lessonAnnouncements.version, news.version),
    eq(lessonAnnouncements.user_id, id),
  );
  const claimed = await server.db
    .insert(lessonAnnouncements)
    .values({
      lesson_id: news.lessonId,
      version: news.version,
      user_id: id,
      at: server.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (claimed.length === 0) return;
  await orRelease(
    () =>
      server.mailer.send({
        id: `lesson news ${news.lessonId} ${news.version} ${id}`,
        to: email,
        headers: unsubscribeHeaders(server, "reminders", id),
        ...renderEmail(newsTemplate(server, news, unsubscribeUrl(server, "reminders", id))),
      }),
    () => server.db.delete(lessonAnnouncements).where(claim),
  );
}
