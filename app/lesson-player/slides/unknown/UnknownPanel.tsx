import type { Slide } from "#domain/slides/registry.ts";
import { player as words } from "#app/copy/child.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import { Pocket } from "#app/ui/Mascot.tsx";
import { SpeechBubble } from "#app/ui/SpeechBubble.tsx";
import { NextButton } from "../NextButton.tsx";
import type { SlideProps } from "../view.ts";
import styles from "./UnknownPanel.module.css";

/** Stands for a slide that this version of the app can't show; the lesson goes on after it. */
export function UnknownPanel({ childAge, canContinue, onContinue }: SlideProps<Slide>) {
  useReadAloud(childAge, [words.update]);
  return (
    <section className={styles.panel} aria-label={words.updateHeading}>
      <div className={styles.asker}>
        <Pocket mood="thinking" className={styles.mascot} />
        <SpeechBubble>
          <h2 className={styles.heading}>{words.updateHeading}</h2>
          <Spoken text={words.update} />
        </SpeechBubble>
      </div>
      <NextButton look="primary" canContinue={canContinue} onContinue={onContinue} />
    </section>
  );
}
