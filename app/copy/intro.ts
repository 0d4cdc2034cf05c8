import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "#domain/constants.ts";
import { COURSE, MASCOT, SPRITE } from "./brand.ts";

/** The start page, apart from the rest of the onboarding: it is all that page carries. */
export const intro = {
  title: `${MASCOT} - Where Smart Kids Level Up`,
  product: COURSE,
  ages: `Money skills for ages ${CHILD_AGE_MIN_YEARS} to ${CHILD_AGE_MAX_YEARS}`,
  mascot: MASCOT,
  mascotPicture: `${MASCOT} the otter, waving`,
  shared: `${MASCOT} the otter waves on a beach. ${COURSE}: money skills for ages ${CHILD_AGE_MIN_YEARS} to ${CHILD_AGE_MAX_YEARS}.`,
  tagline: "Where Smart Kids Level Up",
  text: "Fun learning adventures in life skills, money smarts, and confident thinking.",
  free: "First mission free",
  getStarted: "Get Started",
  logIn: "Log In",
  back: "Back to the start",
  video: `${MASCOT} the otter and ${SPRITE} the sprite say hello and tell what a treasure is.`,
  privacy: "Privacy",
  terms: "Terms",
};
