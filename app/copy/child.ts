import { COURSE, MASCOT, SPRITE } from "./brand.ts";
import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { weekdays } from "./weekdays.ts";

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

/** Titles of the pages after the first slide. */
export const laterTitles = {
  mission: "Mission accomplished",
  streak: "Day streak",
  card: "Mission card",
  difficulty: "How did it feel?",
  enjoyment: "Did you enjoy it?",
  map: "Course Progress",
  jars: "My treasure jars",
  review: "Pocket's pebble",
  gameOver: "Well done",
};

/** Words of the screens that replace a screen of the child's zone that can't be shown. */
export const trouble = {
  roughSea: {
    heading: "The sea is rough today",
    text: `${MASCOT} can't get here. Ask a grown-up to look at the internet, and try again.`,
    picture: "broken",
  },
  lost: {
    heading: `${MASCOT} has lost the way`,
    text: "This place is not on our map. Let's sail back!",
    picture: "map",
  },
  /** Beside the words of a page that broke. */
  crashed: `Splash! Tap the button, and ${MASCOT} climbs back aboard.`,
  forGrownUps: "For grown-ups:",
} as const;

/** Shown where the family account can't be fetched before a question about the lesson. */
export const feedbackFailed = "Failed to fetch feedback";

export const rewards = {
  mission: "Mission Accomplished!",
  lifetimeXp: "Lifetime XP",
  continue: "Continue",
  streakHeading: (days: number) => (days === 1 ? "day streak" : "days streak"),
  streakText: "Learning daily grows your streak, but skipping a day resets it!",
  streakAdvice: "Play a little each day.",
  /** In place of `streakText`, where the child holds a shield. */
  shieldReady: "You have a streak shield! If you skip one day, your streak stays.",
  /** On the map, on the day after a skipped one, before the child has played. */
  shieldKeeps: "You skipped a day, and your shield keeps your streak.",
  committed: "I'm Committed!",
  weekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const,
  weekdayNames: weekdays,
  done: "done",
  notDone: "not yet",
  keptDay: "kept by your shield",
  loading: "Loading...",
  failed: "That could not be saved.",
};

export const feedback = {
  difficulty: {
    heading: "How did this lesson feel?",
    choices: {
      too_easy: "Too easy",
      a_bit_easy: "A bit easy",
      just_right: "Just right",
      kinda_hard: "Kinda hard",
    } satisfies Record<Difficulty, string>,
  },
  enjoyment: {
    heading: "Did you enjoy it?",
    choices: { boring: "Boring", meh: "Meh", fun: "Fun", super_fun: "Super fun!" } satisfies Record<
      Enjoyment,
      string
    >,
  },
  continue: "Continue",
  saving: "Saving...",
  failed: "Failed to save feedback",
  noLesson: "We don't know which lesson this is about.",
  toMap: "Back to the map",
};

export const courseMap = {
  heading: "Course Progress",
  welcome: "Welcome back!",
  goodStop: "This is a good place to stop for today.",
  welcomeBack: (childName: string) => `Welcome Back ${childName}`,
  getStarted: "Get Started",
  toMap: "Back to the map",
  status: { done: "Done", current: "Next", upcoming: "Later" },
  playAgain: "Play again",
  playAgainOf: (lesson: string) => `Play again: ${lesson}`,
  parents: "For grown-ups",
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

/** The question of a day, on the map and at the end of the game. */
export const pebble = {
  heading: `${MASCOT}'s pebble`,
  text: "One question for today",
  spoken: `${MASCOT} found a pebble! One question for today.`,
};

export const gameOver = {
  loading: "Loading...",
  tryAgain: "Try Again",
  didIt: (child: string) => `You did it, ${child}!`,
  treasures: "Your treasures",
  heading: "Next Lessons Are Coming!",
  soon: "Lessons 4 and 5 arrive in the next days. We'll send an e-mail when they are here.",
  /** For a family that did not agree to mails about new missions. */
  soonWithoutMail: "Lessons 4 and 5 arrive in the next days.",
  mail: "Your grown-up gets an e-mail when there is a new one.",
  allDone:
    "You have finished every mission. New missions will come, and you can play the old ones again any time.",
  toMap: "Back to the map",
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
