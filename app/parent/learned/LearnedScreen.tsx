import { paths } from "#domain/routing/paths.ts";
import { learned as words } from "#app/copy/learned.ts";
import { guard } from "#app/copy/sign-in.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ChildChoice } from "../ChildChoice.tsx";
import { BehindParentalGate } from "../parental-gate/BehindParentalGate.tsx";
import { Answers } from "./Answers.tsx";
import { NextMission } from "./NextMission.tsx";
import { Numbers } from "./Numbers.tsx";
import { useLearned } from "./useLearned.ts";
import type { LearnedState } from "./useLearned.ts";
import { WeeklyMail } from "./WeeklyMail.tsx";
import { WeeksChart } from "./WeeksChart.tsx";
import styles from "./Learned.module.css";

export function LearnedScreen() {
  return (
    <BehindParentalGate>
      <Guarded />
    </BehindParentalGate>
  );
}

function Guarded() {
  const learned = useLearned();
  useScreenState("learned", learned.state);
  switch (learned.state) {
    case "loading":
      return <LoadingScreen heading={guard.loading} />;
    case "redirecting":
      return <LoadingScreen heading={guard.redirecting} />;
    case "failed":
      return (
        <StepLayout key="failed" heading={words.loadFailed} mood="oops" picture="broken">
          <p role="alert">{learned.message}</p>
          <Button onClick={learned.again}>{words.tryAgain}</Button>
        </StepLayout>
      );
    case "empty":
    case "ready":
      return <OfChild {...learned} />;
  }
}

function OfChild({
  family,
  child,
  learned,
  choose,
}: Extract<LearnedState, { state: "ready" | "empty" }>) {
  return (
    <StepLayout heading={words.heading} mood="happy" picture="chest" wide>
      <ChildChoice label={words.whose} family={family} shown={child.id} onChoose={choose} />
      {learned.has_played ? (
        <>
          <Numbers name={child.name} learned={learned} />
          <div className={styles.columns}>
            <Answers name={child.name} learned={learned} />
            <WeeksChart weeks={learned.weeks} />
            <NextMission learned={learned} />
            <WeeklyMail />
          </div>
        </>
      ) : (
        <div className={styles.columns}>
          <section className={styles.section}>
            <h2>{words.nothing(child.name)}</h2>
            <p>{words.nothingText}</p>
            <ButtonLink href={paths.courseTrack()}>{words.toCourse}</ButtonLink>
          </section>
          <NextMission learned={learned} />
          <WeeklyMail />
        </div>
      )}
      <ButtonLink look="quiet" href={paths.account()}>
        {words.toAccount}
      </ButtonLink>
    </StepLayout>
  );
}
