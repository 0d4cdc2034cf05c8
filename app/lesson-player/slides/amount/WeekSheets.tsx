import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import styles from "./AmountPanel.module.css";

/** No more are drawn, whatever an author types (the checklist says so). */
const DRAWN_MAX = 20;
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** A calendar with a sheet for each week and a dot for each of its days. */
export function WeekSheets({ board, value }: { board: AmountSlide; value: number }) {
  const weeks = Array.from({ length: Math.min(board.most, DRAWN_MAX) }, (_, index) => index + 1);
  return (
    <div className={styles.weeks} aria-hidden="true">
      {weeks.map((week) => (
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
