import type { AuthError } from "@supabase/auth-js";
import { errorWords, refusalWords } from "#app/copy/errors.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { isJson } from "#domain/wire/answer-mark.ts";
import { isRecord } from "./guards.ts";

/** Any failure of network, server or browser, in one shape. */
export class AppError extends Error {
  readonly code: AnyCode;
  /** Details that the server sent beside the code. Whoever reads them has to validate them. */
  readonly facts: unknown;
  /** Did our server refuse the request? If not, the network, the browser or the sign-in failed. */
  readonly isRefusal: boolean;
  constructor(code: AnyCode, message = errorWords[code], facts?: unknown, isRefusal = false) {
    super(message);
    this.code = code;
    this.facts = facts;
    this.isRefusal = isRefusal;
  }
}

/** Is this a code of our API? */
const isKnownCode = (code: unknown): code is keyof typeof refusalWords =>
  typeof code === "string" && Object.hasOwn(refusalWords, code);

/** The answer is not from our server: nothing was decided, and the request can be sent again. */
const notOurs = ({ status }: Response) =>
  new AppError(status >= 500 ? "unavailable" : "unknown_answer");

/** The body as JSON, if the answer may be from our server; else null. */
async function jsonBody(response: Response): Promise<unknown> {
  if (!isJson(response)) return null;
  try {
    return await response.json();
  } catch (error) {
    // A body that ends too early is a lost connection.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * The body of a good answer. Throws AppError for any other: only JSON with a code of our API is a
 * refusal.
 * @param fields that our answer has at least
 */
export async function readAnswer(
  response: Response,
  fields: readonly string[] = [],
): Promise<unknown> {
  if (!response.ok) throw await fromResponse(response);
  const body = await jsonBody(response);
  const isOurs =
    body !== null && fields.every((field) => isRecord(body) && Object.hasOwn(body, field));
  if (!isOurs) throw notOurs(response);
  return body;
}

/** A refusal of our API; what is none is an answer that is not ours. */
export async function fromResponse(response: Response): Promise<AppError> {
  const body = await jsonBody(response);
  if (!isRecord(body) || !isKnownCode(body["code"])) return notOurs(response);
  return refusalOf(body["code"], body["facts"]);
}

/** A refusal in the words of its code; the page may make it itself, without asking the server. */
export const refusalOf = (code: AnyCode, facts?: unknown): AppError =>
  new AppError(code, errorWords[code], facts, true);

/** A refusal of sign-in, by the protocol's codes. */
export function fromAuth(error: AuthError): AppError {
  if (error.name === "AuthRetryableFetchError")
    return new AppError(error.status ? "unavailable" : "offline");
  if (error.name === "AuthInvalidTokenResponseError") return new AppError("session_incomplete");
  if (error.name === "AuthSessionMissingError") return new AppError("session_missing");
  switch (error.code) {
    case "otp_expired":
      return new AppError("otp_expired");
    case "over_email_send_rate_limit":
      return new AppError("email_rate");
    case "over_request_rate_limit":
      return new AppError("over_request_rate_limit");
    case "user_already_exists":
    case "email_exists":
      return new AppError("already_registered");
    case "reauthentication_needed":
      return new AppError("reauthentication_needed");
    case "validation_failed":
      return new AppError("validation_failed");
    default:
      return new AppError("link_failed");
  }
}

/** Anything thrown: ours as it is, a dead network as offline, the rest as unexpected. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DOMException && error.name === "TimeoutError")
    return new AppError("timeout");
  return new AppError(error instanceof TypeError ? "offline" : "unexpected");
}

const PASSING: readonly AnyCode[] = [
  "offline",
  "timeout",
  "unavailable",
  "unknown_answer",
  "over_request_rate_limit",
];

/** Was nothing decided, so that the same request may succeed later? */
export const isPassing = (code: AnyCode): boolean => PASSING.includes(code);

/** For `catch`: throws the failure again, with words in front that say what could not be done. */
export const withPrefix =
  (prefix: string) =>
  (error: unknown): never => {
    const { code, message } = toAppError(error);
    throw new AppError(code, prefix + message);
  };
