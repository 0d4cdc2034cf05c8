import { Hono } from "hono";
import * as v from "valibot";
import { requireChild } from "#server/auth/child.ts";
import { requireUser } from "#server/auth/identity.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { LearningContext } from "./context.ts";
import { finishCard, listCards, undoCard } from "./mission-cards.ts";

const OfLesson = v.object({ id: Id });

/** The mission cards of one child, for its parent. */
export function missionCardRoutes(server: LearningContext) {
  const user = requireUser(server.authContext);
  const child = requireChild(server.authContext);
  return new Hono<AppEnv>()
    .get(
      "/me/mission-cards",
      describeOperation("The mission cards of the lessons that the child completed"),
      user,
      child,
      async (c) => {
        c.header("Cache-Control", "no-store");
        const acceptLanguage = c.req.header("Accept-Language") ?? "";
        return c.json({ cards: await listCards(server, c.var.child, acceptLanguage) });
      },
    )
    .put(
      "/me/mission-cards/:id/done",
      describeOperation("Keeps that the family did a lesson's mission card, once"),
      user,
      child,
      valid("param", OfLesson),
      async (c) => c.json(await finishCard(server, c.var.child, c.req.valid("param").id)),
    )
    .delete(
      "/me/mission-cards/:id/done",
      describeOperation("Takes back that the family did a lesson's mission card"),
      user,
      child,
      valid("param", OfLesson),
      async (c) => c.json(await undoCard(server, c.var.child, c.req.valid("param").id)),
    );
}
