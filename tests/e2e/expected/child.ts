import { CHILD_PAGES } from "#domain/routing/routes.ts";
import type { CourseMapState } from "#app/child/course-map/useCourseMap.ts";
import type { Feedback } from "#app/child/feedback/useFeedback.ts";
import type { GameOver } from "#app/child/game-over/useGameOver.ts";
import type { AuthGuardState } from "#app/child/guard/useAuthGuard.ts";
import type { IntroState } from "#app/child/lesson-intro/useLessonIntro.ts";
import type { JarsState } from "#app/child/jars/useJars.ts";
import type { LessonState } from "#app/child/lesson/useLesson.ts";
import type { MissionCardState } from "#app/child/mission-card/useMissionCard.ts";
import type { ReviewState } from "#app/child/review/useReview.ts";
import type { DayStreak } from "#app/child/rewards/useDayStreak.ts";
import type { Mission } from "#app/child/rewards/useMission.ts";
import type { PictureLockState } from "#app/child/who-is-playing/usePictureLock.ts";
import { states } from "./states.ts";

export const CHILD_PATHS = Object.keys(CHILD_PAGES);

export const CHILD_STATES = [
  ...states<AuthGuardState["state"]>("guard", {
    loading: true,
    redirecting: true,
    "no-site-data": true,
    "no-profile": true,
    who: true,
    failed: true,
    ready: true,
  }),
  ...states<PictureLockState>("picture-lock", { asking: true, wrong: true }),
  ...states<IntroState["state"]>("lesson-intro", { idle: true, starting: true, failed: true }),
  ...states<LessonState["state"]>("lesson", {
    loading: true,
    "not-found": true,
    "no-slides": true,
    refused: true,
    failed: true,
    "warm-up": true,
    ready: true,
  }),
  ...states<CourseMapState["state"]>("course-map", {
    astray: true,
    loading: true,
    failed: true,
    ready: true,
    shelf: true,
  }),
  ...states<JarsState["state"]>("jars", { loading: true, failed: true, off: true, ready: true }),
  ...states<ReviewState["state"]>("review", { loading: true, failed: true, ready: true }),
  ...states<Mission["state"]>("mission", { loading: true, failed: true, ready: true }),
  ...states<DayStreak["state"]>("day-streak", { loading: true, failed: true, ready: true }),
  ...states<MissionCardState["state"]>("mission-card", {
    loading: true,
    failed: true,
    ready: true,
  }),
  ...states<Feedback<string>["state"]>("feedback-1", { "no-lesson": true, asking: true }),
  ...states<Feedback<string>["state"]>("feedback-2", { "no-lesson": true, asking: true }),
  ...states<GameOver["state"]>("game-over", {
    loading: true,
    failed: true,
    end: true,
    "parental-gate": true,
    form: true,
    thanks: true,
  }),
];

/**
 * Every text and message of the child's zone that is specified word for word (R-NAV, R-LES, R-REW,
 * R-MAP).
 */
export const CHILD_TEXTS: (string | RegExp)[] = [
  "Pocket's Treasure Tracker",
  "Get Started",
  "Loading lesson...",
  "Error Loading Lesson",
  "Please make sure that the lesson and its slides exist.",
  "Lesson Not Found",
  "No Slides Found",
  "Video failed to load. Please check your connection or try again later.",
  "Quiz",
  "Image unavailable",
  "Select An Answer",
  "Correct!",
  "Oops!",
  "Continue",
  "Try Again",
  "Mission Accomplished!",
  "Lifetime XP",
  "Su",
  "Mo",
  "Tu",
  "We",
  "Th",
  "Fr",
  "Sa",
  "Learning daily grows your streak, but skipping a day resets it!",
  "Play a little each day.",
  "You skipped a day, and your shield keeps your streak.",
  "I'm Committed!",
  "How did this lesson feel?",
  "Too easy",
  "A bit easy",
  "Just right",
  "Kinda hard",
  "Did you enjoy it?",
  "Boring",
  "Meh",
  "Fun",
  "Super fun!",
  "Course Progress",
  "Welcome Back Mia",
  "Treasure Tracker",
  "Earning Money",
  "Next Lessons Are Coming!",
  "Lessons 4 and 5 arrive in the next days. We'll send an e-mail when they are here.",
  "Lessons 4 and 5 arrive in the next days.",
  "Your grown-up gets an e-mail when there is a new one.",
  "You have finished every mission. New missions will come, and you can play the old ones again any time.",
  /^Play again/,
  "Share Feedback",
  "Authentication required",
  "Loading...",
  "Redirecting to login...",
  "Oops! Something went wrong",
  "We're sorry, but something unexpected happened. Please try refreshing the page.",
  "Refresh Page",
  // Error catalogue
  "No lesson found for this ID",
  "Multiple lessons found for this ID",
  "User not found or duplicate users in database.",
  "Failed to load lesson",
  "Failed to fetch feedback",
  "Failed to save feedback",
  "Could not resolve course for this lesson.",
  "Could not find any lessons.",
  "Could not determine your current course.",
  "Authentication error",
  "Failed to load course data",
];
