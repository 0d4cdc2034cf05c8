/**
 * Page name, category and journey stage of every screen (spec section 2); a route without them does
 * not compile.
 */

export const PAGE_CATEGORIES = [
  "landing",
  "onboarding",
  "education",
  "monetization",
  "engagement",
  "authentication",
  "development",
  "other",
] as const;
export type PageCategory = (typeof PAGE_CATEGORIES)[number];
export const JOURNEY_STAGES = [
  "discovery",
  "onboarding",
  "learning",
  "conversion",
  "authentication",
  "engagement",
] as const;
export type JourneyStage = (typeof JOURNEY_STAGES)[number];

export interface Page {
  name: string;
  category: PageCategory;
  stage: JourneyStage;
}

export type Zone = "home" | "parent" | "kid" | "staff";

/** wouter patterns, in matching order. The server picks the document by the same table. */
export const PARENT_PAGES = {
  "/onboarding": { name: "Onboarding Intro", category: "onboarding", stage: "discovery" },
  "/onboarding/intro": { name: "Onboarding Intro", category: "onboarding", stage: "discovery" },
  "/onboarding/parent-name": { name: "Parent Name", category: "onboarding", stage: "onboarding" },
  "/onboarding/kid-name": { name: "Kid Name", category: "onboarding", stage: "onboarding" },
  "/onboarding/kid-age": { name: "Kid Age", category: "onboarding", stage: "onboarding" },
  "/onboarding/setup-reminders": {
    name: "Setup Reminders",
    category: "onboarding",
    stage: "onboarding",
  },
  "/onboarding/sms-reminder": { name: "SMS Reminder", category: "onboarding", stage: "onboarding" },
  "/onboarding/ready": { name: "Ready", category: "onboarding", stage: "onboarding" },
  "/onboarding/confirm": { name: "Confirm", category: "onboarding", stage: "onboarding" },
  "/onboarding/create-account": {
    name: "Create Account",
    category: "onboarding",
    stage: "onboarding",
  },
  "/onboarding/account-verify": {
    name: "Account Verify",
    category: "onboarding",
    stage: "onboarding",
  },
  "/login": { name: "Login", category: "authentication", stage: "authentication" },
  "/magic-link-sent": {
    name: "Magic Link Sent",
    category: "authentication",
    stage: "authentication",
  },
  "/auth/magic-link-handler": {
    name: "Magic Link Handler",
    category: "authentication",
    stage: "authentication",
  },
  "/auth/callback": { name: "Auth Callback", category: "authentication", stage: "authentication" },
  "/auth/test": { name: "Auth Test", category: "development", stage: "authentication" },
  "/setup": { name: "Setup", category: "onboarding", stage: "conversion" },
  "/public/beta": { name: "Public Beta", category: "monetization", stage: "conversion" },
  "/paywall": { name: "Paywall", category: "monetization", stage: "conversion" },
  "/account": { name: "Account", category: "other", stage: "engagement" },
  "/privacy": { name: "Privacy", category: "other", stage: "discovery" },
  "/terms": { name: "Terms", category: "other", stage: "discovery" },
} as const satisfies Record<string, Page>;

export const CHILD_PAGES = {
  "/lesson/intro": { name: "Lesson Intro", category: "education", stage: "learning" },
  "/lesson/mission-accomplished": {
    name: "Mission Accomplished",
    category: "education",
    stage: "engagement",
  },
  "/lesson/day-streak": { name: "Day Streak", category: "engagement", stage: "engagement" },
  "/lesson/lesson-feedback-1": {
    name: "Lesson Feedback 1",
    category: "engagement",
    stage: "engagement",
  },
  "/lesson/lesson-feedback-2": {
    name: "Lesson Feedback 2",
    category: "engagement",
    stage: "engagement",
  },
  "/lesson/:lessonId": { name: "Lesson", category: "education", stage: "learning" },
  "/lesson-intro": { name: "Lesson Intro", category: "education", stage: "learning" },
  "/courses/CourseTrack": { name: "Course Track", category: "education", stage: "learning" },
  "/game-over": { name: "Game Over", category: "engagement", stage: "engagement" },
} as const satisfies Record<string, Page>;

export const STAFF_PAGES = {
  "/lesson-builder": { name: "Lesson Builder", category: "other", stage: "engagement" },
} as const satisfies Record<string, Page>;

export const HOME_PAGE = {
  name: "Landing",
  category: "landing",
  stage: "discovery",
} as const satisfies Page;
/**
 * Pages whose views may be sent to vendors with the parent's consent: those of the parent's zone.
 */
export const GROWN_UP_PAGES = { "/": HOME_PAGE, ...PARENT_PAGES } as const;
export const NOT_FOUND_PAGE = {
  name: "Not Found",
  category: "other",
  stage: "discovery",
} as const satisfies Page;

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}/?$`).test(path);

export type DocumentChoice = { zone: Zone; known: boolean };

/**
 * Which document answers a path, and whether the path is one of ours (unknown ones get 404 and the
 * kid zone).
 */
export function documentFor(path: string): DocumentChoice {
  if (path === "/") return { zone: "home", known: true };
  if (Object.keys(PARENT_PAGES).some((pattern) => matches(pattern, path)))
    return { zone: "parent", known: true };
  if (Object.keys(CHILD_PAGES).some((pattern) => matches(pattern, path)))
    return { zone: "kid", known: true };
  if (Object.keys(STAFF_PAGES).some((pattern) => matches(pattern, path)))
    return { zone: "staff", known: true };
  const parentPrefix = /^\/(onboarding|auth)(\/|$)/.test(path);
  return { zone: parentPrefix ? "parent" : "kid", known: false };
}
