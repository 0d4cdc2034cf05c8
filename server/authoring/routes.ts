import { Hono } from "hono";
import type { Context } from "hono";
import type { UploadKind } from "#domain/content/uploads.ts";
import { paths } from "#domain/routing/paths.ts";
import { requireStaff } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import { mediaFolder } from "#domain/content/course-seed.ts";
import { announce, newsTemplate } from "./lesson-news.ts";
import {
  findCourse,
  findLesson,
  patchCourse,
  patchLesson,
  patchSlide,
  readSlides,
} from "./drafts.ts";
import { duplicateCourse, duplicateLesson } from "./copies.ts";
import * as fields from "./fields.ts";
import { fixVideoUrls } from "./fix-video-urls.ts";
import { addCourse, addLesson } from "./items.ts";
import { readOutline, readOutlineLesson } from "./outline.ts";
import { endPreviewLinks, makePreviewLink } from "./preview-links.ts";
import { search } from "./search.ts";
import { readTrash } from "./trash.ts";
import { actorOf, note, readLog } from "./log.ts";
import type { Actor } from "./log.ts";
import { countNew, itemsOfCourse, itemsOfLesson } from "./new-items.ts";
import { takeFile } from "./uploads.ts";
import {
  listVersions,
  nextVersion,
  publish,
  publishCourseDraft,
  readVersion,
  restoreVersion,
} from "./versions.ts";
import type { AuthoringContext } from "./context.ts";

const fileName = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** Where a file of a lesson or course goes, and its title for the log. */
interface Owner {
  folder: string;
  title: string;
}

/** The lesson builder's calls, under /api/staff; each looks up that its caller is staff now. */
export function authoringRoutes(server: AuthoringContext) {
  const { db } = server;
  const { ItemId, VersionOf } = fields;

  const take = async (
    c: Context<AppEnv>,
    { folder, title }: Owner,
    upload: string,
    kind: UploadKind,
  ) => {
    const actor = actorOf(c, server);
    const taken = await takeFile(server, actor, folder, upload, kind);
    await db.transaction((tx) => note(tx, actor, "file_added", `${title}, ${fileName(taken.url)}`));
    return taken;
  };

  /** Adds so many items as `count` says, and counts them. */
  const adding = <T>(
    c: Context<AppEnv>,
    count: (tx: Transaction) => number | Promise<number>,
    add: (tx: Transaction, actor: Actor) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const actor = actorOf(c, server);
      await countNew(server, tx, actor, await count(tx));
      return add(tx, actor);
    });
  const one = () => 1;

  return new Hono<AppEnv>()
    .use(requireStaff(server.authContext))
    .use(async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
    })
    .get("/outline", describeOperation("All courses and lessons as authors see them"), async (c) =>
      c.json(await readOutline(db, c.var.identity.userId)),
    )
    .get(
      "/search",
      describeOperation("Finds a text in courses, lessons and slides"),
      valid("query", fields.SearchQuery),
      async (c) => c.json(await search(db, c.req.valid("query").q)),
    )
    .get("/trash", describeOperation("What was deleted in the last 30 days"), async (c) =>
      c.json(await readTrash(db, server.now())),
    )
    .post(
      "/courses",
      describeOperation("Adds a course"),
      valid("json", fields.NewCourse),
      async (c) =>
        c.json(await adding(c, one, (tx, actor) => addCourse(tx, actor, c.req.valid("json"))), 201),
    )
    .patch(
      "/courses/:id",
      describeOperation("Changes a course"),
      valid("param", ItemId),
      valid("json", fields.CourseEdit),
      async (c) => {
        const { row_version, ...patch } = c.req.valid("json");
        return c.json(
          await db.transaction((tx) =>
            patchCourse(tx, actorOf(c, server), c.req.valid("param").id, row_version, patch),
          ),
        );
      },
    )
    .post(
      "/courses/:id/duplicate",
      describeOperation("Copies a course with its lessons"),
      valid("param", ItemId),
      valid("json", fields.Copy),
      async (c) => {
        const { title } = c.req.valid("json");
        const { id } = c.req.valid("param");
        return c.json(
          await adding(
            c,
            (tx) => itemsOfCourse(tx, id),
            (tx, actor) => duplicateCourse(tx, actor, id, title),
          ),
          201,
        );
      },
    )
    .post(
      "/courses/:id/publish",
      describeOperation("Publishes a course's title, its cover and the order of its lessons"),
      valid("param", ItemId),
      async (c) => {
        const { id } = c.req.valid("param");
        await db.transaction((tx) => publishCourseDraft(tx, actorOf(c, server), id));
        return c.json({ published: true });
      },
    )
    .post(
      "/courses/:id/lessons",
      describeOperation("Adds a lesson"),
      valid("param", ItemId),
      valid("json", fields.NewLesson),
      async (c) =>
        c.json(
          await adding(c, one, (tx, actor) =>
            addLesson(tx, actor, c.req.valid("param").id, c.req.valid("json")),
          ),
          201,
        ),
    )
    .patch(
      "/lessons/:id",
      describeOperation("Changes a lesson's draft"),
      valid("param", ItemId),
      valid("json", fields.LessonEdit),
      async (c) => {
        const { row_version, ...patch } = c.req.valid("json");
        return c.json(
          await db.transaction((tx) =>
            patchLesson(tx, actorOf(c, server), c.req.valid("param").id, row_version, patch),
          ),
        );
      },
    )
    .get(
      "/lessons/:id/slides",
      describeOperation("The slides of a lesson's draft"),
      valid("param", ItemId),
      async (c) => {
        const { id } = await findLesson(db, c.req.valid("param").id);
        return c.json(await readSlides(db, id, c.var.identity.userId));
      },
    )
    .post(
      "/lessons/:id/duplicate",
      describeOperation("Copies a lesson with its slides"),
      valid("param", ItemId),
      valid("json", fields.Copy),
      async (c) => {
        const { title } = c.req.valid("json");
        const { id } = c.req.valid("param");
        return c.json(
          await adding(
            c,
            (tx) => itemsOfLesson(tx, id),
            (tx, actor) => duplicateLesson(tx, actor, id, title),
          ),
          201,
        );
      },
    )
    .patch(
      "/slides/:id",
      describeOperation("Changes a slide's draft"),
      valid("param", ItemId),
      valid("json", fields.SlideEdit),
      async (c) => {
        const { row_version, ...patch } = c.req.valid("json");
        const actor = actorOf(c, server);
        const { id } = c.req.valid("param");
        const saved = await db.transaction(async (tx) => {
          const { lessonId, slide } = await patchSlide(tx, actor, id, row_version, patch);
          return { ...slide, lesson: await readOutlineLesson(tx, actor.staffId, lessonId) };
        });
        return c.json(saved);
      },
    )
    .post(
      "/lessons/:id/files",
      describeOperation("Takes a finished upload"),
      valid("param", ItemId),
      valid("json", fields.Taking),
      async (c) => {
        const { media_folder: folder, title } = await findLesson(db, c.req.valid("param").id);
        const { upload, kind } = c.req.valid("json");
        return c.json(await take(c, { folder, title }, upload, kind));
      },
    )
    .post(
      "/courses/:id/files",
      describeOperation("Takes a finished upload as a course's cover"),
      valid("param", ItemId),
      valid("json", fields.TakingCover),
      async (c) => {
        const { id, title } = await findCourse(db, c.req.valid("param").id);
        const { upload } = c.req.valid("json");
        const owner = { folder: mediaFolder(title, "", id), title };
        return c.json(await take(c, owner, upload, "cover-image"));
      },
    )
    .post(
      "/media-addresses",
      describeOperation("URLs that show files to authors"),
      valid("json", fields.MediaUrls),
      async (c) => c.json(await server.media.signedUrlsOf(c.req.valid("json").urls)),
    )
    .post(
      "/lessons/:id/publish",
      describeOperation("Publishes the draft as a new version"),
      valid("param", ItemId),
      valid("query", fields.Publication),
      async (c) => {
        const { id } = c.req.valid("param");
        const actor = actorOf(c, server);
        const published = await db.transaction(async (tx) => {
          const publication = await publish(tx, actor, id);
          if (publication.isNew) await countNew(server, tx, actor, await itemsOfLesson(tx, id));
          const wantsNews = c.req.valid("query").news === "true";
          const news = wantsNews
            ? await announce(server, tx, { lessonId: id, publication, now: actor.now })
            : undefined;
          return { version: publication.version, news };
        });
        return c.json(published);
      },
    )
    .get(
      "/lessons/:id/news",
      describeOperation("The mail that families would get about the lesson's next version"),
      valid("param", ItemId),
      async (c) => {
        const { id, title } = await findLesson(db, c.req.valid("param").id);
        const news = { title, lessonId: id, version: await nextVersion(db, id) };
        return c.json(newsTemplate(server, news, ""));
      },
    )
    .post(
      "/lessons/:id/preview-links",
      describeOperation("Makes a link that shows the lesson without an account, for an hour"),
      valid("param", ItemId),
      valid("json", fields.NewPreviewLink),
      async (c) => {
        const { id } = c.req.valid("param");
        const { version } = c.req.valid("json");
        const { token, expiresAt } = await db.transaction((tx) =>
          makePreviewLink(tx, actorOf(c, server), id, version),
        );
        const url = `${server.config.publicUrl}${paths.lessonPreview()}#${token}`;
        return c.json({ url, expires_at: expiresAt.toISOString() }, 201);
      },
    )
    .delete(
      "/lessons/:id/preview-links",
      describeOperation("Takes back the links that this author made to the lesson"),
      valid("param", ItemId),
      async (c) => {
        const { id } = c.req.valid("param");
        await db.transaction((tx) => endPreviewLinks(tx, actorOf(c, server), id));
        return c.json({ ended: true });
      },
    )
    .get(
      "/lessons/:id/versions",
      describeOperation("A lesson's versions"),
      valid("param", ItemId),
      async (c) => c.json(await listVersions(db, c.req.valid("param").id)),
    )
    .get(
      "/lessons/:id/versions/:version",
      describeOperation("What a version holds"),
      valid("param", VersionOf),
      async (c) => {
        const { id, version } = c.req.valid("param");
        return c.json(await readVersion(db, id, version));
      },
    )
    .post(
      "/lessons/:id/versions/:version/restore",
      describeOperation("Makes a version the draft"),
      valid("param", VersionOf),
      async (c) => {
        const { id, version } = c.req.valid("param");
        await db.transaction((tx) => restoreVersion(tx, actorOf(c, server), id, version));
        return c.json({ restored: version });
      },
    )
    .post(
      "/fix-video-urls",
      describeOperation("Fills missing videos from the lessons' folders"),
      async (c) => c.json(await fixVideoUrls(server, actorOf(c, server))),
    )
    .get(
      "/log",
      describeOperation("Who changed what"),
      valid("query", fields.LogQuery),
      async (c) => c.json(await readLog(db, c.req.valid("query").before ?? null)),
    );
}
