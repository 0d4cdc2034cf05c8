import type { ReactNode } from "react";
import { SpeakButton } from "./SpeakButton.tsx";
import styles from "./Spoken.module.css";

interface Props {
  text: string;
  children?: ReactNode;
  /** The text stands in the middle, where there is room for as much before it as the button takes. */
  isCentered?: boolean;
}

/** A text with its read-aloud button. */
export function Spoken({ text, children, isCentered = false }: Props) {
  return (
    <div className={styles.spoken} data-centered={isCentered}>
      {children ?? <p>{text}</p>}
      <SpeakButton text={text} />
    </div>
  );
}
