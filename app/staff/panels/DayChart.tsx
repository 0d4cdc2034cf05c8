import { insight as words } from "#app/copy/insight.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import styles from "./InsightPanel.module.css";

const HEIGHT = 80;
const STEP = 12;
const BAR = 8;

/**
 * Bar chart of lessons started and finished per day, with a table of the same numbers for screen
 * readers.
 */
export function DayChart({ days }: { days: Insight["days"] }) {
  const most = Math.max(
    1,
    ...days.map(({ started }) => started),
    ...days.map(({ finished }) => finished),
  );
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const high = (value: number) => (HEIGHT * value) / most;
  return (
    <>
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={words.daysSaid(
          sum(days.map(({ started }) => started)),
          sum(days.map(({ finished }) => finished)),
        )}
      >
        {days.map(({ day, started, finished }, index) => (
          <g key={day}>
            <rect
              className={styles.started}
              x={index * STEP}
              y={HEIGHT - high(started)}
              width={BAR}
              height={high(started)}
            />
            <rect
              className={styles.finished}
              x={index * STEP}
              y={HEIGHT - high(finished)}
              width={BAR}
              height={high(finished)}
            />
          </g>
        ))}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span data-kind="started">{words.started}</span>
        <span data-kind="finished">{words.finished}</span>
      </p>
      <details>
        <summary>{words.asTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.started}</th>
              <th scope="col">{words.finished}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, started, finished }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{started}</td>
                <td>{finished}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
