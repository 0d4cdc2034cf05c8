import { builder as words } from "#app/copy/builder.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { Alert } from "../ui/Alert.tsx";
import { Block } from "../lists/Shape.tsx";
import loading from "../ui/loading.module.css";
import styles from "./LoadingRows.module.css";

interface Props {
  count: number;
  /** Why the content could not be read; null while it is read. */
  error: unknown;
  /** A version has a mark before it and a button below. */
  of?: "row" | "version";
}

/** In place of content that is loading: rows of a title and a line below it; or why it failed. */
export const LoadingRows = ({ error, ...rows }: Props) =>
  error === null ? <Rows {...rows} /> : <Alert message={toAppError(error).message} />;

const Rows = ({ count, of = "row" }: Omit<Props, "error">) => (
  <div className={`${styles.rows} ${loading.delayed}`} role="status" data-of={of}>
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
