import { use } from "react";
import type { ReactNode } from "react";
import { BesideBoard } from "./beside-board.ts";
import { SpeechBubble } from "./SpeechBubble.tsx";
import styles from "./Board.module.css";

interface Props {
  /** Accessible name of the question. */
  label: string;
  /** Who asks. Its width is `--asker`. */
  asker: ReactNode;
  /** What is asked, in the asker's speech bubble. */
  question: ReactNode;
  /** Around `feedback`; a live region stays in the document while it is empty. */
  reply: ReactNode;
  /** Feedback is shown: where there is no room for both it stands in the place of the question. */
  isReplying: boolean;
  /** Nothing on the board can be tapped any more. */
  isLocked?: boolean;
  /** The button that leads on, or what is left to do. */
  action: ReactNode;
  /** The board takes all the height that there is; else it is as high as what is on it. */
  fills?: boolean;
  /** What the child acts on. */
  children: ReactNode;
}

/**
 * The frame of a question. Each part has a place of its own, so feedback lies over nothing and moves
 * nothing: on a phone it takes the place of the question, elsewhere it has a place that is kept free.
 * A wide or low screen has the board at the right and all else at the left. What the question is about
 * (`BesideBoard`) stands beside the board; on a phone it is opened in the board's place.
 */
export function Board({ label, asker, question, reply, isReplying, action, ...props }: Props) {
  const beside = use(BesideBoard);
  return (
    <section
      className={styles.frame}
      aria-label={label}
      data-replying={isReplying}
      data-locked={props.isLocked}
      data-has-beside={beside !== null}
    >
      <div className={styles.asker}>{asker}</div>
      <div className={styles.question}>
        <SpeechBubble>{question}</SpeechBubble>
      </div>
      {beside !== null && <div className={styles.beside}>{beside}</div>}
      <div className={styles.board} data-board="" data-fills={props.fills}>
        {props.children}
      </div>
      <div className={styles.reply}>{reply}</div>
      <div className={styles.action} data-action="">
        {action}
      </div>
    </section>
  );
}
