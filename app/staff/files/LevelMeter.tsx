import type { RefObject } from "react";
import { files as words } from "#app/copy/files.ts";
import styles from "./LevelMeter.module.css";

/** How loud it is while something is recorded. `useMicrophone` moves it. */
export const LevelMeter = ({ meter }: { meter: RefObject<HTMLDivElement | null> }) => (
  <div
    ref={meter}
    className={styles.meter}
    role="meter"
    aria-label={words.level}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={0}
  >
    <span className={styles.bar} />
  </div>
);
