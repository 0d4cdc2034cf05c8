import { COURSE, MASCOT, SPRITE } from "./brand.ts";

export const lessonIntro = {
  title: `${MASCOT}'s ${COURSE}`,
  heading: `${MASCOT}'s ${COURSE}`,
  text: `Join ${MASCOT} on a treasure hunt. Find out where coins come from, what they can do, and how sharing makes them shine.`,
  getStarted: "Get Started",
};

export const player = {
  title: "Lesson",
  loading: "Loading lesson...",
  errorHeading: "Error Loading Lesson",
  errorHint: "Please make sure that the lesson and its slides exist.",
  notFound: "Lesson Not Found",
  noSlides: "No Slides Found",
  back: "Back",
  next: "Next",
  mediaLoading: "Loading...",
  position: (slide: number, slides: number) => `Slide ${slide} of ${slides}`,
  tryAgain: "Try Again",
  toMap: "Back to the map",
  saveFailed: "That could not be saved. Please try again.",
  updateHeading: "Please update",
  update: "This part is new. Close the app and open it again to see it. You can go on without it.",
  loadFailed: "This part did not load. Please try again, or go on without it.",
};

export const quiz = {
  defaultHeading: "Quiz",
  select: "Select An Answer",
  correct: "Correct!",
  oops: "Oops!",
  continue: "Continue",
  tryAgain: "Try Again",
  imageUnavailable: "Image unavailable",
  guide: "Let's do it together. Tap the answer that shines.",
  findMore: "Correct! There is more to find.",
  away: "This one has gone for a swim.",
  glimmSays: `${SPRITE} says`,
  pocketSays: `${MASCOT} says`,
};

export const readAloud = {
  listen: (text: string) => `Listen: ${text}`,
};

/** Titles of the pages after the first slide. Their other words are in `child-later.ts`. */
export const laterTitles = {
  mission: "Mission accomplished",
  streak: "Day streak",
  card: "Mission card",
  difficulty: "How did it feel?",
  enjoyment: "Did you enjoy it?",
  map: "Course Progress",
  jars: "My treasure jars",
  gameOver: "Well done",
};

/** Shown where the family account can't be fetched before a question about the lesson. */
export const feedbackFailed = "Failed to fetch feedback";
