import type { Place, ReadyBuilder } from "./useBuilder.ts";
import styles from "./BuilderScreen.module.css";

/** What could not be done, said where it was tried. */
export function Problem({ builder, place }: { builder: Pick<ReadyBuilder, "problem">; place: Place }) {
  if (builder.problem?.place !== place) return null;
  return (
    <p className={styles["problem"]} role="alert">
      {builder.problem.message}
    </p>
  );
}
