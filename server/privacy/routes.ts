import { Hono } from "hono";
import * as v from "valibot";
import { recordCritical } from "#server/auth/audit.ts";
import { deviceKind } from "#server/auth/device.ts";
import { requireUser } from "#server/auth/identity.ts";
import { proveOwner, requireProof, requireProofOf } from "#server/auth/proof.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import { lookUpAnew } from "#server/auth/seen-sessions.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { withinDaily } from "#server/auth/request-limits.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export.ts";
import type { ReadLearned } from "./export.ts";
import { deleteSession, listSessions } from "./queries.ts";

/** What a family decides about its data: consents, devices, export, deletion. */
export function privacyRoutes(server: AuthenticatedContext, readLearned: ReadLearned) {
  const { db, authContext } = server;
  const owner = requireUser(authContext, { whileFamilyUnconfirmed: true });

  return new Hono<AppEnv>()
    .post(
      "/me/proof",
      describeOperation("Proves with a mailed code that the parent is here"),
      owner,
      valid(
        "json",
        v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, "needs six digits")) }),
      ),
      async (c) => {
        const { identity } = c.var;
        const requireLive = (tx: Transaction) => requireLiveSession(tx, identity);
        if (!(await proveOwner(authContext, identity, c.req.valid("json").code, requireLive)))
          throw new ApiError("proof_wrong");
        return c.json({ proven: true });
      },
    )
    .get("/me/sessions", describeOperation("The devices that are signed in"), owner, async (c) => {
      const rows = await listSessions(db, c.var.identity.userId);
      c.header("Cache-Control", "no-store");
      return c.json({
        sessions: rows.map((row) => ({
          id: row.id,
          device: deviceKind(row.user_agent ?? undefined),
          signed_in_at: row.created_at.toISOString(),
          last_seen_at: row.refreshed_at.toISOString(),
          is_this: row.id === c.var.identity.sessionId,
        })),
      });
    })
    .delete(
      "/me/sessions/:id",
      describeOperation("Ends a device's session"),
      owner,
      valid("param", v.object({ id: Id })),
      async (c) => {
        const { userId, sessionId } = c.var.identity;
        const { id } = c.req.valid("param");
        const field = id === sessionId ? "account.this_session" : "account.other_sessions";
        await db.transaction(async (tx) => {
          await requireLiveSession(tx, c.var.identity);
          await requireProofOf(authContext, tx, c.var.identity, [field]);
          if (!(await deleteSession(tx, userId, id)))
            throw new ApiError("not_found", errorDetails.noSuchDevice);
          await recordCritical(authContext, tx, "session_ended", userId);
        });
        lookUpAnew(authContext.seenSessions, userId);
        return c.json({ ended: true });
      },
    )
    .get(
      "/me/export",
      describeOperation("Everything we hold about the family"),
      owner,
      requireProof(authContext, "GET /api/me/export"),
      async (c) => {
        c.header("Cache-Control", "no-store");
        const { userId } = c.var.identity;
        await db.transaction((tx) => requireLiveSession(tx, c.var.identity));
        const exported = await withinDaily(authContext, "exports_account", userId, () =>
          exportAccount(server, userId, readLearned),
        );
        c.header("Content-Disposition", 'attachment; filename="treasure-tracker.json"');
        return c.json(exported);
      },
    )
    .delete(
      "/me",
      describeOperation("Deletes the account and everything in it"),
      owner,
      requireProof(authContext, "DELETE /api/me"),
      async (c) => {
        await deleteAccount(server, c.var.identity);
        return c.json({ deleted: true });
      },
    );
}
