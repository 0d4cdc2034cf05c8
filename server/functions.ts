import { Hono } from "hono";
import { limitBody } from "./platform/http/body-limit.ts";
import type { AppEnv } from "./platform/http/env.ts";
import { reminderFunctions } from "./reminders/functions.ts";
import { paymentFunctions } from "./payments/functions.ts";
import type { VoiceContext } from "./voice/context.ts";
import { voiceFunctions } from "./voice/functions.ts";
import { vendorFunctions } from "./vendor-delivery/functions.ts";
import { limitRequests } from "./auth/request-limits.ts";

/**
 * The functions under their specified names (R-DATA-5): thin routes to the capabilities, at
 * /functions/v1.
 */
export function functionRoutes(server: VoiceContext) {
  return new Hono<AppEnv>()
    .use(limitRequests(server.authContext))
    .use(limitBody())
    .route("/", reminderFunctions(server))
    .route("/", paymentFunctions(server))
    .route("/", voiceFunctions(server))
    .route("/", vendorFunctions(server));
}
