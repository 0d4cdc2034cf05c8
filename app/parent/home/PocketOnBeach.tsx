import { intro } from "#app/copy/intro.ts";
import { Pocket } from "#app/ui/Mascot.tsx";
import styles from "./PocketOnBeach.module.css";

/**
 * Pocket on the beach with his name, which is the page's.
 *
 * @param isFirstFree a seal says that the first mission is free
 */
export const PocketOnBeach = ({ isFirstFree }: { isFirstFree: boolean }) => (
  <div className={styles.mascot}>
    <Pocket mood="wave" label={intro.mascotPicture} className={styles.otter} />
    <h1 className={styles.name}>{intro.mascot}</h1>
    {isFirstFree && (
      <p className={styles.seal}>
        <span>{intro.free}</span>
      </p>
    )}
  </div>
);
