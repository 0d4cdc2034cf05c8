import { COURSE, MASCOT, SPRITE } from "./brand.ts";

/** The start page, apart from the rest of the onboarding: it is all that page carries. */
export const intro = {
  title: `${MASCOT} - Where Smart Kids Level Up`,
  product: COURSE,
  mascot: MASCOT,
  mascotPicture: `${MASCOT} the otter, waving`,
  tagline: "Where Smart Kids Level Up",
  text: "Fun learning adventures in life skills, money smarts, and confident thinking.",
  getStarted: "Get Started",
  logIn: "Log In",
  back: "Back to the start",
  video: `${MASCOT} the otter and ${SPRITE} the sprite say hello and tell what a treasure is.`,
  privacy: "Privacy",
  terms: "Terms",
};
