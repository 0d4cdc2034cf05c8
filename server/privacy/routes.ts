import { and, desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { underGpc } from "#domain/consent.ts";
import { recordCritical } from "#server/auth/audit.ts";
import { deviceKind } from "#server/auth/device.ts";
import { requireUser } from "#server/auth/identity.ts";
import { hasFreshProof, proveOwner } from "#server/auth/proof.ts";
import type { ServerContext } from "#server/context.ts";
import { pendingSignups, sessions } from "#server/db/schema.ts";
import { Id } from "#server/families/fields.ts";
import { describes } from "#server/http/describe.ts";
import type { AppEnv } from "#server/http/env.ts";
import { ApiError } from "#server/http/errors.ts";
import { limitBySource, takeDaily } from "#server/http/limits.ts";
import { valid } from "#server/http/validate.ts";
import { unnamed } from "#server/marketing/unnamed.ts";
import { giveConsents, readConsents, readLedger } from "./consents.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export.ts";

const yesNo = v.optional(v.boolean());
const ConsentBody = v.strictObject({ analytics: yesNo, ads: yesNo, news: yesNo, child_name: yesNo, child_progress: yesNo });

/** What was decided, as the browser's Global Privacy Control leaves it (a request header). */
const heard = <T extends v.InferOutput<typeof ConsentBody>>(c: Context<AppEnv>, given: T): T =>
  c.req.header("sec-gpc") === "1" ? underGpc(given) : given;

/** What a family decides about its data: consents, devices, export, deletion. */
export function privacyRoutes(server: ServerContext) {
  const { db, auth } = server;
  const user = requireUser(auth);
  const owner = requireUser(auth, { whileFamilyUnconfirmed: true });
  const proof = createMiddleware<AppEnv>(async (c, next) => {
    if (!(await hasFreshProof(auth, c.var.identity))) throw new ApiError("proof_needed", "This needs the code from a fresh mail.");
    await next();
  });

  return new Hono<AppEnv>()
    .put(
      "/pending-signups/:id/consents",
      describes("Keeps what a parent agreed to while the sign-up waits"),
      limitBySource(auth, "sign_up_consents"),
      valid("param", v.object({ id: Id })),
      valid("json", ConsentBody),
      async (c) => {
        const signupId = c.req.valid("param").id;
        if ((await db.$count(pendingSignups, eq(pendingSignups.signup_id, signupId))) === 0)
          throw new ApiError("no_pending_signup", "There is no such sign-up.");
        return c.json({ consents: await giveConsents(server, { signupId }, heard(c, c.req.valid("json"))) });
      },
    )
    .get("/me/consents", describes("What the family agreed to, and the ledger of it"), owner, async (c) => {
      const owner = { userId: c.var.identity.userId };
      c.header("Cache-Control", "no-store");
      const ledger = await readLedger(db, owner);
      return c.json({
        consents: await readConsents(db, owner),
        ledger: ledger.map((row) => ({ ...row, at: row.at.toISOString() })),
        /** What stands for the parent at the product analytics. */
        measured_as: unnamed(owner.userId),
      });
    })
    .put("/me/consents", describes("Gives or withdraws consent"), user, valid("json", ConsentBody), async (c) => {
      const { userId } = c.var.identity;
      const given = heard(c, c.req.valid("json"));
      // Taking consent back is never refused.
      if (Object.values(given).includes(true)) await takeDaily(auth, "consents_account", userId);
      return c.json({ consents: await giveConsents(server, { userId }, given) });
    })
    .post(
      "/me/proof",
      describes("Proves with a mailed code that the parent is here"),
      owner,
      valid("json", v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, "needs six digits")) })),
      async (c) => {
        if (!(await proveOwner(auth, c.var.identity, c.req.valid("json").code)))
          throw new ApiError("proof_wrong", "That code is not right.");
        return c.json({ proven: true });
      },
    )
    .get("/me/sessions", describes("The devices that are signed in"), owner, async (c) => {
      const rows = await db
        .select()
        .from(sessions)
        .where(eq(sessions.user_id, c.var.identity.userId))
        .orderBy(desc(sessions.refreshed_at))
        .limit(100);
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
    .delete("/me/sessions/:id", describes("Ends a device's session"), owner, proof, valid("param", v.object({ id: Id })), async (c) => {
      const { userId } = c.var.identity;
      await db.transaction(async (tx) => {
        const ended = await tx
          .delete(sessions)
          .where(and(eq(sessions.id, c.req.valid("param").id), eq(sessions.user_id, userId)))
          .returning({ id: sessions.id });
        if (ended.length === 0) throw new ApiError("not_found", "There is no such device.");
        await recordCritical(auth, tx, "session_ended", userId);
      });
      return c.json({ ended: true });
    })
    .get("/me/export", describes("Everything we hold about the family"), owner, proof, async (c) => {
      c.header("Cache-Control", "no-store");
      await takeDaily(auth, "exports_account", c.var.identity.userId);
      c.header("Content-Disposition", 'attachment; filename="treasure-tracker.json"');
      return c.json(await exportAccount(server, c.var.identity.userId));
    })
    .delete("/me", describes("Deletes the account and everything in it"), owner, proof, async (c) => {
      await deleteAccount(server, c.var.identity, "asked");
      return c.json({ deleted: true });
    });
}
