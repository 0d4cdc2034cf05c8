import type { PocketLook } from "#characters/pocket/mood.ts";
import { Pocket } from "#app/ui/Mascot.tsx";
import styles from "./Face.module.css";

/** One of Pocket's faces that stands for an answer, for children who cannot read its words. */
export const Face = ({
  mood,
  tint,
}: {
  mood: PocketLook;
  tint: "sky" | "teal" | "gold" | "coral";
}) => (
  <span className={styles.face} data-tint={tint}>
    <Pocket face isLate mood={mood} />
  </span>
);
