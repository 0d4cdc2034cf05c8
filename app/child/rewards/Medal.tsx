import type { ReactNode } from "react";
import { PictureFrame } from "#app/ui/PictureFrame.tsx";
import { flame } from "#app/ui/pictures/treasure-drawings.ts";
import styles from "./Medal.module.css";

/**
 * A number that was earned, on a coin or a flame, with a ribbon that names it.
 * @param swells it grows for a moment when the last coin has fallen in
 */
export const Medal = ({
  of,
  swells,
  number,
  children,
}: {
  of: "coin" | "flame";
  swells: boolean;
  /** The number as it is drawn; `children` say it to a screen reader. */
  number: ReactNode;
  children: ReactNode;
}) => (
  <span className={styles.medal} data-of={of} data-swells={swells}>
    <span className={styles.face}>
      {of === "flame" && <PictureFrame className={styles.flame} drawing={flame} />}
      {number}
    </span>
    <span className={styles.ribbon}>{children}</span>
  </span>
);
