import type { AnyCode } from "./errors.ts";

/**
 * Words for the codes with which the server refuses what a child's screen asks for (R-DATA-2 where it
 * has them). The child's zone loads them with the first refusal.
 */
export const refusalWords = {
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
  version_unknown: "Failed to load lesson",
  request_entity_too_large: "That is too much at once. Please make it shorter or smaller.",
} satisfies Partial<Record<AnyCode, string>>;
