import type { ReactNode } from "react";
import { SpeakButton } from "./SpeakButton.tsx";
import styles from "./Spoken.module.css";

/** Words with their speaker beside them. */
export function Spoken({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles["spoken"]}>
      {children ?? <p>{text}</p>}
      <SpeakButton text={text} />
    </div>
  );
}
