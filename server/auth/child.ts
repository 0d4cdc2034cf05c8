import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { findChild, firstChild } from "#server/platform/db/children.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { Id } from "#server/platform/http/fields.ts";
import type { AuthContext } from "./context.ts";

/** Where routes are mounted that are about one child: `/child/:child/me` is `/me` of that child. */
export const CHILD_PREFIX = "/child/:child";

/**
 * Sets `child`, behind `requireUser`: the child that the path names, which has to be of the signed-in
 * family, else the family's first. Throws child_not_found. An instance that knows no children refuses
 * such a path, instead of counting for the first child what another one played.
 */
export const requireChild = ({ db, now }: Pick<AuthContext, "db" | "now">) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { userId } = c.get("identity");
    const id = c.req.param("child");
    if (id === undefined) {
      c.set("child", firstChild(userId));
      return next();
    }
    const playedAt = c.req.method === "GET" ? null : now();
    const child = v.is(Id, id) ? await findChild(db, userId, id, playedAt) : null;
    if (child === null) throw new ApiError("child_not_found");
    c.set("child", child);
    await next();
  });
