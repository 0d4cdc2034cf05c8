import { useEffect } from "react";
import type { ComponentType } from "react";
import { Redirect, Route, Switch, useParams } from "wouter";
import { paths } from "#domain/paths.ts";
import type { KID_PAGES } from "#domain/routes.ts";
import { privateParam } from "#app/data/address.ts";
import { askAhead } from "#app/data/lessons.ts";
import { MessageScreen } from "#app/ui/MessageScreen.tsx";
import { usePageTitle } from "#app/ui/page.ts";
import { courseTrack, feedback, gameOver, lessonIntro, player, rewards } from "#app/copy/kid.ts";
import { notFound } from "#app/copy/sign-in.ts";
import { CourseTrackScreen } from "./course-track/CourseTrackScreen.tsx";
import { DifficultyScreen, EnjoymentScreen } from "./feedback/FeedbackScreen.tsx";
import { GameOverScreen } from "./game-over/GameOverScreen.tsx";
import { FamilyGate } from "./guard/FamilyGate.tsx";
import { LessonScreen } from "./lesson/LessonScreen.tsx";
import { isLessonId } from "./lesson/useLesson.ts";
import { LessonIntroScreen } from "./lesson-intro/LessonIntroScreen.tsx";
import { DayStreakScreen } from "./rewards/DayStreakScreen.tsx";
import { MissionScreen } from "./rewards/MissionScreen.tsx";

interface KidScreen {
  title: string;
  screen: ComponentType;
  /** Open to everyone; all others need a signed-in family. */
  isOpen?: true;
  /** Said when the family can't be fetched. */
  failure?: string;
}

const SCREENS: Record<keyof typeof KID_PAGES, KidScreen> = {
  "/lesson/intro": { title: lessonIntro.title, screen: LessonIntroScreen, isOpen: true },
  "/lesson/mission-accomplished": { title: rewards.missionTitle, screen: MissionScreen },
  "/lesson/day-streak": { title: rewards.streakTitle, screen: DayStreakScreen },
  "/lesson/lesson-feedback-1": { title: feedback.difficulty.title, screen: DifficultyScreen, failure: feedback.fetchFailed },
  "/lesson/lesson-feedback-2": { title: feedback.enjoyment.title, screen: EnjoymentScreen, failure: feedback.fetchFailed },
  "/lesson/:lessonId": { title: player.title, screen: LessonPage, isOpen: true },
  "/lesson-intro": { title: lessonIntro.title, screen: ToLessonIntro, isOpen: true },
  "/courses/CourseTrack": { title: courseTrack.title, screen: CourseTrackPage, isOpen: true },
  "/game-over": { title: gameOver.title, screen: GameOverScreen },
};

export function KidRoutes() {
  return (
    <Switch>
      {Object.entries(SCREENS).map(([pattern, entry]) => (
        <Route key={pattern} path={pattern}>
          <Page {...entry} />
        </Route>
      ))}
      <Route>
        <Page title={notFound.title} screen={NotFound} isOpen />
      </Route>
    </Switch>
  );
}

function Page({ title, screen: Screen, isOpen, failure }: KidScreen) {
  usePageTitle(title);
  return isOpen ? (
    <Screen />
  ) : (
    <FamilyGate failure={failure}>
      <Screen />
    </FamilyGate>
  );
}

/** A mail's token in the address goes to the page that asks for a press; everybody else needs a family. */
function CourseTrackPage() {
  const tokenHash = privateParam("token_hash");
  useEffect(() => {
    if (tokenHash !== null)
      window.location.replace(paths.magicLinkHandler({ token_hash: tokenHash, type: "email", next: paths.courseTrack() }));
  }, [tokenHash]);
  return tokenHash === null ? (
    <FamilyGate isRowMadeElsewhere>
      <CourseTrackScreen />
    </FamilyGate>
  ) : null;
}

function LessonPage() {
  const { lessonId = "" } = useParams();
  useEffect(() => {
    if (isLessonId(lessonId)) askAhead(lessonId);
  }, [lessonId]);
  return (
    <FamilyGate mustBeFresh>
      <LessonScreen />
    </FamilyGate>
  );
}

function ToLessonIntro() {
  return <Redirect to={paths.lessonIntro()} replace />;
}

function NotFound() {
  return <MessageScreen heading={notFound.heading} text={notFound.text} link={{ href: paths.home(), label: notFound.home }} mood="oops" />;
}
