/** Every specified number, with its unit (docs/constants.md). */

export const CHILD_AGE_MIN_YEARS = 3;
export const CHILD_AGE_MAX_YEARS = 18;
export const NAME_MAX_CHARACTERS = 80;
export const SETUP_NAME_MIN_CHARACTERS = 2;
/** Digits of a US phone number without its country code. */
export const PHONE_DIGITS = 10;
export const EMAIL_MAX_CHARACTERS = 255;
/** Limits of mail and of DNS (RFC 5321, 4.5.3.1.1; RFC 1035, 2.3.4). */
export const EMAIL_LOCAL_PART_MAX_CHARACTERS = 64;
export const HOST_MAX_CHARACTERS = 253;

/** One-time purchase. */
export const COURSE_PRICE_USD = 7.99;
export const COURSE_PRICE_CENTS = 799;
export const COURSE_CURRENCY = "usd";
/** A purchase proves a new buyer's e-mail for this long, and once (R-PAY-4). */
export const SETUP_PROOF_MS = 3_600_000;

export const PLANNED_LESSONS = 5;
export const XP_PER_LESSON = 70;
export const XP_COUNT_UP_MS = 1200;
/** Days in a row that a child plays for a streak shield, which then keeps one skipped day. */
export const STREAK_SHIELD_DAYS = 3;
export const STREAK_WEEK_DAYS = 7;
/** How long after a lesson's end a changed time zone tells the family's day. */
export const ZONE_CHANGE_MS = 8 * 3_600_000;
/** How far back a day that was played offline may be reported (R-LES-14). */
export const STREAK_LATE_DAYS = 7;
export const QUIZ_FEEDBACK_MS = 400;
/**
 * Wrong tries after which a wrong answer is disabled, and after which the mascot points out the
 * right one (R-LES-8).
 */
export const QUIZ_STEP_BACK_AFTER_TRIES = 2;
export const QUIZ_GUIDE_AFTER_TRIES = 3;
/** Up to this age questions and answers are read out without asking. */
export const READ_ALOUD_MAX_AGE_YEARS = 6;
/** Events a browser sends at once. */
export const EVENTS_PER_BATCH = 50;
/** A slide fades out for the first, then the next one fades in for the second. */
export const SLIDE_LEAVE_MS = 150;
export const SLIDE_FADE_MS = 250;
/** Share of a video's width, from the left, in which a tap restarts it. */
export const RESTART_ZONE_SHARE = 0.3;
/** A slide whose media do not come is opened all the same after this long (R-LES-3). */
export const MEDIA_WAIT_MS = 6_000;
/** What is fetched ahead of a lesson's first clip: about three seconds of it. */
export const CLIP_BEGINNING_BYTES = 262_144;
/** A clip above this is not fetched before it plays: it is streamed by ranges. */
export const FETCHED_AHEAD_MAX_BYTES = 8_000_000;
/** Most that a parent's page fetches ahead of the child's zone. */
export const CHILD_ZONE_AHEAD_BYTES = 120_000;

export const ONBOARDING_SAVE_TIMEOUT_MS = 5_000;
/** On a phone the intro plays without its whole preload after this long. */
export const MOBILE_PRELOAD_MS = 3_000;
export const VOICE_TIMEOUT_MS = 10_000;
/**
 * After this long the next voice takes over a greeting by name, which the page waits for no longer than
 * for `VOICE_TIMEOUT_MS`.
 */
export const GREETING_MS = { service: 6_000, course: 9_000 } as const;
/** Up to this age a child is greeted by name as its first lesson of a day opens. */
export const GREETED_MAX_AGE_YEARS = 10;
/** Longest name that is sent to be spoken, in letters. */
export const VOICE_NAME_MAX_CHARACTERS = 40;
/** Seconds of the welcome video that the spoken greeting takes over. */
export const GREETING_SLOT_S = { from: 0.6, to: 5.1 } as const;
/** Retries of a reminder's webhook inside one run: after 1 s and after 2 s. */
export const WEBHOOK_RETRY_MS = [1_000, 2_000] as const;
/** Family time of the e-mail reminders, and the hours in which none is sent (R-REM-4). */
export const TONIGHT_HOUR = 19;
export const WEEKEND_HOUR = 10;
export const QUIET_FROM_HOUR = 20;
export const QUIET_UNTIL_HOUR = 8;
/** A parent's pass through the parental gate, and a mailed proof, hold this long. */
export const PARENTAL_GATE_MS = 600_000;
export const PROOF_MS = 600_000;
export const CALLBACK_REDIRECT_MS = 1_000;
export const MAIL_RESEND_WAIT_S = 60;

/** Longest life of a signed URL of a file that only paying families, or staff, may read. */
export const SIGNED_MEDIA_URL_SECONDS = 3_600;
/** Seconds for which a preview link of a lesson is valid. */
export const PREVIEW_LINK_SECONDS = 3_600;

/** With less than this left an access token is renewed before it is used. */
export const SESSION_REFRESH_BEFORE_S = 90;
/** Progress that changes again within this is sent to the mail service once. */
export const PROGRESS_SYNC_THROTTLE_MS = 1_000;

/** Sessions of staff end after this long, whatever they did. */
export const STAFF_SESSION_MS = 8 * 3_600_000;
/** Sessions that an account may have at a time; which one ends is in domain/family/session-limit.ts. */
export const SESSIONS_MAX = 20;
/** How a clip and a quiz of a lesson should be (course). */
export const CLIP_MIN_S = 18;
export const CLIP_MAX_S = 34;
export const ANSWERS_MIN = 2;
export const ANSWERS_MAX = 6;
/** School grade at which the narration can be read; a question may be one harder. */
export const READING_GRADE_MAX = 3;
/** A recorded line: samples a second, mono. */
export const RECORDING_HZ = 24_000;

/** The lesson that 'Get Started' on the lesson intro opens; the course data carries the same id. */
export const FIRST_LESSON_ID = "7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f01";
export const FIRST_COURSE_ID = "7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f00";
