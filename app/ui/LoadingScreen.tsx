import { Scene } from "./Scene.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./LoadingScreen.module.css";

/** Says what is on its way, light enough to be drawn while it comes. */
export function LoadingScreen({ heading }: { heading: string }) {
  return (
    <Scene place="beach">
      <main className={styles["page"]}>
        <h1 className={styles["words"]}>{heading}</h1>
        <Skeleton className={styles["large"]} />
        <Skeleton className={styles["small"]} />
        <Skeleton className={styles["small"]} />
      </main>
    </Scene>
  );
}
