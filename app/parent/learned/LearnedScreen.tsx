import { paths } from "#domain/routing/paths.ts";
import { learned as words, weeklyMail } from "#app/copy/learned.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ChildChoice } from "../ChildChoice.tsx";
import { NotReady } from "../NotReady.tsx";
import { BehindParentalGate } from "../parental-gate/BehindParentalGate.tsx";
import { Answers } from "./Answers.tsx";
import { NextMission } from "./NextMission.tsx";
import { Numbers } from "./Numbers.tsx";
import { useLearned } from "./useLearned.ts";
import type { LearnedState } from "./useLearned.ts";
import { useWeeklySummary } from "./useWeeklySummary.ts";
import { WeeklyMail } from "./WeeklyMail.tsx";
import { WeeksChart } from "./WeeksChart.tsx";
import sections from "../sections.module.css";

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
    case "redirecting":
    case "failed":
      return <NotReady page={learned} words={words} />;
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
  const weekly = useWeeklySummary(true);
  const weeklySection = (
    <section id="weekly" className={sections.section} aria-labelledby="weekly-heading">
      <h2 id="weekly-heading" tabIndex={-1}>
        {weeklyMail.heading}
      </h2>
      <WeeklyMail weekly={weekly} />
    </section>
  );
  return (
    <StepLayout heading={words.heading} mood="happy" picture="chest" wide>
      <ChildChoice label={words.whose} family={family} shown={child.id} onChoose={choose} />
      {learned.has_played ? (
        <>
          <Numbers name={child.name} learned={learned} />
          <div className={sections.columns}>
            <Answers name={child.name} learned={learned} />
            <WeeksChart weeks={learned.weeks} />
            <NextMission learned={learned} />
            {weeklySection}
          </div>
        </>
      ) : (
        <div className={sections.columns}>
          <section className={sections.section}>
            <h2>{words.nothing(child.name)}</h2>
            <p>{words.nothingText}</p>
            <ButtonLink href={paths.courseMap()}>{words.toCourse}</ButtonLink>
          </section>
          <NextMission learned={learned} />
          {weeklySection}
        </div>
      )}
      <ButtonLink look="quiet" href={paths.account()}>
        {words.toAccount}
      </ButtonLink>
    </StepLayout>
  );
}
