/** Every address of the product, in one place. Queries are the spec's. */

import { courseTrackStart } from "./start-urls.ts";
export * from "./start-urls.ts";

const query = (pairs: Record<string, string | undefined>) => {
  const kept = Object.entries(pairs).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
};

export const onboarding = () => "/onboarding";
export const kidName = () => "/onboarding/kid-name";
export const kidAge = () => "/onboarding/kid-age";
export const setupReminders = () => "/onboarding/setup-reminders";
export const smsReminder = () => "/onboarding/sms-reminder";
export const ready = () => "/onboarding/ready";
export const createAccount = () => "/onboarding/create-account";
export const accountVerify = () => "/onboarding/account-verify";
export const magicLinkSent = () => "/magic-link-sent";
export const authCallback = (next?: string) => `/auth/callback${query({ next })}`;
export const magicLinkHandler = (token?: { token_hash: string; type: string; next: string }) =>
  `/auth/magic-link-handler${token ? query(token) : ""}`;
export const authTest = () => "/auth/test";
export const setup = (proof: Record<string, string>) => `/setup${query(proof)}`;
export const publicBeta = (reason?: string) => `/public/beta${query({ reason })}`;
/** Answered by the server with the payment page. */
export const buy = () => "/api/buy";
export const paywall = (params: { payment?: "true" } = {}) => `/paywall${query(params)}`;
export const lessonBuilder = (
  params: { course?: string; lesson?: string; slide?: string; view?: "preview" } = {},
) => `/lesson-builder${query(params)}`;
export const account = () => "/account";
export const lessonIntro = (userId?: string) => `/lesson/intro${query({ userId })}`;
export const lesson = (lessonId: string) => `/lesson/${encodeURIComponent(lessonId)}`;
export const missionAccomplished = (lesson: string) =>
  `/lesson/mission-accomplished${query({ lesson })}`;
export const dayStreak = (lesson: string) => `/lesson/day-streak${query({ lesson })}`;
export const feedback1 = (lesson: string) => `/lesson/lesson-feedback-1${query({ lesson })}`;
export const feedback2 = (lesson: string) => `/lesson/lesson-feedback-2${query({ lesson })}`;
export const courseTrack = (params: { course?: string; lesson?: string; payment?: "true" } = {}) =>
  `${courseTrackStart()}${query({ course: params.course, lesson: params.lesson, payment: params.payment })}`;
export const gameOver = () => "/game-over";
