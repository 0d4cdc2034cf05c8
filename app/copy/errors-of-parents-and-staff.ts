import { childErrorWords } from "./errors.ts";
import { refusalWords } from "./errors-of-refusals.ts";
import type { AnyCode } from "./errors.ts";

/** Words for the codes that only the zones of parents and staff meet. */
const parentAndStaffErrorWords: Record<
  Exclude<AnyCode, keyof typeof childErrorWords | keyof typeof refusalWords>,
  string
> = {
  reminder_configuration: "Invalid reminder configuration",
  reminder_datetime_invalid: "Invalid reminder datetime",
  reminder_datetime_past: "Reminder datetime is in the past",
  phone_format: "Invalid phone number format for SMS delivery",
  unsaved_waits: "Something that your child did is not saved yet.",
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
  staff_password: "Wrong password",
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

/** Words for every code; a child's first slide does not wait for them. */
export const errorWords: Record<AnyCode, string> = {
  ...childErrorWords,
  ...refusalWords,
  ...parentAndStaffErrorWords,
};

export const errorPrefix = {
  onboarding: "Error saving onboarding data: ",
  magicLink: "Error sending magic link: ",
  save: "Failed to save: ",
  preference: "Failed to save preference: ",
  reminder: "Failed to save reminder: ",
  setup: "Setup authentication failed: ",
  session: "Failed to establish session: ",
};
