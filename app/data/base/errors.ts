import type { AuthError } from "@supabase/auth-js";
import { childErrorWords } from "#app/copy/errors.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { isJson } from "#domain/wire/answer-mark.ts";
import { isRecord } from "./guards.ts";

type Words = Partial<Record<AnyCode, string>>;

let errorWords: Words = childErrorWords;

/**
 * For the zones of parents and staff: the words of all codes, which are then known, too. Without them,
 * the child's words are known.
 */
export function provideErrorWords(words: Record<AnyCode, string>): void {
  errorWords = words;
  loadKnownCodes = () => Promise.resolve(words);
}

let loadRefusalWords = (): Promise<Words> => Promise.resolve({});

/** For the child's zone: loads the words of further codes when the server refuses something. */
export function provideRefusalWords(load: typeof loadRefusalWords): void {
  loadRefusalWords = load;
}

/** Loads an object with a field for each code of our API; in the child's zone with the first refusal. */
let loadKnownCodes = async (): Promise<object> =>
  (await import("#domain/wire/error-codes.ts")).API_ERRORS;

/** Any failure of network, server or browser, in one shape. */
export class AppError extends Error {
  readonly code: AnyCode;
  /** Details that the server sent beside the code. Whoever reads them has to validate them. */
  readonly facts: unknown;
  /** Did our server refuse the request? If not, the network, the browser or the sign-in failed. */
  readonly isRefusal: boolean;
  constructor(
    code: AnyCode,
    message = errorWords[code] ?? childErrorWords.unexpected,
    facts?: unknown,
    isRefusal = false,
  ) {
    super(message);
    this.code = code;
    this.facts = facts;
    this.isRefusal = isRefusal;
  }
}

/** The specification has words for it; our server never answers it, since ids are unique. */
const SPECIFIED_CODE: AnyCode = "lesson_ambiguous";

/** Is this a code of our API? Where the list can't be loaded now, those of the child's words are known. */
async function isKnownCode(code: unknown): Promise<boolean> {
  if (code === SPECIFIED_CODE) return true;
  const known = await loadKnownCodes().catch(() => childErrorWords);
  return typeof code === "string" && Object.hasOwn(known, code);
}

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
  if (!isRecord(body) || !(await isKnownCode(body["code"]))) return notOurs(response);
  const other = response.status >= 500 ? "unavailable" : "unexpected";
  return refusalOf(body["code"] as AnyCode, childErrorWords[other], body["facts"]);
}

/** A refusal in the words of its code; the page may make it itself, without asking the server. */
export async function refusalOf(
  code: AnyCode,
  other = childErrorWords.unexpected,
  facts?: unknown,
): Promise<AppError> {
  // They can't be loaded without a network.
  const words = errorWords[code] ?? (await loadRefusalWords().catch(() => errorWords))[code];
  return new AppError(code, words ?? other, facts, true);
}

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
