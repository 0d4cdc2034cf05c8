import type { ErrorCode } from "#domain/wire/error-codes.ts";

/**
 * Codes with which our API refuses a request. The specification has words for `lesson_ambiguous`; our
 * server never answers it, since ids are unique.
 */
type RefusalCode = ErrorCode | "lesson_ambiguous";

/** Codes that arise in the browser or come from sign-in. */
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
  | "onboarding_missing"
  | "session_incomplete"
  | "reauthentication_needed"
  | "others_signed_in"
  | "setup_incomplete"
  | "setup_email"
  | "setup_name"
  | "setup_session_expired"
  | "setup_other_user"
  | "setup_user_unverified"
  | "setup_session_invalid"
  | "setup_email_rejected"
  | "staff_password";

export type AnyCode = RefusalCode | ClientCode;

/** Words for each code of our API (R-DATA-2 where it has them); a code without words does not compile. */
export const refusalWords: Record<RefusalCode, string> = {
  validation_failed: "Something in the form can't be used. Please check it and try again.",
  not_authenticated: "User not authenticated",
  lesson_not_found: "No lesson found for this ID",
  over_request_rate_limit: "That was a lot of tries. Please wait a few minutes and try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  unavailable: "We can't be reached just now. Please try again in a moment.",
  lesson_ambiguous: "Multiple lessons found for this ID",
  bad_json: "An unexpected error occurred. Please try again.",
  slide_not_found: "Failed to load lesson",
  payment_required: "This lesson opens when the course is unlocked.",
  lesson_locked: "Finish the lesson before this one first.",
  media_signature_needed: "This clip needs a fresh link. Please open the lesson again.",
  daily_limit: "That is as much as we can take today. Please try again tomorrow.",
  family_unconfirmed:
    "First tell us whether the family that was set up here is yours. Open the first lesson, and we ask you.",
  profile_missing: "User not found or duplicate users in database.",
  child_not_found: "There is no such child.",
  course_unresolved: "Could not resolve course for this lesson.",
  course_unknown: "Could not determine your current course.",
  no_lessons: "Could not find any lessons.",
  not_found: "There is nothing here.",
  entry_not_found: "This entry is not there any more.",
  allowance_unset: "First set an allowance.",
  allowance_not_due: "There is nothing to divide for that week.",
  earned_too_much:
    "Wow, that is a lot for one week! Please ask a grown-up to put it into your jars with you.",
  jars_full: "These jars are full: they can't remember more. Please write to us, and we help you.",
  slide_skipped: "Slides are played in order.",
  lesson_not_completed: "This lesson is not finished yet.",
  no_lesson_that_day: "No lesson was finished on that day.",
  no_review_that_day: "There was no question on that day.",
  version_unknown: "Failed to load lesson",
  request_entity_too_large: "That is too much at once. Please make it shorter or smaller.",
  reminder_configuration: "Invalid reminder configuration",
  reminder_datetime_invalid: "Invalid reminder datetime",
  reminder_datetime_past: "Reminder datetime is in the past",
  phone_format: "Invalid phone number format for SMS delivery",
  proof_needed: "Please type the code from a fresh mail first.",
  proof_wrong: "That code is not right or has expired. Please check it, or ask for a new one.",
  phone_unproved:
    "This number has had a text from us today. Please confirm that it is yours, and we go on.",
  phone_code_wrong: "That code is not right or has expired. Please check it, or ask for a new one.",
  phone_code_unavailable:
    "We can't text this number just now. If it has answered STOP, please reply START to us first, or choose an e-mail reminder.",
  email_unproven:
    "First show us that this e-mail is yours: sign out, then log in with the mail we send you.",
  staff_only: "This account may not open the lesson builder.",
  edited_elsewhere: "Somebody else changed this meanwhile.",
  course_file_refused: "This file can't be imported as a course.",
  course_file_edited: "Something in this course was edited here. Please look at the list again.",
  course_file_running:
    "A course file of yours is still being checked or imported, perhaps in another window. Please try again when it is done.",
  storage_full:
    "There is no room left on the server for this. What you saved before is safe. Please tell whoever runs the server, and try again later.",
  course_files_busy:
    "Other authors are importing courses just now. Please try again in a minute or two.",
  uploads_busy: "Many files are being checked just now. Please try again in a minute.",
  preview_ended: "This link has ended. Please ask for a new one.",
  course_not_ready:
    "This course has no published lesson yet. Families see it when its first lesson is published.",
  lesson_not_ready: "Something is still missing. The checklist says what.",
  words_unreadable: "Our voice can't read some words of this line.",
  upload_unfinished: "The upload was not finished. Please upload the file again.",
  upload_wrong_kind: "This kind of file can't be used here.",
  upload_broken: "This file is empty, cut off or broken. Please try another one.",
  upload_too_heavy:
    "This file takes us too long to read. Please save it again with another program, or make it smaller.",
  upload_codec:
    "This video needs H.264 with AAC sound, which every browser plays. Please save it again as that.",
  upload_too_many_pixels: "This picture has too many pixels. Please make it smaller.",
  upload_too_long: "This is too long: 10 minutes at most.",
  payment_unavailable: "Buying isn't open yet. Please write to us, and we help you.",
  no_pending_signup:
    "There is no sign-up waiting for this e-mail. Please tell us your names once more.",
  too_many_children: "Eight children at most.",
  last_child: "One child has to stay.",
};

const clientErrorWords: Record<ClientCode, string> = {
  unknown_answer: "An unexpected error occurred. Please try again.",
  offline: "You seem to be offline. Please check the connection and try again.",
  timeout: "Supabase insert timeout after 5 seconds",
  session_missing: "Auth session missing!",
  session_incomplete: "Auth session or user missing",
  unsaved_waits: "Something that your child did is not saved yet.",
  staff_password: "Wrong password",
  otp_expired: "That code or link has expired or was used already. Please ask for a new one.",
  email_rate: "We have just sent a mail to this address. Please wait a minute before asking again.",
  link_failed: "Authentication failed. Please try logging in again.",
  already_registered:
    "This email is already registered. Please use a different email or log in via the magic link.",
  onboarding_missing: "Missing onboarding data.",
  reauthentication_needed: "Please type the code from a fresh mail first.",
  others_signed_in:
    "You are signed out here. Your other devices stay signed in: log in again with a mail, then sign them out on your account page.",
  setup_incomplete: "Missing required parameters: email and name are required",
  setup_email: "Invalid email format",
  setup_name: "Name must be at least 2 characters long",
  setup_session_expired: "Your session has expired. Please try purchasing again.",
  setup_other_user:
    "A different user is already signed in. Please sign out and try again with the correct email.",
  setup_user_unverified: "Failed to verify user session",
  setup_session_invalid: "Session validation failed",
  setup_email_rejected: "The email address appears to be invalid. Please check the purchase link.",
};

export const errorWords: Record<AnyCode, string> = { ...refusalWords, ...clientErrorWords };

export const errorPrefix = {
  onboarding: "Error saving onboarding data: ",
  magicLink: "Error sending magic link: ",
  save: "Failed to save: ",
  preference: "Failed to save preference: ",
  reminder: "Failed to save reminder: ",
  setup: "Setup authentication failed: ",
  session: "Failed to establish session: ",
};
