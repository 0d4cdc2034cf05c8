import { Hono } from "hono";
import * as v from "valibot";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireUser } from "#server/auth/identity.ts";
import { requireProof } from "#server/auth/proof.ts";
import { readChildren, toListed } from "#server/platform/db/children.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import { addChild, editChild, removeChild } from "./children.ts";
import { ChildPatch, NewChild } from "./field-schemas.ts";

const OneChild = v.object({ id: Id });

/** The children of a family, for its parent: /api/me/children. */
export function childrenRoutes(server: AuthenticatedContext) {
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>()
    .get("/me/children", describeOperation("The children of the family"), user, async (c) => {
      c.header("Cache-Control", "no-store");
      const children = await readChildren(server.db, c.var.identity.userId);
      return c.json({ children: children.map(toListed) });
    })
    .post(
      "/me/children",
      describeOperation("Adds a child", 201),
      user,
      valid("json", NewChild),
      async (c) => c.json(await addChild(server, c.var.identity, c.req.valid("json")), 201),
    )
    .patch(
      "/me/children/:id",
      describeOperation("Changes a child's name, age, picture or picture lock"),
      user,
      valid("param", OneChild),
      valid("json", ChildPatch),
      async (c) =>
        c.json(
          await editChild(server, c.var.identity, c.req.valid("param").id, c.req.valid("json")),
        ),
    )
    .delete(
      "/me/children/:id",
      describeOperation("Removes a child with everything it did"),
      user,
      requireProof(server.authContext, "DELETE /api/me/children/:id"),
      valid("param", OneChild),
      async (c) => {
        await removeChild(server, c.var.identity, c.req.valid("param").id);
        return c.json({ removed: true });
      },
    );
}
