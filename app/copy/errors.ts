import type { ErrorCode } from "#domain/error-codes.ts";

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
  | "onboarding_missing";

export type AnyCode = ErrorCode | ClientCode;

/** Words for every code (spec section 8 where it has them); a code without words does not compile. */
export const errorWords: Record<AnyCode, string> = {
  bad_json: "An unexpected error occurred. Please try again.",
  validation_failed: "Something in the form can't be used. Please check it and try again.",
  slide_not_found: "Failed to load lesson",
  not_authenticated: "User not authenticated",
  payment_required: "This lesson opens when the course is unlocked.",
  lesson_locked: "Finish the lesson before this one first.",
  profile_missing: "User not found or duplicate users in database.",
  no_pending_signup: "There is no sign-up waiting for this e-mail. Please tell us your names once more.",
  lesson_not_found: "No lesson found for this ID",
  course_unresolved: "Could not resolve course for this lesson.",
  course_unknown: "Could not determine your current course.",
  no_lessons: "Could not find any lessons.",
  not_found: "There is nothing here.",
  slide_skipped: "Slides are played in order.",
  lesson_not_completed: "This lesson is not finished yet.",
  no_lesson_that_day: "No lesson was finished on that day.",
  version_unknown: "Failed to load lesson",
  request_entity_too_large: "That is too much at once. Please make it shorter.",
  over_request_rate_limit: "That was a lot of tries. Please wait a few minutes and try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  unavailable: "We can't be reached just now. Please try again in a moment.",
  offline: "You seem to be offline. Please check the connection and try again.",
  timeout: "Supabase insert timeout after 5 seconds",
  session_missing: "Auth session missing!",
  otp_expired: "That code or link has expired or was used already. Please ask for a new one.",
  email_rate: "We have just sent a mail to this address. Please wait a minute before asking again.",
  link_failed: "Authentication failed. Please try logging in again.",
  already_registered: "This email is already registered. Please use a different email or log in via the magic link.",
  lesson_ambiguous: "Multiple lessons found for this ID",
  onboarding_missing: "Missing onboarding data.",
};

export const errorPrefix = {
  onboarding: "Error saving onboarding data: ",
  magicLink: "Error sending magic link: ",
  save: "Failed to save: ",
  feedbackSave: "Failed to save feedback",
  courseTrack: "Failed to load course data",
};
