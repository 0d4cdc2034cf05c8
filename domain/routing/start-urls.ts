/**
 * The paths that the start page names: a module of its own keeps the other routes out of its
 * bundle.
 */
export const startUrls = {
  home: "/",
  onboardingIntro: "/onboarding/intro",
  parentName: "/onboarding/parent-name",
  login: "/login",
  privacy: "/privacy",
  terms: "/terms",
  /** Where a family plays. */
  courseMap: "/courses/CourseTrack",
} as const;
