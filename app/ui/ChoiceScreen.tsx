import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { StepLayout } from "./StepLayout.tsx";
import styles from "./ChoiceScreen.module.css";

interface Props<T extends string> {
  heading: string;
  choices: readonly { value: T; label: string; picture: ReactNode }[];
  chosen: T | null;
  onChoose: (value: T) => void;
  button: string;
  isBusy: boolean;
  problem: string | null;
  onContinue: () => void;
  /** Renders the read-aloud button of a text. */
  speak?: (words: string) => ReactNode;
}

/** One question with a few answers, each a large picture: a tap chooses, the button goes on. */
export function ChoiceScreen<T extends string>({
  heading,
  choices,
  chosen,
  onChoose,
  button,
  isBusy,
  problem,
  onContinue,
  speak,
}: Props<T>) {
  return (
    <StepLayout heading={heading} isBare wide beside={speak?.(heading)}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{heading}</legend>
        {choices.map(({ value, label, picture }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="choice"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {picture}
            </span>
            <span className={styles.speak}>{speak?.(label)}</span>
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={styles.action}>
        <Button big disabled={chosen === null || isBusy} onClick={onContinue}>
          {button}
        </Button>
      </div>
    </StepLayout>
  );
}
