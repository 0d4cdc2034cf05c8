import { builder as words } from "#app/copy/builder.ts";
import { Block } from "../lists/Shape.tsx";
import late from "../lists/late.module.css";
import styles from "./LoadingRows.module.css";

interface Props {
  count: number;
  /** A version has a mark before it and a button below. */
  of?: "row" | "version";
}

/** What stands in for content that is loading: rows of a title and a line below it. */
export const LoadingRows = ({ count, of = "row" }: Props) => (
  <div className={`${styles.rows} ${late.late}`} role="status" data-of={of}>
    <span className="visually-hidden">{words.loading}</span>
    {Array.from({ length: count }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- all are the same
      <div key={index} aria-hidden="true">
        <Block width="min(34%, 200px)" height={24} />
        <Block width="min(62%, 420px)" height={21} />
        {of === "version" && <Block width={170} height={44} of="button" />}
      </div>
    ))}
  </div>
);
