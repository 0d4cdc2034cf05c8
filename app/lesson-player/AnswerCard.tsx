import { useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import type { QuizAnswer } from "#domain/content.ts";
import { quiz as words } from "#app/copy/kid.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./QuizPanel.module.css";

interface Props {
  answer: QuizAnswer;
  isChosen: boolean;
  result: "correct" | "wrong" | null;
  isLocked: boolean;
  /** The group's one tab stop while nothing is chosen. */
  isFirst: boolean;
  onChoose: () => void;
  onArrow: (event: KeyboardEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

export function AnswerCard({ answer, isChosen, result, isLocked, isFirst, onChoose, onArrow, ref }: Props) {
  const [hasPicture, setHasPicture] = useState(true);
  return (
    <button
      ref={ref}
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={isLocked}
      tabIndex={isChosen || isFirst ? 0 : -1}
      className={styles["answer"]}
      data-result={result ?? undefined}
      onClick={onChoose}
      onKeyDown={onArrow}
    >
      {answer.image_url !== null &&
        (hasPicture ? (
          <img className={styles["picture"]} src={answer.image_url} alt={answer.alt ?? ""} onError={() => setHasPicture(false)} />
        ) : (
          <span className={styles["unavailable"]}>{words.imageUnavailable}</span>
        ))}
      <span>{answer.text}</span>
      {result !== null && (
        <span className={styles["sign"]}>
          <Icon name={result === "correct" ? "check" : "cross"} />
        </span>
      )}
    </button>
  );
}
