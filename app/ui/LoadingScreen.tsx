import { Scene } from "./Scene.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./LoadingScreen.module.css";

/**
 * Loading state of a page. Small, because it is rendered while other code is still loading.
 *
 * @param place that of the page which comes, so that it does not change with its arrival
 */
export function LoadingScreen({
  heading,
  place = "beach",
}: {
  heading: string;
  place?: "beach" | "night" | undefined;
}) {
  return (
    <Scene place={place}>
      <main className={styles.page}>
        <h1 className={styles.words}>{heading}</h1>
        <Skeleton className={styles.large} />
        <Skeleton className={styles.small} />
        <Skeleton className={styles.small} />
      </main>
    </Scene>
  );
}
