import { useState } from "react";
import type { AllowanceDay } from "#domain/allowance/plan.ts";
import { jars as words } from "#app/copy/jars.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Scene } from "#app/ui/Scene.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { DivideStep } from "./DivideStep.tsx";
import { EnterStep } from "./EnterStep.tsx";
import type { EnteredKind } from "./EnterStep.tsx";
import { JarsHome } from "./JarsHome.tsx";
import { recordingOf } from "./spoken.ts";
import { useJars } from "./useJars.ts";
import type { Jars } from "./useJars.ts";
import styles from "./Jars.module.css";

type Step =
  | { what: "home"; isSaved: boolean }
  | { what: "divide"; day: AllowanceDay }
  | { what: "enter"; kind: EnteredKind };

export function JarsScreen() {
  const screen = useJars();
  useScreenState("jars", screen.state);
  switch (screen.state) {
    case "loading":
      return (
        <Scene place="beach">
          <main className={styles.page}>
            <h1 className="visually-hidden">{words.heading}</h1>
            <Skeleton className={styles.skeletonHead} />
            <Skeleton className={styles.skeletonJars} />
          </main>
        </Scene>
      );
    case "failed":
      return (
        <StepLayout heading={screen.message} mood="oops" picture="broken">
          <Button onClick={screen.again}>{words.tryAgain}</Button>
        </StepLayout>
      );
    case "off":
      return (
        <StepLayout heading={words.off} mood="wave" picture="chest">
          <p>{words.offText}</p>
          <Button big onClick={screen.toMap}>
            {words.toMap}
          </Button>
        </StepLayout>
      );
    case "ready":
      return <Ready jars={screen.jars} />;
  }
}

function Ready({ jars }: { jars: Jars }) {
  const [step, setStep] = useState<Step>({ what: "home", isSaved: false });
  const home = (isSaved: boolean) => setStep({ what: "home", isSaved });
  const isHome = step.what === "home";
  return (
    <Scene place="beach">
      <main className={styles.page}>
        <div className={styles.head}>
          <IconButton
            icon="back"
            label={isHome ? words.toMap : words.back}
            onClick={isHome ? jars.toMap : () => home(false)}
          />
          <Title key={step.what} hasFocus={isHome} />
          <SpeakButton text={words.heading} url={recordingOf(words.heading)} />
        </div>
        {step.what === "home" && (
          <JarsHome
            jars={jars}
            isSaved={step.isSaved}
            onDivide={() => {
              const [day] = jars.due;
              if (day !== undefined) setStep({ what: "divide", day });
            }}
            onEnter={(kind) => setStep({ what: "enter", kind })}
          />
        )}
        {step.what === "divide" && (
          <DivideStep day={step.day} jars={jars} onEnd={() => home(true)} />
        )}
        {step.what === "enter" && (
          <EnterStep kind={step.kind} jars={jars} onEnd={() => home(true)} />
        )}
      </main>
    </Scene>
  );
}

function Title({ hasFocus }: { hasFocus: boolean }) {
  const title = useHeadingFocus<HTMLHeadingElement>();
  return (
    <h1 ref={hasFocus ? title : null} tabIndex={-1}>
      {words.heading}
    </h1>
  );
}
