import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { Context } from "hono";
import { findChild } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { Id } from "#server/platform/http/fields.ts";
import type { AuthContext } from "./context.ts";

/** Where routes are mounted that are about one child: `/child/:child/me` is `/me` of that child. */
export const CHILD_PREFIX = "/child/:child";

type Reads = Pick<AuthContext, "db">;

/**
 * The child that the path names, which has to be of the signed-in family, else the family's first;
 * null for an account without a family. Behind `requireUser`. Throws child_not_found.
 */
export async function childOfPath({ db }: Reads, c: Context<AppEnv>): Promise<Child | null> {
  const { userId } = c.get("identity");
  const id = c.req.param("child");
  if (id === undefined) return findChild(db, userId, null);
  const child = v.is(Id, id) ? await findChild(db, userId, id) : null;
  if (child === null) throw new ApiError("child_not_found");
  return child;
}

/** Sets `child` to that of `childOfPath`. Throws child_not_found, profile_missing. */
export const requireChild = (server: Reads) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const child = await childOfPath(server, c);
    if (child === null) throw new ApiError("profile_missing");
    c.set("child", child);
    await next();
  });
