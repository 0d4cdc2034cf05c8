import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { auditLog } from "#server/platform/db/schema.ts";
import { firstChildIdOf, LESSONS, newEmail } from "../families.ts";
import { newSource } from "../strangers.ts";
import type { DriveParts, Drives } from "./drive.ts";

const [FIRST = ""] = LESSONS;
const DAY_S = 86_400;

/** Limits of requests. */
export const requestDrives = ({
  server,
  points,
  family,
  post,
  usesUp,
  siblingOf,
  signup,
  otp,
  bySource,
  byAccount,
}: DriveParts) =>
  ({
    requests_source: bySource("requests_source", (from) =>
      server.request("GET", "/api/settings", { from }),
    ),
    requests_account: byAccount(
      "requests_account",
      (token, from) => server.request("GET", "/api/me", { token, from }),
      1,
    ),
    otp: bySource("otp", (from, n) => otp(`otp${n}-${newEmail()}`, from)),
    signup: bySource("signup", (from) =>
      post("/auth/v1/signup", { email: newEmail(), password: "short" }, { from }),
    ),
    recover: bySource("recover", (from) =>
      post("/auth/v1/recover", { email: newEmail() }, { from }),
    ),
    resend: bySource("resend", (from) =>
      post("/auth/v1/resend", { type: "signup", email: newEmail() }, { from }),
    ),
    verify: bySource("verify", (from) =>
      post("/auth/v1/verify", { type: "email", token_hash: "none" }, { from }),
    ),
    password: bySource("password", (from) =>
      post("/auth/v1/token?grant_type=password", { email: "none", password: 1 }, { from }),
    ),
    token_source: bySource("token_source", (from) =>
      post("/auth/v1/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }, { from }),
    ),
    async refresh_session() {
      const from = newSource();
      const [one, other] = [await family(), await family()];
      const refresh = (refresh_token: string) =>
        post("/auth/v1/token?grant_type=refresh_token", { refresh_token }, { from });
      for (let n = 0; n <= points("token_source"); n++) await refresh("forged");
      await usesUp("refresh_session", () => refresh(one.refresh), {
        "another session at the same source": () => refresh(other.refresh),
      });
    },
    async refused_refreshes() {
      const [one, other] = [await family(), await family()];
      const refused = () =>
        server.context.db.$count(auditLog, eq(auditLog.event, "refresh_refused"));
      const refresh = async ({ refresh: refresh_token }: { refresh: string }) => {
        const answer = await post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
        expect(answer.body.code).toBe("refresh_token_not_found");
        return refused();
      };
      for (const { token } of [one, other])
        await server.request("POST", "/auth/v1/logout", { token });
      const before = await refused();
      for (let n = 1; n <= points("refused_refreshes"); n++)
        expect(await refresh(one)).toBe(before + n);
      expect(await refresh(one)).toBe(before + points("refused_refreshes"));
      expect(await refresh(other)).toBe(before + points("refused_refreshes") + 1);
    },
    user_account: byAccount("user_account", (token, from) =>
      server.request("PUT", "/auth/v1/user", {
        token,
        from,
        body: { password: `horse staple ${randomUUID()}` },
      }),
    ),
    sign_ups: bySource("sign_ups", (from) => signup(newEmail(), from)),
    sign_up_consents: bySource("sign_up_consents", (from) =>
      server.request("PUT", `/api/pending-signups/${FIRST}/consents`, {
        from,
        body: { news: true },
      }),
    ),
    setup_user_auth: bySource("setup_user_auth", (from) =>
      post("/functions/v1/setup-user-auth", { email: "", parentName: "" }, { from }),
    ),
    // A conversion that is new each time, of a family that agreed to it.
    conversion_function_account: byAccount("conversion_function_account", async (token, from) => {
      await server.request("PUT", "/api/me/consents", { token, from, body: { ads: true } });
      const event = { event_name: "InitiateCheckout", event_id: randomUUID() };
      return post("/functions/v1/meta-conversions-api", event, { token, from });
    }),
    contact_function_account: byAccount("contact_function_account", (token, from) =>
      post("/functions/v1/sync-loops-contact", { operation: "update" }, { token, from }),
    ),
    welcome_audio_calls_account: byAccount("welcome_audio_calls_account", async (token, from) => {
      await server.request("PUT", "/api/me/consents", { token, from, body: { child_name: true } });
      return post("/functions/v1/welcome-audio", {}, { token, from });
    }),
    welcome_audio_source: bySource("welcome_audio_source", (from) =>
      post("/functions/v1/welcome-audio", { signup_id: randomUUID() }, { from }),
    ),
    crashes: bySource("crashes", (from) =>
      post("/api/crashes", { zone: "kid", name: "TypeError", frames: [] }, { from }),
    ),
    async slide_moves() {
      const [one, other] = [await family(), await family()];
      await server.context.limiters
        .of("slide_moves")
        .set(await firstChildIdOf(server, one), points("slide_moves") - 1, DAY_S);
      const sibling = await siblingOf(one.token);
      const move = (token: string, of = "/api") =>
        server.request("PUT", `${of}/me/lessons/${FIRST}/progress`, {
          token,
          body: { slide: 0, version: 1 },
        });
      await usesUp(
        "slide_moves",
        () => move(one.token),
        { "another family": () => move(other.token), "a sibling": () => move(one.token, sibling) },
        1,
      );
    },
    async reviews_child() {
      const [one, other] = [await family(), await family()];
      await server.context.limiters
        .of("reviews_child")
        .set(await firstChildIdOf(server, one), points("reviews_child") - 1, DAY_S);
      const sibling = await siblingOf(one.token);
      const read = (token: string, of = "/api") =>
        server.request("GET", `${of}/me/review`, { token });
      await usesUp(
        "reviews_child",
        () => read(one.token),
        { "another family": () => read(other.token), "a sibling": () => read(one.token, sibling) },
        1,
      );
    },
  }) satisfies Drives;
