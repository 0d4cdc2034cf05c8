import type { ReactNode } from "react";
import styles from "./SpeechBubble.module.css";

export function SpeechBubble({ children }: { children: ReactNode }) {
  return <div className={styles.bubble}>{children}</div>;
}
