import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
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
  toTrack: "Back to the map",
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

export const rewards = {
  missionTitle: "Mission accomplished",
  mission: "Mission Accomplished!",
  lifetimeXp: "Lifetime XP",
  continue: "Continue",
  streakTitle: "Day streak",
  cardTitle: "Mission card",
  streakHeading: (days: number) => (days === 1 ? "day streak" : "days streak"),
  streakText: "Learning daily grows your streak, but skipping a day resets it!",
  /** In place of the text above, where the child has a shield, or its shield was just used. */
  shieldReady: "You have a streak shield! If you skip one day, your streak stays.",
  shieldUsed: "Your shield kept your streak! Play three days in a row for a new one.",
  committed: "I'm Committed!",
  weekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const,
  weekdayNames: [
    "Sunday",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
  ] as const,
  done: "done",
  notDone: "not yet",
  keptDay: "kept by your shield",
  loading: "Loading...",
  failed: "That could not be saved.",
};

export const feedback = {
  difficulty: {
    title: "How did it feel?",
    heading: "How did this lesson feel?",
    choices: {
      too_easy: "Too easy",
      a_bit_easy: "A bit easy",
      just_right: "Just right",
      kinda_hard: "Kinda hard",
    } satisfies Record<Difficulty, string>,
  },
  enjoyment: {
    title: "Did you enjoy it?",
    heading: "Did you enjoy it?",
    choices: { boring: "Boring", meh: "Meh", fun: "Fun", super_fun: "Super fun!" } satisfies Record<
      Enjoyment,
      string
    >,
  },
  continue: "Continue",
  saving: "Saving...",
  fetchFailed: "Failed to fetch feedback",
  noLesson: "We don't know which lesson this is about.",
  toTrack: "Back to the map",
};

export const courseTrack = {
  title: "Course Progress",
  heading: "Course Progress",
  welcome: "Welcome back!",
  goodStop: "This is a good place to stop for today.",
  welcomeBack: (kidName: string) => `Welcome Back ${kidName}`,
  getStarted: "Get Started",
  status: { done: "Done", current: "Next", upcoming: "Later" },
  playAgain: "Play again",
  playAgainOf: (lesson: string) => `Play again: ${lesson}`,
  grownUps: "For grown-ups",
  jars: "My treasure jars",
  car: "Save for the car",
  carSaving: (share: number) => `Saving... ${Math.round(share * 100)} %`,
  carSaved: (size: string) => `Saved for the car (${size})`,
  carRemove: "Remove from this device",
  carFailed: "That could not be saved. Please try again.",
  shelf: "All adventures",
  shelfHeading: "Your adventures",
  missions: (done: number, of: number) => `${done} of ${of} ${of === 1 ? "mission" : "missions"}`,
  shelfStatus: { done: "Done", begun: "Keep going", new: "New" },
  failed: "Failed to load course data",
  authentication: "Authentication error",
  tryAgain: "Try Again",
};

export const readAloud = {
  listen: (text: string) => `Listen: ${text}`,
};

export const gameOver = {
  title: "Well done",
  loading: "Loading...",
  failed: "We could not open your map.",
  tryAgain: "Try Again",
  heading: "Next Lessons Are Coming!",
  soon: "Lessons 4 and 5 arrive in the next days. We'll send an e-mail when they are here.",
  allDone:
    "You have finished every mission. New missions will come, and you can play the old ones again any time.",
  toTrack: "Back to the map",
  certificate: "My certificate",
  share: "Share Feedback",
  formHeading: "Share Feedback",
  formText: "What did you like? What would you change? A person reads it.",
  formLabel: "Your words",
  formSend: "Send",
  formSending: "Sending...",
  formThanks: "Thank you! We have it.",
  formFailed: "That could not be sent. Please try again.",
};
