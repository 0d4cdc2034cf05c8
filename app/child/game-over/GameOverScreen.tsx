import { paths } from "#domain/routing/child-paths.ts";
import { parentalGate, numberWords } from "#app/copy/parental-gate.ts";
import { gameOver as words } from "#app/copy/child.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { ParentalGate } from "#app/ui/ParentalGate.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { TroubleScreen } from "../TroubleScreen.tsx";
import { Finale } from "./Finale.tsx";
import { useGameOver } from "./useGameOver.ts";
import styles from "./GameOver.module.css";

export function GameOverScreen() {
  const end = useGameOver();
  useScreenState("game-over", end.state);
  switch (end.state) {
    case "loading":
      return <LoadingScreen heading={words.loading} place="night" />;
    case "failed":
      return (
        <TroubleScreen as="roughSea" reasons={[end.message]}>
          <Button onClick={end.again}>{words.tryAgain}</Button>
        </TroubleScreen>
      );
    case "parental-gate":
      return (
        <ParentalGate
          words={parentalGate}
          numberWords={numberWords}
          backTo={paths.courseMap()}
          onPass={end.pass}
        />
      );
    case "form":
      return (
        <StepLayout key="form" heading={words.formHeading} mood="talking" picture="letter">
          <p>{words.formText}</p>
          <ActionForm
            action={end.action}
            errorAt="above-button"
            button={words.formSend}
            busyButton={words.formSending}
            isReady={end.text.trim() !== ""}
            onSubmit={end.send}
          >
            {({ disabled }) => (
              <label className={styles.words}>
                {words.formLabel}
                <textarea
                  rows={5}
                  maxLength={4000}
                  value={end.text}
                  disabled={disabled}
                  onChange={(event) => end.change(event.target.value)}
                />
              </label>
            )}
          </ActionForm>
        </StepLayout>
      );
    case "thanks":
      return (
        <StepLayout key="thanks" heading={words.formThanks} mood="celebrating">
          <ButtonLink href={`${paths.courseMap()}?stay=true`}>{words.toMap}</ButtonLink>
        </StepLayout>
      );
    case "end":
      return <Finale {...end} />;
  }
}
