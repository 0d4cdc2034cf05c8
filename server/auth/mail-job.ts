import type { Context } from "hono";
import type { AppEnv } from "#server/platform/http/env.ts";
import type { AuthContext, MailJob } from "./context.ts";
import { deviceKind } from "./device.ts";
import { allowedRedirect } from "./redirects.ts";

/**
 * The job of a mail that a request leads to; nothing that `job` leaves out is carried, and no
 * account is created.
 */
export const mailJob = (
  auth: AuthContext,
  c: Context<AppEnv>,
  job: Pick<MailJob, "kind" | "email"> & Partial<MailJob>,
): MailJob => ({
  createUser: false,
  challenge: null,
  redirectTo: allowedRedirect(
    c.req.header("redirect_to") ?? c.req.query("redirect_to"),
    auth.config,
  ),
  data: {},
  device: deviceKind(c.req.header("user-agent")),
  askedAtMs: auth.now().getTime(),
  ...job,
});
