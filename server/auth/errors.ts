import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "#server/platform/http/env.ts";

/** Codes and statuses of the GoTrue protocol that this module answers. */
const STATUS = {
  bad_json: 400,
  validation_failed: 400,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  provider_disabled: 400,
  reauthentication_needed: 400,
  bad_code_verifier: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  no_authorization: 401,
  bad_jwt: 403,
  not_admin: 403,
  user_banned: 403,
  user_not_found: 403,
  session_not_found: 403,
  otp_expired: 403,
  flow_state_not_found: 404,
  not_found: 404,
  request_entity_too_large: 413,
  flow_state_expired: 422,
  weak_password: 422,
  same_password: 422,
  email_exists: 422,
  reauthentication_not_valid: 422,
  anonymous_provider_disabled: 422,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  unexpected_failure: 500,
} as const;

export type AuthErrorCode = keyof typeof STATUS;

export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  /** Why a password is weak. */
  readonly reasons: string[] | null;
  constructor(
    code: AuthErrorCode,
    message: string,
    status?: number,
    reasons: string[] | null = null,
  ) {
    super(message);
    this.code = code;
    this.status = status ?? STATUS[code];
    this.reasons = reasons;
  }
}

export const API_VERSION = "2024-01-01";
const VERSION_FORM = /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Does the client want errors in the form of 2024-01-01, with a text as `code`? Older ones and
 * unreadable versions do not.
 */
export function readsTextCodes(c: Context<AppEnv>): boolean {
  const apiVersion = c.req.header("x-supabase-api-version") ?? "";
  return VERSION_FORM.test(apiVersion) && apiVersion >= API_VERSION;
}

/**
 * The protocol's error in the form that the client reads: `{code, message}`, or `{code: <status>,
 * error_code, msg}`.
 */
export function answerAuthError(error: unknown, c: Context<AppEnv>) {
  const known =
    error instanceof AuthError
      ? error
      : error instanceof SyntaxError
        ? new AuthError("bad_json", "Could not parse request body as JSON")
        : null;
  if (known === null)
    c.var.log.error({ err: error, requestId: c.var.requestId }, "auth request failed");
  // Anything unexpected is 503: the client keeps its session and tries again; a 4xx would sign
  // people out.
  const { code, message, status } = known ?? {
    code: "unexpected_failure",
    message: "Unexpected failure, please try again",
    status: 503,
  };
  if (readsTextCodes(c)) c.header("X-Supabase-Api-Version", API_VERSION);
  c.header("X-Sb-Error-Code", code);
  c.header("Cache-Control", "no-store");
  const weak = known?.reasons ? { weak_password: { reasons: known.reasons } } : {};
  const errorId = status >= 500 ? { error_id: c.var.requestId } : {};
  const body = readsTextCodes(c)
    ? { code, message }
    : { code: status, error_code: code, msg: message, ...errorId };
  return c.json({ ...body, ...weak }, status as ContentfulStatusCode);
}
