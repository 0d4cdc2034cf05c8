import type { ReactNode, Ref } from "react";
import styles from "./Feedback.module.css";

interface Props {
  /** Null where nothing is right or wrong. */
  isRight: boolean | null;
  /** Who speaks. */
  speaker: ReactNode;
  verdict: string;
  /** Reads the words aloud. */
  listen: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Why it is right, or what helps. */
  children: ReactNode;
}

/** The feedback on an answer, for the `reply` of a `Board`. */
export function Feedback({ isRight, speaker, verdict, listen, ref, children }: Props) {
  return (
    <div
      className={styles.feedback}
      data-said={isRight === null ? "noted" : isRight ? "correct" : "wrong"}
      ref={ref}
      tabIndex={-1}
    >
      <div className={styles.speaker}>{speaker}</div>
      <div className={styles.words}>
        <p className={styles.verdict}>{verdict}</p>
        {children}
      </div>
      {listen}
    </div>
  );
}
