import { useState } from "react";
import type { ComponentProps } from "react";
import type { AllowanceDay } from "#domain/allowance/plan.ts";
import { jars as words } from "#app/copy/jars.ts";
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
import { useSpokenTexts } from "./spoken.ts";
import { SpeakTexts } from "./SpeakTexts.tsx";
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
        <Message
          age={screen.age}
          heading={screen.message}
          spoken={[words.failed, words.tryAgain]}
          mood="oops"
          picture="broken"
        >
          <Button onClick={screen.again}>{words.tryAgain}</Button>
        </Message>
      );
    case "off":
      return (
        <Message
          age={screen.age}
          heading={words.off}
          spoken={[words.off, words.offText, words.toMap]}
          mood="wave"
          picture="chest"
        >
          <p>{words.offText}</p>
          <Button big onClick={screen.toMap}>
            {words.toMap}
          </Button>
        </Message>
      );
    case "ready":
      return <Ready jars={screen.jars} />;
  }
}

/** A message that is read to a young child, with its speaker. */
function Message({
  age,
  heading,
  spoken,
  ...layout
}: Omit<ComponentProps<typeof StepLayout>, "beside"> & { age: number; spoken: readonly string[] }) {
  useSpokenTexts(age, spoken);
  return (
    <StepLayout
      {...layout}
      heading={heading}
      beside={<SpeakTexts text={heading} spoken={spoken} />}
    />
  );
}

function Ready({ jars }: { jars: Jars }) {
  const [step, setStep] = useState<Step>({ what: "home", isSaved: false });
  const home = (isSaved: boolean) => setStep({ what: "home", isSaved });
  const isHome = step.what === "home";
  return (
    <Scene place="beach">
      <main className={styles.page} data-step={step.what}>
        <div className={styles.head}>
          <IconButton
            icon="back"
            label={isHome ? words.toMap : words.back}
            onClick={isHome ? jars.toMap : () => home(false)}
          />
          <Title key={step.what} hasFocus={isHome} />
          <SpeakTexts text={words.heading} spoken={[words.heading]} />
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
