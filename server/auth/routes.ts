import { Hono } from "hono";
import * as v from "valibot";
import { errorDetails } from "#server/copy/error-details.ts";
import { limitBody } from "#server/platform/http/body-limit.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import type { AuthContext } from "./context.ts";
import { answerAuthError, API_VERSION, AuthError, readsTextCodes } from "./errors.ts";
import { exchangeCode, refuseProvider, signInWithPassword } from "./grants.ts";
import { requireSession } from "./identity.ts";
import { mailRoutes } from "./mail-routes.ts";
import { readBody } from "./read-body.ts";
import { refreshSession, sessionOfRefreshToken } from "./session.ts";
import { userRoutes } from "./user-routes.ts";
import { verifyRoutes } from "./verify-routes.ts";
import { countRequest, limitBySource, limitRequests } from "./request-limits.ts";

/** A text, or null for anything else: none of it is taken. */
const Provider = v.pipe(
  v.optional(v.unknown()),
  v.transform((given) => (typeof given === "string" ? given : null)),
);

/** The GoTrue protocol at /auth/v1 (see docs/decisions/003-own-sign-in.md). */
export function authRoutes(auth: AuthContext) {
  const tooMany = () => new AuthError("over_request_rate_limit", "Request rate limit reached");

  const app = new Hono<AppEnv>();
  app.onError(answerAuthError);
  app.use(limitRequests(auth, tooMany));
  app.use(
    limitBody({
      tooLarge: () => new AuthError("request_entity_too_large", "Request body too large"),
      tooDeep: () => new AuthError("validation_failed", errorDetails.tooDeep),
    }),
  );
  app.use(async (c, next) => {
    await next();
    if (readsTextCodes(c)) c.res.headers.set("X-Supabase-Api-Version", API_VERSION);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });

  app.get("/health", (c) =>
    c.json({ version: "2.0.0", name: "GoTrue", description: "Treasure Tracker sign-in" }),
  );
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

  for (const name of ["otp", "signup", "recover", "resend"] as const)
    app.use(`/${name}`, limitBySource(auth, name, tooMany));
  app.route("/", mailRoutes(auth));
  app.route("/", verifyRoutes(auth, limitBySource(auth, "verify", tooMany)));
  app.route("/", userRoutes(auth, tooMany));

  app.post("/token", async (c) => {
    const userAgent = c.req.header("user-agent");
    const source = sourceOf(c, auth.config);
    const perSource = (name: "password" | "token_source") =>
      countRequest(auth, c, name, source, tooMany);
    switch (c.req.query("grant_type")) {
      case "pkce": {
        await perSource("token_source");
        const body = await readBody(
          c,
          v.object({ auth_code: v.string(), code_verifier: v.string() }),
        );
        return c.json(await exchangeCode(auth, body.auth_code, body.code_verifier, userAgent));
      }
      case "refresh_token": {
        const { refresh_token } = await readBody(c, v.object({ refresh_token: v.string() }));
        const session = sessionOfRefreshToken(auth, refresh_token);
        if (session === null) await perSource("token_source");
        else await countRequest(auth, c, "refresh_session", session, tooMany);
        return c.json(await refreshSession(auth, refresh_token));
      }
      case "password": {
        await perSource("password");
        const body = await readBody(c, v.object({ email: v.string(), password: v.string() }));
        return c.json(await signInWithPassword(auth, body.email, body.password, userAgent, source));
      }
      case "id_token":
        await perSource("token_source");
        return refuseProvider((await readBody(c, v.object({ provider: Provider }))).provider);
      default:
        await perSource("token_source");
        throw new AuthError("invalid_credentials", "unsupported_grant_type");
    }
  });

  // A route and not `notFound`, which Hono ignores in an app that is mounted in another.
  app.all("*", () => {
    throw new AuthError("not_found", "Not found");
  });
  return app;
}
