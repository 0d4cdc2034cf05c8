import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { countedOf } from "#domain/slides/amount/values.ts";
import styles from "./AmountDrawings.module.css";

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** A calendar with a sheet for each week and a dot for each of its days. */
export function WeekSheets({ board, value }: { board: AmountSlide; value: number }) {
  return (
    <div className={styles.weeks} aria-hidden="true">
      {countedOf(board).map((week) => (
        <span key={week} className={styles.week} data-n={week} data-on={week <= value}>
          <span className={styles.weekNumber}>{week}</span>
          <span className={styles.days}>
            {DAYS.map((day) => (
              <i key={day} />
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}
