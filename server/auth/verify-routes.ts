import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { maskEmail, parseEmail } from "#domain/family/email.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { setsPassword } from "./account-requests.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { randomToken, sha256Hex } from "#server/platform/hashing/hashing.ts";
import { countCodeTry, forgiveMailbox } from "./mail-rate-limit.ts";
import { kindsOfType, rulesOf, VERIFY_TYPES } from "./mail-kinds.ts";
import { consumeById, consumeLink, findOpenToken, signupOf, tryCode } from "./one-time-token.ts";
import type { Consumed, TokenRow } from "./one-time-token.ts";
import { readBody } from "./read-body.ts";
import { allowedRedirect } from "./redirects.ts";
import { startSession } from "./session.ts";
import { insertFlowState } from "./queries.ts";

const VerifyBody = v.object({
  type: v.picklist(VERIFY_TYPES),
  token_hash: v.nullish(v.string()),
  token: v.nullish(v.string()),
  email: v.nullish(v.string()),
});

const expiredLink = () => new AuthError("otp_expired", "Email link is invalid or has expired");

/**
 * `amr` of a session that begins by a PKCE flow. There the GoTrue protocol calls a login `magiclink` and
 * a sign-up `email/signup`; both are `otp` without the flow.
 */
function flowMethod({ kind, purpose }: TokenRow): string {
  const { amr } = rulesOf(kind);
  return amr === null || amr === "otp"
    ? purpose === "signup"
      ? "email/signup"
      : "magiclink"
    : amr;
}

/** Mailed links and codes: looked at, and used. */
export function verifyRoutes(auth: AuthContext, limit: MiddlewareHandler<AppEnv>) {
  const sessionFor = (tx: Transaction, { user, used }: Consumed, userAgent: string | undefined) =>
    startSession(auth, tx, user, {
      method: rulesOf(used.kind).amr ?? "otp",
      userAgent,
      signupId: signupOf(used),
    });

  const answerTo = async (tx: Transaction, consumed: Consumed, userAgent: string | undefined) => ({
    used: consumed.used,
    answer: consumed.withoutSession ?? (await sessionFor(tx, consumed, userAgent)),
  });
  const forgive = ({ relates_to, kind }: TokenRow, source: string) =>
    forgiveMailbox(auth, relates_to, kind, source);

  return (
    new Hono<AppEnv>()
      /** What a link is about, without using it up: the page shows it before anything happens. */
      .post("/peek", limit, async (c) => {
        const { token_hash } = await readBody(c, v.object({ token_hash: v.string() }));
        const open = await findOpenToken(auth.db, token_hash, auth.now());
        if (open === null) throw expiredLink();
        return c.json({
          masked_email: maskEmail(open.relates_to),
          /**
           * To see whether somebody else is signed in: two e-mail addresses may look alike when
           * masked.
           */
          email_hash: sha256Hex(open.relates_to),
          asked_at: open.created_at.toISOString(),
          device: open.device,
          /**
           * An e-mail change says which of its two e-mail addresses this is. A link whose password
           * does not count any more is a sign-in link.
           */
          kind:
            open.kind === "signup_login" ||
            (open.kind === "signup_password" && !(await setsPassword(auth.db, open.request_id)))
              ? "email"
              : open.kind,
          challenge_hash: open.code_challenge === null ? null : sha256Hex(open.code_challenge),
        });
      })
      // HEAD runs the GET handler in Hono; mail scanners send it, and it must use nothing up.
      .get("/verify", limit, async (c) => {
        if (c.req.method === "HEAD") return c.body(null, 405, { Allow: "GET, POST" });
        const token = c.req.query("token") ?? c.req.query("token_hash");
        const type = c.req.query("type");
        if (!token || !type)
          throw new AuthError("validation_failed", "Verify requires a token and a type");
        const target = new URL(allowedRedirect(c.req.query("redirect_to"), auth.config));
        try {
          const outcome = await auth.db.transaction(async (tx) => {
            const consumed = await consumeLink(auth, tx, token, kindsOfType(type));
            const { user, used, withoutSession } = consumed;
            if (withoutSession !== null) return { used, message: withoutSession.msg };
            if (used.code_challenge === null)
              return { used, session: await sessionFor(tx, consumed, c.req.header("user-agent")) };
            const code = randomToken();
            await insertFlowState(tx, {
              code_hash: sha256Hex(code),
              user_id: user.id,
              code_challenge: used.code_challenge,
              amr_method: flowMethod(used),
              signup_id: signupOf(used),
              issued_at: auth.now(),
            });
            return { used, code };
          });
          await forgive(outcome.used, sourceOf(c, auth.config));
          if ("message" in outcome) target.searchParams.set("message", outcome.message);
          else if ("code" in outcome) target.searchParams.set("code", outcome.code);
          else {
            const { access_token, expires_at, expires_in, refresh_token, token_type } =
              outcome.session;
            const times = { expires_at: String(expires_at), expires_in: String(expires_in) };
            target.hash = new URLSearchParams({
              access_token,
              ...times,
              refresh_token,
              token_type,
              type,
              sb: "",
            }).toString();
          }
        } catch (error) {
          if (!(error instanceof AuthError)) throw error;
          const details = {
            error: "access_denied",
            error_code: error.code,
            error_description: error.message,
          };
          for (const [name, value] of Object.entries(details)) target.searchParams.set(name, value);
          target.hash = new URLSearchParams({ ...details, sb: "" }).toString();
        }
        return c.body(null, 303, { Location: target.href, "Referrer-Policy": "no-referrer" });
      })
      .post("/verify", limit, async (c) => {
        const body = await readBody(c, VerifyBody);
        const kinds = kindsOfType(body.type);
        const userAgent = c.req.header("user-agent");
        const source = sourceOf(c, auth.config);
        if (body.token_hash) {
          const tokenHash = body.token_hash;
          if (body.token || body.email)
            throw new AuthError(
              "validation_failed",
              "Only the token_hash and type should be provided",
            );
          const { used, answer } = await auth.db.transaction(async (tx) => {
            const consumed = await consumeLink(auth, tx, tokenHash, kinds);
            return answerTo(tx, consumed, userAgent);
          });
          await forgive(used, source);
          return c.json(answer);
        }
        const email = parseEmail(body.email ?? "");
        if (!body.token || email === null)
          throw new AuthError(
            "validation_failed",
            "Verify requires a token and an email, or a token_hash",
          );
        const expired = () => new AuthError("otp_expired", "Token has expired or is invalid");
        if (!(await countCodeTry(auth, email, source))) throw expired();
        const id = kinds.length === 0 ? null : await tryCode(auth, email, body.token.trim(), kinds);
        if (id === null) throw expired();
        const { used, answer } = await auth.db.transaction(async (tx) => {
          const consumed = await consumeById(auth, tx, id);
          return answerTo(tx, consumed, userAgent);
        });
        await forgive(used, source);
        return c.json(answer);
      })
  );
}
