import { Hono } from "hono";
import * as v from "valibot";
import { NAME_ALONE_HEADER, OCCASIONS } from "#domain/wire/greeting.ts";
import { optionalUser } from "#server/auth/identity.ts";
import { Id } from "#server/platform/http/fields.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import { requestOwner } from "#server/consents/owner.ts";
import { countRequest, withinRequests } from "#server/auth/request-limits.ts";
import type { VoiceContext } from "./context.ts";
import { welcomeGreeting } from "./welcome-audio.ts";

/** The specified function (R-DATA-5) that speaks the welcome (R-ONB-7); also a certificate's praise. */
export function voiceFunctions(server: VoiceContext) {
  const { config, authContext } = server;
  const someone = optionalUser(authContext);
  return new Hono<AppEnv>().post(
    "/welcome-audio",
    describeOperation(
      "The child's name, spoken in a greeting or a praise; 204 where there is none",
    ),
    someone,
    valid(
      "json",
      v.object({
        signup_id: v.optional(Id),
        child: v.optional(Id),
        occasion: v.optional(v.picklist(OCCASIONS)),
      }),
    ),
    async (c) => {
      const { signup_id, child: childId, occasion } = c.req.valid("json");
      const owner = requestOwner(c.var.identity, signup_id);
      const source = sourceOf(c, config);
      const greet = () => welcomeGreeting(server, { owner, source, childId, occasion });
      if ("signupId" in owner) await countRequest(authContext, c, "welcome_audio_source", source);
      // One that comes to no sound uses up a point too: the voices were asked.
      const spoken =
        "signupId" in owner
          ? await greet()
          : await withinRequests(authContext, c, "welcome_audio_calls_account", greet);
      c.header("Cache-Control", "no-store");
      if (spoken === null) return c.body(null, 204);
      if (spoken.isNameAlone) c.header(NAME_ALONE_HEADER, "1");
      return c.body(new Uint8Array(spoken.audio), 200, { "Content-Type": spoken.contentType });
    },
  );
}
