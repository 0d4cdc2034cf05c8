import late from "./late.module.css";
import styles from "./Shape.module.css";

interface Props {
  of: "course" | "row" | "card" | "phone";
  count?: number;
}

/** In the place of what is loading: its shape, one below the other where it is several. */
export const Shape = ({ of, count = 1 }: Props) => (
  <div className={`${styles.shapes} ${late.late}`} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- all are the same
      <div key={index} data-of={of} />
    ))}
  </div>
);
