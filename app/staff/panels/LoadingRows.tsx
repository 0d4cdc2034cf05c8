import { builder as words } from "#app/copy/builder.ts";
import styles from "./LoadingRows.module.css";

/** Rows of a list that is loading: a title and a line below it. */
export const LoadingRows = ({ count }: { count: number }) => (
  <div className={styles.rows} role="status">
    <span className="visually-hidden">{words.loading}</span>
    {Array.from({ length: count }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- all are the same
      <div key={index} aria-hidden="true" />
    ))}
  </div>
);
