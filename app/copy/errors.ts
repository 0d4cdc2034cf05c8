import type { ErrorCode } from "#domain/wire/error-codes.ts";

/** Codes that arise in the browser or come from sign-in, beside those of our own API. */
type ClientCode =
  | "offline"
  | "timeout"
  /** Something else than our server answered, or in a form that is not ours. */
  | "unknown_answer"
  | "session_missing"
  | "unsaved_waits"
  | "otp_expired"
  | "email_rate"
  | "link_failed"
  | "already_registered"
  | "lesson_ambiguous"
  | "onboarding_missing"
  | "session_incomplete"
  | "reauthentication_needed"
  | "setup_incomplete"
  | "setup_email"
  | "setup_name"
  | "setup_session_expired"
  | "setup_other_user"
  | "setup_user_unverified"
  | "setup_session_invalid"
  | "setup_email_rejected"
  | "staff_password";

export type AnyCode = ErrorCode | ClientCode;

/**
 * Words for the codes that arise in the browser of a child, and those for the case that others can't
 * be loaded (R-DATA-2 where it has them). The words of other codes are in `errors-of-refusals.ts` and
 * `errors-of-parents-and-staff.ts`; a code without words does not compile.
 */
export const childErrorWords = {
  validation_failed: "Something in the form can't be used. Please check it and try again.",
  not_authenticated: "User not authenticated",
  lesson_not_found: "No lesson found for this ID",
  over_request_rate_limit: "That was a lot of tries. Please wait a few minutes and try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  unknown_answer: "An unexpected error occurred. Please try again.",
  unavailable: "We can't be reached just now. Please try again in a moment.",
  offline: "You seem to be offline. Please check the connection and try again.",
  timeout: "Supabase insert timeout after 5 seconds",
  session_missing: "Auth session missing!",
  lesson_ambiguous: "Multiple lessons found for this ID",
  session_incomplete: "Auth session or user missing",
} satisfies Partial<Record<AnyCode, string>>;
