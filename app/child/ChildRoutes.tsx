import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import type { ComponentType } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import { CHILD_PAGES, NOT_FOUND_PAGE } from "#domain/routing/child-routes.ts";
import type { ChildPageName } from "#domain/learning/learning-event.ts";
import { privateParam } from "#app/data/routing/url-params.ts";
import { askAhead } from "#app/data/learning/lessons.ts";
import { inBackground } from "#app/data/base/background.ts";
import { isId } from "#app/data/base/ids.ts";
import { notePage } from "#app/telemetry/learning.ts";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { MessageScreen } from "#app/ui/MessageScreen.tsx";
import { usePageTitle } from "#app/ui/screen-state.ts";
import { feedbackFailed, laterTitles, lessonIntro, player } from "#app/copy/child.ts";
import { guard, notFound } from "#app/copy/sign-in.ts";
import { AuthGuard } from "./guard/AuthGuard.tsx";
import { LessonScreen } from "./lesson/LessonScreen.tsx";
import { LessonIntroScreen } from "./lesson-intro/LessonIntroScreen.tsx";
import { matchOf, PathValue, Redirect, usePathname, usePathValue } from "./router.tsx";

const loadMap = () => import("./course-map/CourseMapScreen.tsx");
const loadFeedback = () => import("./feedback/FeedbackScreen.tsx");
const loadGameOver = () => import("./game-over/GameOverScreen.tsx");
const loadMission = () => import("./rewards/MissionScreen.tsx");
const loadStreak = () => import("./rewards/DayStreakScreen.tsx");
const loadCard = () => import("./mission-card/MissionCardScreen.tsx");
// Not needed for a lesson's first slide, so these chunks are fetched after it is shown, one after
// the other: together they would hold up what a child drags meanwhile.
const LATER = [loadMap, loadFeedback, loadGameOver, loadMission, loadStreak, loadCard];
const FETCH_LATER_AFTER_MS = 4_000;
const CourseMapScreen = lazy(() =>
  loadMap().then((module) => ({ default: module.CourseMapScreen })),
);
const DifficultyScreen = lazy(() =>
  loadFeedback().then((module) => ({ default: module.DifficultyScreen })),
);
const EnjoymentScreen = lazy(() =>
  loadFeedback().then((module) => ({ default: module.EnjoymentScreen })),
);
const GameOverScreen = lazy(() =>
  loadGameOver().then((module) => ({ default: module.GameOverScreen })),
);
const MissionScreen = lazy(() =>
  loadMission().then((module) => ({ default: module.MissionScreen })),
);
const JarsScreen = lazy(() =>
  import("./jars/JarsScreen.tsx").then((module) => ({ default: module.JarsScreen })),
);
const ReviewScreen = lazy(() =>
  import("./review/ReviewScreen.tsx").then((module) => ({ default: module.ReviewScreen })),
);
const DayStreakScreen = lazy(() =>
  loadStreak().then((module) => ({ default: module.DayStreakScreen })),
);
const MissionCardScreen = lazy(() =>
  loadCard().then((module) => ({ default: module.MissionCardScreen })),
);

interface ChildScreen {
  title: string;
  screen: ComponentType;
  /** Shown without a session; all other screens need a signed-in family account. */
  isOpen?: true;
  /** Shown when the family account cannot be fetched. */
  failure?: string;
  /** Where it is; by default on the beach. */
  place?: "night";
}

const SCREENS: Record<keyof typeof CHILD_PAGES, ChildScreen> = {
  "/lesson/intro": { title: lessonIntro.title, screen: LessonIntroScreen, isOpen: true },
  "/lesson/mission-accomplished": {
    title: laterTitles.mission,
    screen: MissionScreen,
    place: "night",
  },
  "/lesson/day-streak": {
    title: laterTitles.streak,
    screen: DayStreakScreen,
    place: "night",
  },
  "/lesson/lesson-feedback-1": {
    title: laterTitles.difficulty,
    screen: DifficultyScreen,
    failure: feedbackFailed,
  },
  "/lesson/lesson-feedback-2": {
    title: laterTitles.enjoyment,
    screen: EnjoymentScreen,
    failure: feedbackFailed,
  },
  "/lesson/mission-card": { title: laterTitles.card, screen: MissionCardScreen },
  "/lesson/:lessonId": { title: player.title, screen: LessonPage, isOpen: true },
  "/lesson-intro": { title: lessonIntro.title, screen: ToLessonIntro, isOpen: true },
  "/courses/CourseTrack": { title: laterTitles.map, screen: CourseMapPage, isOpen: true },
  "/courses/jars": { title: laterTitles.jars, screen: JarsScreen },
  "/courses/review": { title: laterTitles.review, screen: ReviewScreen },
  "/game-over": { title: laterTitles.gameOver, screen: GameOverScreen, place: "night" },
};

const PATTERNS = Object.keys(SCREENS) as (keyof typeof CHILD_PAGES)[];
const NOT_FOUND: ChildScreen = { title: notFound.title, screen: NotFound, isOpen: true };

export function ChildRoutes() {
  const match = matchOf(PATTERNS, usePathname());
  const screen = match === null ? NOT_FOUND : SCREENS[match.pattern];
  useEffect(() => {
    const timers = LATER.map((load, place) =>
      setTimeout(() => inBackground("a screen", load()), FETCH_LATER_AFTER_MS * (1 + place / 10)),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <Suspense fallback={<LoadingScreen heading={guard.loading} place={screen.place} />}>
      {match === null ? (
        <Page {...screen} name={NOT_FOUND_PAGE.name} />
      ) : (
        <PathValue key={match.pattern} value={match.value}>
          <Page {...screen} name={CHILD_PAGES[match.pattern].name} />
        </PathValue>
      )}
    </Suspense>
  );
}

function Page({
  title,
  screen: Screen,
  name,
  isOpen,
  failure,
  place,
}: ChildScreen & { name: ChildPageName }) {
  usePageTitle(title);
  // Before the effects of the screen itself, which keep its events.
  useLayoutEffect(() => notePage(name), [name]);
  return isOpen ? (
    <Screen />
  ) : (
    <AuthGuard failure={failure} place={place}>
      <Screen />
    </AuthGuard>
  );
}

/**
 * A one-time token in the URL leads to the sign-in page (R-MAP-3); without one a family account is
 * needed.
 */
function CourseMapPage() {
  const tokenHash = privateParam("token_hash");
  useEffect(() => {
    if (tokenHash !== null)
      window.location.replace(
        paths.magicLinkHandler({ token_hash: tokenHash, type: "email", next: paths.courseMap() }),
      );
  }, [tokenHash]);
  return tokenHash === null ? (
    <AuthGuard isRowMadeElsewhere>
      <CourseMapScreen />
    </AuthGuard>
  ) : null;
}

function LessonPage() {
  const lessonId = usePathValue();
  return <OneLessonPage key={lessonId} lessonId={lessonId} />;
}

function OneLessonPage({ lessonId }: { lessonId: string }) {
  // Starts the read before the screens below render; they take over its result.
  useState(() => {
    if (isId(lessonId)) inBackground("prefetching a lesson", askAhead(lessonId));
  });
  return (
    <AuthGuard mustBeFresh>
      <LessonScreen />
    </AuthGuard>
  );
}

function ToLessonIntro() {
  return <Redirect to={paths.lessonIntro()} />;
}

function NotFound() {
  return (
    <MessageScreen
      heading={notFound.heading}
      text={notFound.text}
      link={{ href: paths.home(), label: notFound.home }}
      mood="oops"
      picture="map"
    />
  );
}
