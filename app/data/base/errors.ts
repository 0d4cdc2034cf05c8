import type { AuthError } from "@supabase/auth-js";
import { childErrorWords } from "#app/copy/errors.ts";
import type { AnyCode } from "#app/copy/errors.ts";

let errorWords: Partial<Record<AnyCode, string>> = childErrorWords;

/** For the zones of parents and staff: the words of all codes. Without them, the child's are known. */
export function provideErrorWords(words: Record<AnyCode, string>): void {
  errorWords = words;
}

let loadRefusalWords = (): Promise<typeof errorWords> => Promise.resolve({});

/** For the child's zone: loads the words of further codes when the server refuses something. */
export function provideRefusalWords(load: typeof loadRefusalWords): void {
  loadRefusalWords = load;
}

/** A failure of the outside, in one shape. */
export class AppError extends Error {
  readonly code: AnyCode;
  /** What the server answered beside the code; to be validated by who reads it. */
  readonly facts: unknown;
  constructor(
    code: AnyCode,
    message = errorWords[code] ?? childErrorWords.unexpected,
    facts?: unknown,
  ) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

/** Any code is kept, also one whose words this zone does not have: screens decide by it. */
const isCode = (code: unknown): code is AnyCode =>
  typeof code === "string" && /^[a-z][a-z0-9_]*$/.test(code);

/** A refusal of our API. */
export async function fromResponse(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => null)) as {
    code?: unknown;
    facts?: unknown;
  } | null;
  const other = response.status >= 500 ? "unavailable" : "unexpected";
  if (!isCode(body?.code)) return new AppError(other);
  return refusalOf(body.code, childErrorWords[other], body.facts);
}

/** A refusal in the words of its code; the page may make it itself, without asking the server. */
export async function refusalOf(
  code: AnyCode,
  other = childErrorWords.unexpected,
  facts?: unknown,
): Promise<AppError> {
  // Without a network they can't be loaded.
  const words = errorWords[code] ?? (await loadRefusalWords().catch(() => errorWords))[code];
  return new AppError(code, words ?? other, facts);
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

/**
 * For `catch`: throws the failure on, with words before its own that say what could not be done.
 */
export const withPrefix =
  (prefix: string) =>
  (error: unknown): never => {
    const { code, message } = toAppError(error);
    throw new AppError(code, prefix + message);
  };
