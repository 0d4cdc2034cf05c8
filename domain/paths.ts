/** Every address of the product, in one place. Queries are the spec's. */

const query = (pairs: Record<string, string | undefined>) => {
  const kept = Object.entries(pairs).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
};

export const paths = {
  home: () => "/",
  onboarding: () => "/onboarding",
  onboardingIntro: () => "/onboarding/intro",
  parentName: () => "/onboarding/parent-name",
  kidName: () => "/onboarding/kid-name",
  kidAge: () => "/onboarding/kid-age",
  setupReminders: () => "/onboarding/setup-reminders",
  smsReminder: () => "/onboarding/sms-reminder",
  ready: () => "/onboarding/ready",
  confirm: () => "/onboarding/confirm",
  createAccount: () => "/onboarding/create-account",
  accountVerify: () => "/onboarding/account-verify",
  login: () => "/login",
  magicLinkSent: () => "/magic-link-sent",
  authCallback: (next?: string) => `/auth/callback${query({ next })}`,
  magicLinkHandler: (token?: { token_hash: string; type: string; next: string }) => `/auth/magic-link-handler${token ? query(token) : ""}`,
  authTest: () => "/auth/test",
  setup: (proof: Record<string, string>) => `/setup${query(proof)}`,
  publicBeta: (reason?: string) => `/public/beta${query({ reason })}`,
  paywall: (asked: { payment?: "true" } = {}) => `/paywall${query(asked)}`,
  account: () => "/account",
  privacy: () => "/privacy",
  terms: () => "/terms",
  lessonIntro: (userId?: string) => `/lesson/intro${query({ userId })}`,
  lesson: (lessonId: string) => `/lesson/${encodeURIComponent(lessonId)}`,
  missionAccomplished: (lesson: string) => `/lesson/mission-accomplished${query({ lesson })}`,
  dayStreak: (lesson: string) => `/lesson/day-streak${query({ lesson })}`,
  feedback1: (lesson: string) => `/lesson/lesson-feedback-1${query({ lesson })}`,
  feedback2: (lesson: string) => `/lesson/lesson-feedback-2${query({ lesson })}`,
  courseTrack: (asked: { course?: string; lesson?: string; payment?: "true" } = {}) =>
    `/courses/CourseTrack${query({ course: asked.course, lesson: asked.lesson, payment: asked.payment })}`,
  gameOver: () => "/game-over",
} as const;

/** Where a sign-in may lead: known places of our own site only. */
const NEXT_PLACES = [/^\/lesson(\/|$)/, /^\/courses\/CourseTrack$/, /^\/onboarding(\/|$)/, /^\/account$/, /^\/paywall$/, /^\/game-over$/];

/**
 * The `next` parameter as a path of ours, else `fallback`. Anything that could lead to another host is
 * refused: '//evil.example', '/\\evil.example', 'https://evil.example', '/login'.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !next.startsWith("/") || next.startsWith("//") || /[\\\p{Cc}]/u.test(next)) return fallback;
  const url = URL.parse(next, "http://ours.invalid");
  if (url === null || url.origin !== "http://ours.invalid") return fallback;
  return NEXT_PLACES.some((place) => place.test(url.pathname)) ? url.pathname + url.search : fallback;
}
