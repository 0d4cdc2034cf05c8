/** Every failure the product's own API can answer, with its status. Words for people live in app/copy/errors.ts. */
export const ERROR_STATUS = {
  bad_json: 400,
  validation_failed: 400,
  slide_not_found: 400,
  not_authenticated: 401,
  payment_required: 402,
  lesson_locked: 403,
  profile_missing: 404,
  no_pending_signup: 404,
  lesson_not_found: 404,
  course_unresolved: 404,
  course_unknown: 404,
  no_lessons: 404,
  not_found: 404,
  slide_skipped: 409,
  lesson_not_completed: 409,
  no_lesson_that_day: 409,
  version_unknown: 409,
  request_entity_too_large: 413,
  over_request_rate_limit: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
