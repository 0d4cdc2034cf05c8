import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ERROR_STATUS } from "#domain/wire/error-codes.ts";
import type { ErrorCode } from "#domain/wire/error-codes.ts";
import type { AppEnv } from "./env.ts";

/** A refusal of our API: `{ code, message }` with the code's status. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message?: string) {
    super(message ?? code.replaceAll("_", " "));
    this.code = code;
  }
}

const CONNECTION_TROUBLE = /^(ECONN|EPIPE|ETIMEDOUT|57P0[123]|53300|08\d{3})/;

/** Lock, pool and connection trouble passes; the client may try again. */
const isPassing = (error: unknown) => {
  const codes = [error, (error as { cause?: unknown }).cause].map(
    (e) => (e as { code?: unknown } | undefined)?.code,
  );
  return codes.some((code) => typeof code === "string" && CONNECTION_TROUBLE.test(code));
};

/** Last stop of every thrown error: a true status, a code, no stack to the client. */
export function answerError(error: unknown, c: Context<AppEnv>) {
  if (error instanceof ApiError)
    return c.json({ code: error.code, message: error.message }, ERROR_STATUS[error.code]);
  if (error instanceof HTTPException && error.status < 500) {
    return c.json(
      {
        code: error.status === 400 ? "bad_json" : "validation_failed",
        message: "The request could not be read.",
      },
      error.status,
    );
  }
  if (error instanceof SyntaxError)
    return c.json({ code: "bad_json", message: "The body is not JSON." }, 400);
  const code: ErrorCode = isPassing(error) ? "unavailable" : "unexpected";
  c.var.log.error({ err: error, requestId: c.var.requestId }, "request failed");
  return c.json({ code, message: "Something went wrong on our side." }, ERROR_STATUS[code]);
}
