import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { NEWS_GAP_MS, newsOutcome } from "#domain/content/lesson-news.ts";
import type { NewsOutcome } from "#domain/content/lesson-news.ts";
import type { Publication } from "#domain/content/publication.ts";
import { paths } from "#domain/routing/paths.ts";
import { lessonNewsMail } from "#server/copy/family-mails.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import {
  contentState,
  lessonAnnouncements,
  lessons,
  lessonVersions,
  users,
} from "#server/platform/db/schema.ts";
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
  /** When it was published (ISO). */
  at: string;
  after: string | null;
}

const BATCH = 100;

/**
 * Queues the mail about what this transaction publishes, if it made a version and families had no such
 * mail for a week. A new version holds the row of `content_state`: of two at once, one is announced.
 */
export async function announce(
  server: Pick<AuthoringContext, "queue">,
  tx: Transaction,
  { lessonId, publication, now }: { lessonId: string; publication: Publication; now: Date },
): Promise<NewsOutcome> {
  const [state] = await tx.select({ last: contentState.news_at }).from(contentState);
  const { version, isNew } = publication;
  const outcome = newsOutcome(state?.last ?? null, now, isNew);
  if (outcome.state !== "sent") return outcome;
  await tx.update(contentState).set({ news_at: now });
  const job: LessonNewsJob = { lessonId, version, at: now.toISOString(), after: null };
  await server.queue.send(LESSON_NEWS, job, tx);
  return outcome;
}

/** Writes to the next families who agreed to news, each once, and queues the step after it. */
export async function sendLessonNews(
  server: AuthoringContext,
  { lessonId, version, at, after }: LessonNewsJob,
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
      await sendNewsTo(server, { title: lesson.title, lessonId, version }, new Date(at), family);
  }
  const last = families.at(-1);
  if (families.length === BATCH && last !== undefined)
    await server.queue.send<LessonNewsJob>(LESSON_NEWS, { lessonId, version, at, after: last.id });
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
  publishedAt: Date,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (!(await claimNews(server, news, publishedAt, id))) return;
  await orRelease(
    () =>
      server.mailer.send({
        id: `lesson news ${news.lessonId} ${news.version} ${id}`,
        to: email,
        headers: unsubscribeHeaders(server, "reminders", id),
        ...renderEmail(
          newsTemplate(server, news, unsubscribeUrl(server, "reminders", id)),
          server.config,
        ),
      }),
    () => server.db.delete(lessonAnnouncements).where(isNewsOf(news, id)),
  );
}

const isNewsOf = ({ lessonId, version }: News, userId: string) =>
  and(
    eq(lessonAnnouncements.lesson_id, lessonId),
    eq(lessonAnnouncements.version, version),
    eq(lessonAnnouncements.user_id, userId),
  );

/** False if the family had this mail, or another one in the week before it. */
const claimNews = ({ db }: AuthoringContext, news: News, at: Date, userId: string) =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const isRecent = gt(lessonAnnouncements.at, new Date(at.getTime() - NEWS_GAP_MS));
    const had = and(eq(lessonAnnouncements.user_id, userId), or(isNewsOf(news, userId), isRecent));
    if ((await tx.$count(lessonAnnouncements, had)) > 0) return false;
    await tx.insert(lessonAnnouncements).values({
      lesson_id: news.lessonId,
      version: news.version,
      user_id: userId,
      at,
    });
    return true;
  });
