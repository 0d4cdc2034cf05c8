import { dinnerQuestionOf } from "#domain/learning/learned/dinner.ts";
import { childPanel as words } from "#app/copy/account.ts";
import type { Learned } from "#app/data/learning/learned.ts";
import { Pocket } from "#app/ui/Mascot.tsx";
import { SpeechBubble } from "#app/ui/SpeechBubble.tsx";
import styles from "./Dinner.module.css";

/** The question that Pocket suggests for dinner; nothing where there is none. */
export function Dinner({ learned }: { learned: Learned }) {
  const dinner = dinnerQuestionOf(learned);
  if (dinner === null) return null;
  return (
    <div className={styles.dinner}>
      <Pocket face isLate mood="talking" className={styles.face} />
      <SpeechBubble>
        <p className={styles.when}>
          {dinner.after === null ? words.dinner : words.dinnerAfter(dinner.after)}
        </p>
        <p className={styles.question} dir="auto">
          {dinner.question}
        </p>
      </SpeechBubble>
    </div>
  );
}
