import { Shape } from "./Shape.tsx";
import styles from "./BuilderLoading.module.css";

/** Stands in the place of the builder while it is loading. @param heading says so to screen readers */
export const BuilderLoading = ({ heading }: { heading: string }) => (
  <main className={styles.page}>
    <h1 className="visually-hidden">{heading}</h1>
    <Shape of="lesson" count={5} />
  </main>
);
