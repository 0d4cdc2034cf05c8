import type { Slide } from "#domain/slides/registry.ts";
import { player as words } from "#app/copy/child.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import { Board } from "#app/ui/Board.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import { NextButton } from "../NextButton.tsx";
import type { SlideProps } from "../view.ts";
import styles from "./UnknownPanel.module.css";

/** Stands for a slide that this version of the app can't show; the lesson goes on after it. */
export function UnknownPanel({ childAge, canContinue, onContinue }: SlideProps<Slide>) {
  useReadAloud(childAge, [words.update]);
  return (
    <Board
      label={words.updateHeading}
      asker={<Pocket mood="thinking" />}
      question={
        <>
          <h2 className={styles.heading}>{words.updateHeading}</h2>
          <Spoken text={words.update} />
        </>
      }
      isReplying={false}
      reply={null}
      action={<NextButton look="primary" canContinue={canContinue} onContinue={onContinue} />}
    >
      {null}
    </Board>
  );
}
