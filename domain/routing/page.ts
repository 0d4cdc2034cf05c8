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

/** Page name, category and journey stage of a screen (R-NAV-2). */
export interface Page {
  name: string;
  category: PageCategory;
  stage: JourneyStage;
}

export type Zone = "home" | "parent" | "kid" | "staff";
