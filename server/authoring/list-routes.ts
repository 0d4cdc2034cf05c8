import { Hono } from "hono";
import type { ItemKind } from "#domain/content/staff.ts";
import { requireStaff } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "./context.ts";
import { duplicateSlide } from "./copies.ts";
import * as fields from "./fields.ts";
import { addSlide, remove, reorder, restore } from "./items.ts";
import { digestOf, refuseEdited } from "./item-digests.ts";
import { actorOf } from "./log.ts";
import type { Actor } from "./log.ts";
import { countNew } from "./new-items.ts";
import { readLessonChanges } from "./outline.ts";

/** The lessons whose slides a change of an item concerns. */
const lessonsOf = (kind: ItemKind, parent: string | null) =>
  kind === "slide" && parent !== null ? [parent] : [];

/** Moves an item into the trash. Resolves to the lessons whose slides that changed. */
async function toTrash(tx: Transaction, actor: Actor, kind: ItemKind, id: string) {
  const parent = await remove(tx, actor, kind, id);
  return readLessonChanges(tx, actor, lessonsOf(kind, parent));
}

/**
 * Order, trash and restore of courses, lessons and slides; adding and copying slides. Where slides
 * change, the response holds the lesson as the builder's lists show it (`readLessonChanges`).
 */
export function listRoutes(server: AuthoringContext) {
  const { db } = server;
  const staff = requireStaff(server.authContext);
  const { ItemId, KindAndId } = fields;

  return new Hono<AppEnv>()
    .put(
      "/order",
      staff,
      describeOperation("Puts courses, lessons or slides into another order"),
      valid("json", fields.NewOrder),
      async (c) => {
        const { kind, parent, from, to } = c.req.valid("json");
        const actor = actorOf(c, server);
        const changes = await db.transaction(async (tx) => {
          await reorder(tx, actor, { kind, parentId: parent, from, to });
          return readLessonChanges(tx, actor, lessonsOf(kind, parent));
        });
        return c.json({ ordered: to.length, changes });
      },
    )
    .delete(
      "/items/:kind/:id",
      staff,
      describeOperation("Moves something into the trash"),
      valid("param", KindAndId),
      async (c) => {
        const { kind, id } = c.req.valid("param");
        const actor = actorOf(c, server);
        const changes = await db.transaction((tx) => toTrash(tx, actor, kind, id));
        return c.json({ deleted: true, changes });
      },
    )
    .delete(
      "/unedited-items/:kind/:id",
      staff,
      describeOperation("Moves a course or lesson into the trash if it is as it was"),
      valid("param", fields.UneditedItem),
      valid("query", fields.Unedited),
      async (c) => {
        const { kind, id } = c.req.valid("param");
        const { digest } = c.req.valid("query");
        const actor = actorOf(c, server);
        const changes = await db.transaction(async (tx) => {
          await refuseEdited(tx, kind, id, digest);
          return toTrash(tx, actor, kind, id);
        });
        return c.json({ deleted: true, changes });
      },
    )
    .post(
      "/items/:kind/:id/restore",
      staff,
      describeOperation("Brings something back from the trash"),
      valid("param", KindAndId),
      valid("query", fields.RestoreQuery),
      async (c) => {
        const { kind, id } = c.req.valid("param");
        const place = c.req.valid("query").place ?? null;
        const actor = actorOf(c, server);
        const restored = await db.transaction(async (tx) => {
          const { parentId, isRestored } = await restore(tx, actor, kind, id, place);
          return {
            changes: await readLessonChanges(tx, actor, lessonsOf(kind, parentId), [id]),
            // Where a colleague brought it back before, what they wrote since must stay.
            digest: isRestored ? await digestOf(tx, kind, id) : null,
          };
        });
        return c.json({ restored: true, ...restored });
      },
    )
    .post(
      "/lessons/:id/slides",
      staff,
      describeOperation("Adds a slide"),
      valid("param", ItemId),
      valid("json", fields.NewSlide),
      async (c) => {
        const { type, place = null } = c.req.valid("json");
        const lesson = c.req.valid("param").id;
        const actor = actorOf(c, server);
        const added = await db.transaction(async (tx) => {
          await countNew(server, tx, actor);
          const { id } = await addSlide(tx, actor, lesson, type, place);
          return { id, changes: await readLessonChanges(tx, actor, [lesson], [id]) };
        });
        return c.json(added, 201);
      },
    )
    .post(
      "/slides/:id/duplicate",
      staff,
      describeOperation("Copies a slide"),
      valid("param", ItemId),
      async (c) => {
        const actor = actorOf(c, server);
        const copied = await db.transaction(async (tx) => {
          const { id } = c.req.valid("param");
          await countNew(server, tx, actor);
          const { lessonId, slide } = await duplicateSlide(tx, actor, id);
          return {
            id: slide.id,
            changes: await readLessonChanges(tx, actor, [lessonId], [slide.id]),
          };
        });
        return c.json(copied, 201);
      },
    );
}
