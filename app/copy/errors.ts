import type { ErrorCode } from "#domain/wire/error-codes.ts";

/** Codes that arise in the browser or come from sign-in, beside those of our own API. */
type ClientCode =
  | "offline"
  | "timeout"
  | "session_missing"
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
 * Words for the codes that a child's screen can meet (R-DATA-2 where it has them). The others are in
 * `errors-of-grown-ups.ts`; a code without words does not compile.
 */
export const childErrorWords = {
  bad_json: "An unexpected error occurred. Please try again.",
  validation_failed: "Something in the form can't be used. Please check it and try again.",
  slide_not_found: "Failed to load lesson",
  not_authenticated: "User not authenticated",
  payment_required: "This lesson opens when the course is unlocked.",
  lesson_locked: "Finish the lesson before this one first.",
  media_signature_needed: "This clip needs a fresh link. Please open the lesson again.",
  daily_limit: "That is as much as we can take today. Please try again tomorrow.",
  family_unconfirmed:
    "First tell us whether the family that was set up here is yours. Open the first lesson, and we ask you.",
  profile_missing: "User not found or duplicate users in database.",
  child_not_found: "There is no such child.",
  lesson_not_found: "No lesson found for this ID",
  course_unresolved: "Could not resolve course for this lesson.",
  course_unknown: "Could not determine your current course.",
  no_lessons: "Could not find any lessons.",
  not_found: "There is nothing here.",
  entry_not_found: "This entry is not there any more.",
  allowance_unset: "First set an allowance.",
  allowance_not_due: "There is nothing to divide for that week.",
  jars_full: "These jars are full: they can't remember more. Please write to us, and we help you.",
  slide_skipped: "Slides are played in order.",
  lesson_not_completed: "This lesson is not finished yet.",
  no_lesson_that_day: "No lesson was finished on that day.",
  version_unknown: "Failed to load lesson",
  request_entity_too_large: "That is too much at once. Please make it shorter or smaller.",
  over_request_rate_limit: "That was a lot of tries. Please wait a few minutes and try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  unavailable: "We can't be reached just now. Please try again in a moment.",
  offline: "You seem to be offline. Please check the connection and try again.",
  timeout: "Supabase insert timeout after 5 seconds",
  session_missing: "Auth session missing!",
  lesson_ambiguous: "Multiple lessons found for this ID",
  session_incomplete: "Auth session or user missing",
} satisfies Partial<Record<AnyCode, string>>;

export const errorPrefix = {
  onboarding: "Error saving onboarding data: ",
  magicLink: "Error sending magic link: ",
  save: "Failed to save: ",
  preference: "Failed to save preference: ",
  reminder: "Failed to save reminder: ",
  setup: "Setup authentication failed: ",
  session: "Failed to establish session: ",
  feedbackSave: "Failed to save feedback",
  courseTrack: "Failed to load course data",
};
