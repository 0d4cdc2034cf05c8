import { startUrls } from "./start-urls.ts";
import type { Page } from "./page.ts";
import type { Route } from "./route.ts";

/*
 * The routes that the child's zone knows. They have a file of their own, so that the code of a
 * child's first slide does not contain the other routes.
 */

/** The routes of the child's zone, in matching order. */
export const CHILD_ROUTES = {
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
    /** Without a lesson: after the question of the day. */
    params: (lesson?: string) => ({ lesson }),
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
  courseMap: {
    pattern: startUrls.courseMap,
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
  review: {
    pattern: "/courses/review",
    zone: "kid",
    name: "Daily Review",
    category: "education",
    stage: "learning",
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
} as const satisfies Record<string, Route>;

/** Patterns and arguments of the routes of other zones that the child's zone links to. */
export const LINKED_ROUTES = {
  home: {
    pattern: startUrls.home,
  },
  onboarding: {
    pattern: "/onboarding",
  },
  createAccount: {
    pattern: "/onboarding/create-account",
  },
  login: {
    pattern: startUrls.login,
  },
  magicLinkHandler: {
    pattern: "/auth/magic-link-handler",
    params: (link: { token_hash?: string; type?: string; next?: string } = {}) => link,
  },
  authCallback: {
    pattern: "/auth/callback",
    params: (next?: string) => ({ next }),
  },
  paywall: {
    pattern: "/paywall",
    params: (query: { payment?: "true" } = {}) => query,
  },
  account: {
    pattern: "/account",
  },
  certificate: {
    pattern: "/account/certificate",
  },
} as const satisfies Record<string, Pick<Route, "pattern" | "params">>;

type ChildRoute = (typeof CHILD_ROUTES)[keyof typeof CHILD_ROUTES];

/** The pages of the child's zone by their patterns, in matching order. */
export const CHILD_PAGES = Object.fromEntries(
  Object.values(CHILD_ROUTES).map(({ pattern, name, category, stage }) => [
    pattern,
    { name, category, stage },
  ]),
) as { [R in ChildRoute as R["pattern"]]: Pick<R, keyof Page> };

export const NOT_FOUND_PAGE = {
  name: "Not Found",
  category: "other",
  stage: "discovery",
} as const satisfies Page;
