import { and, eq, ne } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { maskEmail, parseEmail } from "#domain/email.ts";
import { flowStates, sessions } from "#server/db/schema.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitByAddress } from "#server/http/limits.ts";
import { userObject } from "./auth-user.ts";
import { recordCritical } from "./audit.ts";
import type { AuthContext } from "./context.ts";
import { deviceKind } from "./device.ts";
import { answerAuthError, API_VERSION, AuthError } from "./errors.ts";
import { exchangeCode, signInWithPassword } from "./grants.ts";
import { randomToken, sha256Hex } from "./hashes.ts";
import { requireSession } from "./identity.ts";
import { countCodeTry, forgiveCodeTries, passMailGate } from "./mail-gate.ts";
import { consumeById, consumeLink, findOpenToken, signupOf, tryCode } from "./one-time-token.ts";
import { readBody } from "./read-body.ts";
import { allowedRedirect } from "./redirects.ts";
import { refreshSession, startSession } from "./session.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const Challenge = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{43,128}$/));
const OtpBody = v.object({
  email: v.string(),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  create_user: v.nullish(v.boolean(), true),
  code_challenge: v.nullish(v.union([v.literal(""), Challenge])),
  code_challenge_method: v.nullish(v.string()),
});
const VERIFY_TYPES = ["email", "magiclink", "signup", "recovery", "invite", "email_change"];
const LINK_TYPES = ["email", "magiclink", "signup"];
const VerifyBody = v.object({
  type: v.picklist(VERIFY_TYPES),
  token_hash: v.nullish(v.string()),
  token: v.nullish(v.string()),
  email: v.nullish(v.string()),
});

/** The part of the GoTrue protocol that our screens use, at /auth/v1 (see docs/decisions/003-own-sign-in.md). */
export function authRoutes(auth: AuthContext) {
  const { authPer5Min, tokenPer5Min } = auth.config.limits;
  const tooMany = () => new AuthError("over_request_rate_limit", "Request rate limit reached");
  const limit = () => limitByAddress(auth.config, authPer5Min, 300, tooMany);

  const app = new Hono<AppEnv>();
  app.onError(answerAuthError);
  app.notFound((c) => answerAuthError(new AuthError("not_found", "Not found"), c));
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => answerAuthError(new AuthError("request_entity_too_large", "Request body too large"), c),
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header("X-Supabase-Api-Version", API_VERSION);
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });

  app.get("/health", (c) => c.json({ version: "2.0.0", name: "GoTrue", description: "Treasure Tracker sign-in" }));
  app.get("/settings", (c) =>
    c.json({
      external: { email: true, phone: false, google: false, apple: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      passkeys_enabled: false,
    }),
  );
  app.get("/.well-known/jwks.json", (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json(auth.signer.jwks);
  });

  app.post("/otp", limit(), async (c) => {
    const body = await readBody(c, OtpBody);
    const email = parseEmail(body.email);
    if (email === null) throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
    const challenge = body.code_challenge || null;
    if ((challenge === null) !== !body.code_challenge_method)
      throw new AuthError("validation_failed", "code_challenge and code_challenge_method go together");
    if (challenge !== null && body.code_challenge_method?.toLowerCase() !== "s256")
      throw new AuthError("validation_failed", "code_challenge_method must be s256");
    await passMailGate(auth, email);
    const signupId = body.data?.["signup_id"];
    await auth.queueMail({
      email,
      createUser: body.create_user ?? true,
      challenge,
      redirectTo: allowedRedirect(c.req.header("redirect_to") ?? c.req.query("redirect_to"), auth.config),
      data: typeof signupId === "string" ? { signup_id: signupId } : {},
      device: deviceKind(c.req.header("user-agent")),
      askedAtMs: auth.now().getTime(),
    });
    return c.json({});
  });

  /** What a link is about, without using it up: the page shows it before anything happens. */
  app.post("/peek", limit(), async (c) => {
    const { token_hash } = await readBody(c, v.object({ token_hash: v.string() }));
    const open = await findOpenToken(auth.db, token_hash, auth.now());
    if (open === null) throw new AuthError("otp_expired", "Email link is invalid or has expired");
    return c.json({
      masked_email: maskEmail(open.relates_to),
      asked_at: open.created_at.toISOString(),
      device: open.device,
      challenge_hash: open.code_challenge === null ? null : sha256Hex(open.code_challenge),
    });
  });

  // HEAD runs the GET handler in Hono; mail scanners send it, and it must use nothing up.
  app.get("/verify", limit(), async (c) => {
    if (c.req.method === "HEAD") return c.body(null, 405, { Allow: "GET, POST" });
    const token = c.req.query("token") ?? c.req.query("token_hash");
    const type = c.req.query("type");
    if (!token || !type) throw new AuthError("validation_failed", "Verify requires a token and a type");
    const target = new URL(allowedRedirect(c.req.query("redirect_to"), auth.config));
    try {
      if (!LINK_TYPES.includes(type)) throw new AuthError("otp_expired", "Email link is invalid or has expired");
      const outcome = await auth.db.transaction(async (tx) => {
        const { user, used } = await consumeLink(auth, tx, token);
        const signupId = signupOf(used);
        if (used.code_challenge === null) {
          return { session: await startSession(auth, tx, user, { method: "otp", userAgent: c.req.header("user-agent"), signupId }) };
        }
        const code = randomToken();
        await tx.insert(flowStates).values({
          code_hash: sha256Hex(code),
          user_id: user.id,
          code_challenge: used.code_challenge,
          amr_method: used.purpose === "signup" ? "email/signup" : "magiclink",
          signup_id: signupId,
          issued_at: auth.now(),
        });
        return { code };
      });
      if ("code" in outcome) target.searchParams.set("code", outcome.code);
      else {
        const { access_token, expires_at, expires_in, refresh_token, token_type } = outcome.session;
        target.hash = new URLSearchParams({
          access_token,
          expires_at: String(expires_at),
          expires_in: String(expires_in),
          refresh_token,
          token_type,
          type,
          sb: "",
        }).toString();
      }
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const details = { error: "access_denied", error_code: error.code, error_description: error.message };
      for (const [name, value] of Object.entries(details)) target.searchParams.set(name, value);
      target.hash = new URLSearchParams({ ...details, sb: "" }).toString();
    }
    return c.body(null, 303, { Location: target.href, "Referrer-Policy": "no-referrer" });
  });

  app.post("/verify", limit(), async (c) => {
    const body = await readBody(c, VerifyBody);
    const begin = { method: "otp", userAgent: c.req.header("user-agent") };
    if (body.token_hash) {
      const tokenHash = body.token_hash;
      if (body.token || body.email) throw new AuthError("validation_failed", "Only the token_hash and type should be provided");
      if (!LINK_TYPES.includes(body.type)) throw new AuthError("otp_expired", "Email link is invalid or has expired");
      const session = await auth.db.transaction(async (tx) => {
        const { user, used } = await consumeLink(auth, tx, tokenHash);
        return startSession(auth, tx, user, { ...begin, signupId: signupOf(used) });
      });
      return c.json(session);
    }
    const email = parseEmail(body.email ?? "");
    if (!body.token || email === null) throw new AuthError("validation_failed", "Verify requires a token and an email, or a token_hash");
    const expired = () => new AuthError("otp_expired", "Token has expired or is invalid");
    if (!(await countCodeTry(auth, email))) throw expired();
    const id = LINK_TYPES.includes(body.type) ? await tryCode(auth, email, body.token.trim()) : null;
    if (id === null) throw expired();
    await forgiveCodeTries(auth, email);
    const session = await auth.db.transaction(async (tx) => {
      const { user, used } = await consumeById(auth, tx, id);
      return startSession(auth, tx, user, { ...begin, signupId: signupOf(used) });
    });
    return c.json(session);
  });

  app.post("/token", limitByAddress(auth.config, tokenPer5Min, 300, tooMany), async (c) => {
    const userAgent = c.req.header("user-agent");
    switch (c.req.query("grant_type")) {
      case "pkce": {
        const body = await readBody(c, v.object({ auth_code: v.string(), code_verifier: v.string() }));
        return c.json(await exchangeCode(auth, body.auth_code, body.code_verifier, userAgent));
      }
      case "refresh_token": {
        const body = await readBody(c, v.object({ refresh_token: v.string() }));
        return c.json(await refreshSession(auth, body.refresh_token));
      }
      case "password": {
        const body = await readBody(c, v.object({ email: v.string(), password: v.string() }));
        return c.json(await signInWithPassword(auth, body.email, body.password, userAgent));
      }
      default:
        throw new AuthError("invalid_credentials", "unsupported_grant_type");
    }
  });

  app.get("/user", async (c) => {
    const { user } = await requireSession(auth, c);
    return c.json(await userObject(auth.db, user));
  });

  app.post("/logout", async (c) => {
    const scope = c.req.query("scope") ?? "global";
    if (!["global", "local", "others"].includes(scope)) throw new AuthError("validation_failed", "Unsupported logout scope");
    const { claims } = await requireSession(auth, c);
    const own = eq(sessions.user_id, claims.sub);
    const which =
      scope === "global" ? own : scope === "local" ? eq(sessions.id, claims.session_id) : and(own, ne(sessions.id, claims.session_id));
    await auth.db.delete(sessions).where(which);
    await recordCritical(auth, auth.db, "signed_out", claims.sub);
    return c.body(null, 204);
  });

  return app;
}
