import type { ReactNode } from "react";
import { SpeakButton } from "./SpeakButton.tsx";
import styles from "./Spoken.module.css";

/** A text with its read-aloud button. */
export function Spoken({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.spoken}>
      {children ?? <p>{text}</p>}
      <SpeakButton text={text} />
    </div>
  );
}
