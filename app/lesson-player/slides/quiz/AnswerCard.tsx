import { useEffect, useRef } from "react";
import type { KeyboardEvent, Ref } from "react";
import type { QuizAnswer } from "#domain/slides/quiz/quiz.ts";
import { quiz as words } from "#app/copy/child.ts";
import { Icon } from "#app/ui/Icon.tsx";
import reactions from "#app/ui/reactions.module.css";
import { scrollTo } from "#app/ui/scroll-to.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { Picture } from "../activity/Picture.tsx";
import styles from "./QuizPanel.module.css";

const className = `${styles.answer} ${reactions.jumps} ${reactions.rocks}`;

interface Props {
  answer: QuizAnswer;
  /** A checkbox where several answers are right. */
  role: "radio" | "checkbox";
  isChosen: boolean;
  result: "correct" | "wrong" | null;
  isLocked: boolean;
  /** A wrong answer that was dimmed and disabled after two wrong attempts (R-LES-8). */
  isAway: boolean;
  /** The right answer, pointed out by the mascot after three wrong attempts (R-LES-8). */
  isShining: boolean;
  /** This answer is being read aloud. */
  isRead: boolean;
  isYoung: boolean;
  /** The only tab stop of the radio group while no answer is chosen. */
  isFirst: boolean;
  onChoose: () => void;
  onHeard: () => void;
  onArrow: (event: KeyboardEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

export function AnswerCard(props: Props) {
  const lessonText = useLessonText();
  const { answer, isChosen, result, isLocked, isAway, isRead } = props;
  const place = useRef<HTMLDivElement>(null);
  // Among many answers, the one that is read aloud is on the screen.
  useEffect(() => {
    if (isRead) scrollTo(place.current);
  }, [isRead]);
  return (
    <div ref={place} className={styles.place} data-away={isAway} data-young={props.isYoung}>
      <button
        ref={props.ref}
        type="button"
        role={props.role}
        data-answer=""
        aria-checked={isChosen}
        aria-disabled={isLocked || isAway}
        tabIndex={props.role === "checkbox" || isChosen || props.isFirst ? 0 : -1}
        className={className}
        data-result={result ?? undefined}
        data-shining={props.isShining}
        data-read={isRead}
        onClick={props.onChoose}
        onKeyDown={props.onArrow}
      >
        {answer.image_url !== null && (
          <Picture
            url={answer.image_url}
            alt={answer.alt ?? ""}
            className={styles.picture}
            instead={<span className={styles.unavailable}>{words.imageUnavailable}</span>}
          />
        )}
        <span {...lessonText} data-spoken={answer.audio_url}>
          {answer.text}
        </span>
        {isAway && <span className="visually-hidden">. {words.away}</span>}
        {result !== null && (
          <span className={`${styles.corner} ${styles.sign}`}>
            <Icon name={result === "correct" ? "check" : "cross"} />
          </span>
        )}
      </button>
      {result === null && (
        <span className={styles.corner}>
          <SpeakButton text={answer.text} url={answer.audio_url} onHeard={props.onHeard} />
        </span>
      )}
    </div>
  );
}
