import { Hono } from "hono";
import * as v from "valibot";
import { LRUCache } from "lru-cache";
import { listOf } from "#domain/bounded.ts";
import { EVENTS_PER_BATCH } from "#domain/constants.ts";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import {
  ATTEMPT_DETAIL,
  CHILD_PAGE_NAMES,
  LEARNING_EVENTS,
} from "#domain/learning/learning-event.ts";
import { bandsWithOwnPath } from "#domain/content/band-path.ts";
import { mediaUrls, partsOf } from "#domain/content/lesson-media.ts";
import { firstFormOf } from "#domain/learning/check-forms.ts";
import { childBand } from "#domain/learning/child-band.ts";
import { JOURNEY_STAGES, PAGE_CATEGORIES } from "#domain/routing/routes.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import { requireChild } from "#server/auth/child.ts";
import { requireUser } from "#server/auth/identity.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";
import type { Child } from "#server/platform/db/children.ts";
import { DeviceDay, DeviceTime, Id } from "#server/platform/http/fields.ts";
import { jsonText } from "#server/platform/http/json-text.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import { limitByChild, usedIfChanged, withinDaily } from "#server/auth/request-limits.ts";
import { courseMaps } from "./course-map.ts";
import { keepEvents } from "./events.ts";
import { inLanguage, languagesOf, readerOf } from "./lesson-language.ts";
import { lessonFor } from "./lesson-path.ts";
import { lessonTexts } from "./lesson-text.ts";
import { openLesson, progressKeeper } from "./progress.ts";
import { growStreak, grantXp } from "./rewards.ts";
import type { LearningContext } from "./context.ts";
import { giveLessonFeedback } from "./lesson-feedback.ts";
import { readLessonAccess, readLessonProgress } from "./queries.ts";

const ALLOWED_TRUST_MS = 60_000;
const MAX_ALLOWED = 10_000;
const Lesson = v.object({ id: Id });
const OfVersion = v.object({
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});
const Progress = v.object({
  slide: v.pipe(v.number(), v.integer(), v.minValue(0)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  /** A band that gets the slides that are played: the device may have got them before a birthday. */
  band: v.optional(v.picklist(BANDS)),
  /** The family's day as its device had it, for a slide that was played offline. */
  played_on: v.optional(DeviceDay),
});
const small = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)));
const Events = v.object({
  events: listOf(
    v.object({
      event_id: Id,
      name: v.picklist(LEARNING_EVENTS),
      lesson_id: v.optional(Id),
      slide_id: v.optional(Id),
      at: DeviceTime,
      data: v.optional(
        v.strictObject({
          attempt: small,
          detail: v.optional(v.pipe(v.string(), v.regex(ATTEMPT_DETAIL))),
          slide: small,
          correct: v.optional(v.boolean()),
          page: v.optional(v.picklist(CHILD_PAGE_NAMES)),
          category: v.optional(v.picklist(PAGE_CATEGORIES)),
          stage: v.optional(v.picklist(JOURNEY_STAGES)),
        }),
      ),
    }),
    EVENTS_PER_BATCH,
    1,
  ),
});
const Streak = v.object({
  played_on: v.optional(DeviceDay),
});
const Feedback = v.pipe(
  v.strictObject({
    difficulty: v.optional(v.picklist(DIFFICULTIES)),
    enjoyment: v.optional(v.picklist(ENJOYMENTS)),
  }),
  v.check(
    (feedback) => feedback.difficulty !== undefined || feedback.enjoyment !== undefined,
    "needs difficulty or enjoyment",
  ),
);
const CourseMapQuery = v.object({ course: v.optional(Id), lesson: v.optional(Id) });

/** Playing, by one child: lessons, progress, rewards, feedback, events, course map. */
export function learningRoutes(server: LearningContext) {
  const { db, catalog } = server;
  const user = requireUser(server.authContext);
  const child = requireChild(server.authContext);
  const saveProgress = progressKeeper(server);

  const accessOf = async (of: Child) => {
    const access = await readLessonAccess(db, of);
    if (access === undefined) throw new ApiError("profile_missing");
    return { ...access, paywall: server.config.paywall };
  };

  /**
   * When, in milliseconds, a lesson was last found to be open to a child, by child and lesson. An open
   * lesson stays open, so this is trusted for ALLOWED_TRUST_MS. A lesson behind the paywall is not
   * cached: a refund closes it.
   */
  const allowed = new LRUCache<string, number>({ max: MAX_ALLOWED });
  const opened = async (of: Child, lessonId: string): Promise<PublishedLesson> => {
    const [published, nowMs] = [await catalog.read(), server.now().getTime()];
    const key = `${of.id}/${lessonId}`;
    const known = published.lessons.find(({ id }) => id === lessonId);
    if (known !== undefined && Math.abs(nowMs - (allowed.get(key) ?? 0)) < ALLOWED_TRUST_MS)
      return known;
    const lesson = openLesson(published, await accessOf(of), lessonId);
    if (!isPaywalled(server.config.paywall, lesson.order)) allowed.set(key, nowMs);
    return lesson;
  };

  /** The band in which a child plays a lesson; progress is read only for a lesson with paths by band. */
  const bandIn = async ({ id, newest: { slides } }: PublishedLesson, of: Child): Promise<Band> =>
    childBand(
      slides,
      of.age,
      bandsWithOwnPath(slides).length === 0 ? null : await readLessonProgress(db, of, id),
    );

  const textOf = lessonTexts(server);
  const mapOf = courseMaps(server);

  return new Hono<AppEnv>()
    .get(
      "/lessons/:id",
      describeOperation("The newest published version of a lesson"),
      user,
      child,
      valid("param", Lesson),
      async (c) => {
        const of = c.get("child");
        const lesson = await opened(of, c.req.valid("param").id);
        const shown = inLanguage(lesson, await languagesOf(db, readerOf(c), [lesson]));
        const { text, etag } = await textOf(
          lessonFor(shown, await bandIn(shown, of), firstFormOf(of.id)),
        );
        return jsonText(c, text, etag);
      },
    )
    .get(
      "/lessons/:id/media",
      describeOperation("Fresh URLs of the files of a lesson's version"),
      user,
      child,
      valid("param", Lesson),
      valid("query", OfVersion),
      async (c) => {
        const lesson = await opened(c.get("child"), c.req.valid("param").id);
        const versions = await catalog.inAllLanguages(
          lesson.id,
          c.req.valid("query").version ?? lesson.newest.version,
        );
        if (versions.length === 0) throw new ApiError("version_unknown");
        c.header("Cache-Control", "no-store");
        return c.json(await server.media.signedUrlsOf(mediaUrls(versions.flatMap(partsOf))));
      },
    )
    .put(
      "/me/lessons/:id/progress",
      describeOperation("Moves the child to a slide"),
      user,
      child,
      limitByChild(server.authContext, "slide_moves"),
      valid("param", Lesson),
      valid("json", Progress),
      async (c) =>
        c.json(await saveProgress(c.get("child"), c.req.valid("param").id, c.req.valid("json"))),
    )
    .post(
      "/me/lessons/:id/xp",
      describeOperation("Grants the XP of a completed lesson, once"),
      user,
      child,
      valid("param", Lesson),
      async (c) => c.json(await grantXp(server, c.get("child"), c.req.valid("param").id)),
    )
    .post(
      "/me/streak",
      describeOperation("Grows the streak for a day with a finished lesson"),
      user,
      child,
      valid("json", Streak),
      async (c) => c.json(await growStreak(server, c.get("child"), c.req.valid("json").played_on)),
    )
    .put(
      "/me/lessons/:id/feedback",
      describeOperation("Keeps how a lesson felt"),
      user,
      child,
      valid("param", Lesson),
      valid("json", Feedback),
      async (c) => {
        const { id } = c.req.valid("param");
        const of = c.get("child");
        await opened(of, id);
        const give = () => giveLessonFeedback(server, of, id, c.req.valid("json"));
        const { result } = await withinDaily(
          server.authContext,
          "lesson_feedback_child",
          of.id,
          give,
          { used: usedIfChanged },
        );
        return c.json(result);
      },
    )
    .post(
      "/events",
      describeOperation("Keeps what a child did, under a random id"),
      user,
      child,
      valid("json", Events),
      async (c) => {
        const { events } = c.req.valid("json");
        const of = c.get("child");
        const kept = await withinDaily(
          server.authContext,
          "events_child",
          of.id,
          () => keepEvents(server, of, events),
          { points: events.length, used: (count) => count },
        );
        return c.json({ kept });
      },
    )
    .get(
      "/course-track",
      describeOperation("The course, its lessons with status, and the current one"),
      user,
      child,
      valid("query", CourseMapQuery),
      async (c) => {
        const map = await mapOf(c.get("child"), readerOf(c), c.req.valid("query"));
        return jsonText(c, map, null);
      },
    );
}
