import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { API_ERRORS } from "#domain/wire/error-codes.ts";
import type { ErrorCode } from "#domain/wire/error-codes.ts";
import { errorDetails } from "#server/copy/error-details.ts";
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

/** 40001 and 40P01: serialization failure and deadlock. */
const PASSING_TROUBLE = /^(ECONN|EPIPE|ETIMEDOUT|57P0[123]|53300|08\d{3}|40001|40P01)/;

/** Lock, pool and connection trouble passes; the client may try again. */
const isPassing = (error: unknown) => {
  const codes = [error, (error as { cause?: unknown }).cause].map(
    (e) => (e as { code?: unknown } | undefined)?.code,
  );
  return codes.some((code) => typeof code === "string" && PASSING_TROUBLE.test(code));
};

const refuse = (c: Context<AppEnv>, { code, message, facts }: ApiError) =>
  c.json({ code, message, ...(facts !== undefined && { facts }) }, API_ERRORS[code].status);

/** Last stop of every thrown error: a true status, a code, no stack to the client. */
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
  if (error instanceof SyntaxError) return refuse(c, new ApiError("bad_json"));
  const code: ErrorCode = isPassing(error) ? "unavailable" : "unexpected";
  c.var.log.error({ err: error, requestId: c.var.requestId }, "request failed");
  return refuse(c, new ApiError(code));
}
