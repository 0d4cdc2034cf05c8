import type { Page, Zone } from "./page.ts";
import { startUrls } from "./start-urls.ts";

/**
 * Values of a URL by name: those that the pattern names become part of the path, the others the
 * query.
 */
export type UrlValues = Record<string, string | undefined>;

export interface Route extends Page {
  /** wouter pattern of the path. */
  pattern: string;
  /** The document that serves it. */
  zone: Zone;
  /**
   * A sign-in may lead here (R-NAV-8): to this path alone, or to every path whose first segment is
   * the same. Left out: never.
   */
  afterSignIn?: "exact" | "folder";
  /** The URL builder's arguments as values of the URL. Left out: the URL is the pattern. */
  params?: (...args: never[]) => UrlValues;
}

/**
 * Every route of the product, in matching order; one without page name, category and stage does not
 * compile. Screens, documents, URLs, redirects and mails derive from this table.
 */
export const ROUTES = {
  home: {
    pattern: startUrls.home,
    zone: "home",
    name: "Landing",
    category: "landing",
    stage: "discovery",
  },
  onboarding: {
    pattern: "/onboarding",
    zone: "parent",
    name: "Onboarding Intro",
    category: "onboarding",
    stage: "discovery",
    afterSignIn: "folder",
  },
  onboardingIntro: {
    pattern: startUrls.onboardingIntro,
    zone: "parent",
    name: "Onboarding Intro",
    category: "onboarding",
    stage: "discovery",
    afterSignIn: "folder",
  },
  parentName: {
    pattern: startUrls.parentName,
    zone: "parent",
    name: "Parent Name",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  kidName: {
    pattern: "/onboarding/kid-name",
    zone: "parent",
    name: "Kid Name",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  kidAge: {
    pattern: "/onboarding/kid-age",
    zone: "parent",
    name: "Kid Age",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  setupReminders: {
    pattern: "/onboarding/setup-reminders",
    zone: "parent",
    name: "Setup Reminders",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  smsReminder: {
    pattern: "/onboarding/sms-reminder",
    zone: "parent",
    name: "SMS Reminder",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  ready: {
    pattern: "/onboarding/ready",
    zone: "parent",
    name: "Ready",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  confirm: {
    pattern: "/onboarding/confirm",
    zone: "parent",
    name: "Confirm",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  createAccount: {
    pattern: "/onboarding/create-account",
    zone: "parent",
    name: "Create Account",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  accountVerify: {
    pattern: "/onboarding/account-verify",
    zone: "parent",
    name: "Account Verify",
    category: "onboarding",
    stage: "onboarding",
    afterSignIn: "folder",
  },
  login: {
    pattern: startUrls.login,
    zone: "parent",
    name: "Login",
    category: "authentication",
    stage: "authentication",
  },
  magicLinkSent: {
    pattern: "/magic-link-sent",
    zone: "parent",
    name: "Magic Link Sent",
    category: "authentication",
    stage: "authentication",
  },
  magicLinkHandler: {
    pattern: "/auth/magic-link-handler",
    zone: "parent",
    name: "Magic Link Handler",
    category: "authentication",
    stage: "authentication",
    params: (link: { token_hash?: string; type?: string; next?: string } = {}) => link,
  },
  authCallback: {
    pattern: "/auth/callback",
    zone: "parent",
    name: "Auth Callback",
    category: "authentication",
    stage: "authentication",
    params: (next?: string) => ({ next }),
  },
  authTest: {
    pattern: "/auth/test",
    zone: "parent",
    name: "Auth Test",
    category: "development",
    stage: "authentication",
  },
  setup: {
    pattern: "/setup",
    zone: "parent",
    name: "Setup",
    category: "onboarding",
    stage: "conversion",
    params: (proof: Record<string, string>) => proof,
  },
  publicBeta: {
    pattern: "/public/beta",
    zone: "parent",
    name: "Public Beta",
    category: "monetization",
    stage: "conversion",
    params: (reason?: string) => ({ reason }),
  },
  paywall: {
    pattern: "/paywall",
    zone: "parent",
    name: "Paywall",
    category: "monetization",
    stage: "conversion",
    afterSignIn: "exact",
    params: (query: { payment?: "true" } = {}) => query,
  },
  account: {
    pattern: "/account",
    zone: "parent",
    name: "Account",
    category: "other",
    stage: "engagement",
    afterSignIn: "exact",
  },
  certificate: {
    pattern: "/account/certificate",
    zone: "parent",
    name: "Certificate",
    category: "other",
    stage: "engagement",
    afterSignIn: "exact",
  },
  missionCards: {
    pattern: "/account/mission-cards",
    zone: "parent",
    name: "Mission Cards",
    category: "other",
    stage: "engagement",
    afterSignIn: "exact",
  },
  learned: {
    pattern: "/account/learned",
    zone: "parent",
    name: "What Was Learned",
    category: "other",
    stage: "engagement",
    afterSignIn: "exact",
    params: (child?: string) => ({ child }),
  },
  privacy: {
    pattern: startUrls.privacy,
    zone: "parent",
    name: "Privacy",
    category: "other",
    stage: "discovery",
  },
  terms: {
    pattern: startUrls.terms,
    zone: "parent",
    name: "Terms",
    category: "other",
    stage: "discovery",
  },
  lessonIntro: {
    pattern: "/lesson/intro",
    zone: "kid",
    name: "Lesson Intro",
    category: "education",
    stage: "learning",
    afterSignIn: "folder",
    params: (userId?: string) => ({ userId }),
  },
  missionAccomplished: {
    pattern: "/lesson/mission-accomplished",
    zone: "kid",
    name: "Mission Accomplished",
    category: "education",
    stage: "engagement",
    afterSignIn: "folder",
    params: (lesson: string) => ({ lesson }),
  },
  dayStreak: {
    pattern: "/lesson/day-streak",
    zone: "kid",
    name: "Day Streak",
    category: "engagement",
    stage: "engagement",
    afterSignIn: "folder",
    params: (lesson: string) => ({ lesson }),
  },
  feedback1: {
    pattern: "/lesson/lesson-feedback-1",
    zone: "kid",
    name: "Lesson Feedback 1",
    category: "engagement",
    stage: "engagement",
    afterSignIn: "folder",
    params: (lesson: string) => ({ lesson }),
  },
  feedback2: {
    pattern: "/lesson/lesson-feedback-2",
    zone: "kid",
    name: "Lesson Feedback 2",
    category: "engagement",
    stage: "engagement",
    afterSignIn: "folder",
    params: (lesson: string) => ({ lesson }),
  },
  missionCard: {
    pattern: "/lesson/mission-card",
    zone: "kid",
    name: "Mission Card",
    category: "engagement",
    stage: "engagement",
    afterSignIn: "folder",
    params: (lesson: string) => ({ lesson }),
  },
  lesson: {
    pattern: "/lesson/:lessonId",
    zone: "kid",
    name: "Lesson",
    category: "education",
    stage: "learning",
    afterSignIn: "folder",
    params: (lessonId: string) => ({ lessonId }),
  },
  lessonIntroRedirect: {
    pattern: "/lesson-intro",
    zone: "kid",
    name: "Lesson Intro",
    category: "education",
    stage: "learning",
  },
  courseTrack: {
    pattern: startUrls.courseTrack,
    zone: "kid",
    name: "Course Track",
    category: "education",
    stage: "learning",
    afterSignIn: "exact",
    params: ({
      course,
      lesson,
      payment,
    }: { course?: string; lesson?: string; payment?: "true" } = {}) => ({
      course,
      lesson,
      payment,
    }),
  },
  jars: {
    pattern: "/courses/jars",
    zone: "kid",
    name: "Treasure Jars",
    category: "engagement",
    stage: "engagement",
    afterSignIn: "exact",
  },
  gameOver: {
    pattern: "/game-over",
    zone: "kid",
    name: "Game Over",
    category: "engagement",
    stage: "engagement",
    afterSignIn: "exact",
  },
  lessonBuilder: {
    pattern: "/lesson-builder",
    zone: "staff",
    name: "Lesson Builder",
    category: "other",
    stage: "engagement",
    afterSignIn: "exact",
    params: (query: { course?: string; lesson?: string; slide?: string; view?: "preview" } = {}) =>
      query,
  },
  lessonPreview: {
    pattern: "/lesson-preview",
    zone: "staff",
    name: "Lesson Preview",
    category: "other",
    stage: "engagement",
  },
} as const satisfies Record<string, Route>;

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
