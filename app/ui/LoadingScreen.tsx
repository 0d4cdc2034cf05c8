import { Scene } from "./Scene.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./LoadingScreen.module.css";

/** Loading state of a page. Small, because it is rendered while other code is still loading. */
export function LoadingScreen({ heading }: { heading: string }) {
  return (
    <Scene place="beach">
      <main className={styles.page}>
        <h1 className={styles.words}>{heading}</h1>
        <Skeleton className={styles.large} />
        <Skeleton className={styles.small} />
        <Skeleton className={styles.small} />
      </main>
    </Scene>
  );
}
