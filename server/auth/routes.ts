import { Hono } from "hono";
import * as v from "valibot";
import { limitBody } from "#server/http/body-limit.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitByAddress } from "#server/http/limits.ts";
import type { AuthContext } from "./context.ts";
import { answerAuthError, API_VERSION, AuthError, readsTextCodes } from "./errors.ts";
import { exchangeCode, refuseProvider, signInWithPassword } from "./grants.ts";
import { requireSession } from "./identity.ts";
import { mailRoutes } from "./mail-routes.ts";
import { readBody } from "./read-body.ts";
import { refreshSession } from "./session.ts";
import { userRoutes } from "./user-routes.ts";
import { verifyRoutes } from "./verify-routes.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/** The GoTrue protocol at /auth/v1 (see docs/decisions/003-own-sign-in.md). */
export function authRoutes(auth: AuthContext) {
  const { authPer5Min, tokenPer5Min } = auth.config.limits;
  const tooMany = () => new AuthError("over_request_rate_limit", "Request rate limit reached");
  const limit = (name: string) => limitByAddress(auth, { name: `auth ${name}`, points: authPer5Min, seconds: 300, refuse: tooMany });

  const app = new Hono<AppEnv>();
  app.onError(answerAuthError);
  app.use(limitBody(MAX_BODY_BYTES, () => new AuthError("request_entity_too_large", "Request body too large")));
  app.use(async (c, next) => {
    await next();
    if (readsTextCodes(c)) c.res.headers.set("X-Supabase-Api-Version", API_VERSION);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
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
  app.get("/authorize", () => {
    throw new AuthError("validation_failed", "Unsupported provider: provider is not enabled");
  });
  for (const path of ["/admin/*", "/invite"]) {
    app.all(path, async (c) => {
      await requireSession(auth, c);
      throw new AuthError("not_admin", "User not allowed");
    });
  }

  for (const path of ["/otp", "/signup", "/recover", "/resend"]) app.use(path, limit(path));
  app.put("/user", limit("user"));
  app.get("/reauthenticate", limit("reauthenticate"));
  app.route("/", mailRoutes(auth));
  app.route("/", verifyRoutes(auth, limit("verify")));
  app.route("/", userRoutes(auth));

  const passwordLimit = limit("password");
  app.use("/token", (c, next) => (c.req.query("grant_type") === "password" ? passwordLimit(c, next) : next())); // guesses are slowed down
  app.post("/token", limitByAddress(auth, { name: "auth token", points: tokenPer5Min, seconds: 300, refuse: tooMany }), async (c) => {
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
      case "id_token":
        return refuseProvider((await readBody(c, v.object({ provider: v.optional(v.unknown()) }))).provider);
      default:
        throw new AuthError("invalid_credentials", "unsupported_grant_type");
    }
  });

  // A route and not `notFound`, which Hono ignores in an app that is mounted in another.
  app.all("*", () => {
    throw new AuthError("not_found", "Not found");
  });
  return app;
}
