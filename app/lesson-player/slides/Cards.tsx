import type { ReactNode } from "react";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import styles from "./Cards.module.css";

interface Props {
  count: number;
  /** Cards with pictures stand beside each other, words alone go from side to side. */
  hasPictures: boolean;
  /** Stands right above the cards. */
  above?: ReactNode;
  /** The group of cards: its class is handed to it. */
  children: (className: string | undefined) => ReactNode;
}

/** Cards to choose from: rows of one height, in the middle of what the board leaves them. */
export function Cards({ count, hasPictures, above, children }: Props) {
  const rows: CustomStyle = {
    "--count": count,
    "--by-two": Math.ceil(count / 2),
    "--by-three": Math.ceil(count / 3),
  };
  return (
    <div className={styles.set} style={rows} data-count={count} data-pictures={hasPictures}>
      {above !== undefined && <div className={styles.above}>{above}</div>}
      {children(styles.cards)}
    </div>
  );
}
