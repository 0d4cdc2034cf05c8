import { lazy, useEffect } from "react";
import type { ReactNode } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import { guard } from "#app/copy/sign-in.ts";
import { player } from "#app/copy/child.ts";
import { leavePage } from "#app/data/routing/leave-page.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { TroubleScreen } from "../TroubleScreen.tsx";
import { FamilyContext } from "./family-context.ts";
import { useAuthGuard } from "./useAuthGuard.ts";

const WhoIsPlayingScreen = lazy(() =>
  import("../who-is-playing/WhoIsPlayingScreen.tsx").then((module) => ({
    default: module.WhoIsPlayingScreen,
  })),
);

const SiteDataScreen = lazy(() =>
  import("./SiteDataScreen.tsx").then((module) => ({ default: module.SiteDataScreen })),
);

/** Auth guard of every screen that needs a signed-in family account (R-NAV-3). */
export function AuthGuard({
  children,
  mustBeFresh = false,
  isRowMadeElsewhere = false,
  failure,
  place,
}: {
  children: ReactNode;
  mustBeFresh?: boolean;
  /**
   * Without a profile, redirects to the lesson intro, which creates it (R-LES-1), instead of
   * showing a message.
   */
  isRowMadeElsewhere?: boolean;
  /** What a grown-up reads when the family account cannot be fetched; the error message follows it. */
  failure?: string | undefined;
  /** Where the screen is, for the time in which it loads. */
  place?: "night" | undefined;
}) {
  const guardState = useAuthGuard(mustBeFresh);
  useScreenState("guard", guardState.state, "guard");
  switch (guardState.state) {
    case "loading":
      return <LoadingScreen heading={guard.loading} place={place} />;
    case "redirecting":
      return <Redirecting />;
    case "no-site-data":
      return <SiteDataScreen />;
    case "no-profile":
      if (isRowMadeElsewhere) return <ToLessonIntro userId={guardState.userId} />;
      return (
        <StepLayout heading={guard.authenticationRequired} mood="oops">
          <p>{guard.authenticationText}</p>
          <ButtonLink href={paths.lessonIntro(guardState.userId)}>{guard.goOn}</ButtonLink>
        </StepLayout>
      );
    case "who":
      return <WhoIsPlayingScreen family={guardState.children} />;
    case "failed":
      return (
        <TroubleScreen
          as="roughSea"
          reasons={failure === undefined ? [guardState.message] : [failure, guardState.message]}
        >
          <Button onClick={guardState.again}>{player.tryAgain}</Button>
        </TroubleScreen>
      );
    case "ready":
      return <FamilyContext value={guardState.family}>{children}</FamilyContext>;
  }
}

function ToLessonIntro({ userId }: { userId: string }) {
  useEffect(() => window.location.replace(paths.lessonIntro(userId)), [userId]);
  return <LoadingScreen heading={guard.loading} />;
}

function Redirecting() {
  useEffect(() => leavePage(() => window.location.replace(paths.login())), []);
  return <LoadingScreen heading={guard.redirecting} />;
}
