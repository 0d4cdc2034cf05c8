import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { API_ERRORS } from "#domain/wire/error-codes.ts";
import type { ErrorCode } from "#domain/wire/error-codes.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ClientGone } from "#server/platform/jobs/turns.ts";
import { troubleOf } from "#server/platform/trouble.ts";
import type { Trouble } from "#server/platform/trouble.ts";
import type { AppEnv } from "./env.ts";

/**
 * A refusal of our API: `{ code, message }` with the code's status. `detail` replaces the code's
 * own message; `facts` are answered beside it, for words that depend on them.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly facts: object | undefined;
  constructor(code: ErrorCode, detail?: string, facts?: object) {
    super(detail ?? API_ERRORS[code].message);
    this.code = code;
    this.facts = facts;
  }
}

const refuse = (c: Context<AppEnv>, { code, message, facts }: ApiError) =>
  c.json({ code, message, ...(facts !== undefined && { facts }) }, API_ERRORS[code].status);

/**
 * Authors are told that the disk is full. A family's page only gets 503 and tries again by itself.
 */
const codeOfTrouble = (trouble: Trouble | null, path: string): ErrorCode =>
  trouble === null
    ? "unexpected"
    : trouble === "full" && path.startsWith("/api/staff/")
      ? "storage_full"
      : "unavailable";

/** Answers every thrown error with a true status and a code, and without a stack. */
export function answerError(error: unknown, c: Context<AppEnv>) {
  if (error instanceof ApiError) return refuse(c, error);
  if (error instanceof HTTPException && error.status < 500) {
    return c.json(
      {
        code: error.status === 400 ? "bad_json" : "validation_failed",
        message: errorDetails.unreadableRequest,
      },
      error.status,
    );
  }
  if (error instanceof ClientGone) return refuse(c, new ApiError("unavailable"));
  if (error instanceof SyntaxError) return refuse(c, new ApiError("bad_json"));
  const trouble = troubleOf(error);
  c.var.log.error({ err: error, requestId: c.var.requestId, trouble }, "request failed");
  return refuse(c, new ApiError(codeOfTrouble(trouble, c.req.path)));
}
