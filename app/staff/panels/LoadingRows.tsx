import { builder as words } from "#app/copy/builder.ts";
import late from "../lists/late.module.css";
import styles from "./LoadingRows.module.css";

interface Props {
  count: number;
  /** Style of the whole, for other shapes than rows. */
  className?: string;
}

/** What stands in for content that is loading: rows of a title and a line below it. */
export const LoadingRows = ({ count, className = styles.rows }: Props) => (
  <div className={`${className} ${late.late}`} role="status">
    <span className="visually-hidden">{words.loading}</span>
    {Array.from({ length: count }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- all are the same
      <div key={index} aria-hidden="true" />
    ))}
  </div>
);
