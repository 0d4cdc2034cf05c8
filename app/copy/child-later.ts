import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { weekdays } from "./weekdays.ts";

/* Words of the child's screens that come after the first slide; loaded with them. */

export const rewards = {
  mission: "Mission Accomplished!",
  lifetimeXp: "Lifetime XP",
  continue: "Continue",
  streakHeading: (days: number) => (days === 1 ? "day streak" : "days streak"),
  streakText: "Learning daily grows your streak, but skipping a day resets it!",
  /** In place of the text above, where the child has a shield, or its shield was just used. */
  shieldReady: "You have a streak shield! If you skip one day, your streak stays.",
  shieldUsed: "Your shield kept your streak! Play three days in a row for a new one.",
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

export const gameOver = {
  loading: "Loading...",
  failed: "We could not open your map.",
  tryAgain: "Try Again",
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
