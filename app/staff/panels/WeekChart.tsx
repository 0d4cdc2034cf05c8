import { insight as words } from "#app/copy/insight-panel.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import styles from "./InsightPanel.module.css";

const HEIGHT = 80;
const STEP = 90;
const BAR = 66;

/**
 * Bar chart of lessons started and finished per week, with a table of the same numbers for screen
 * readers.
 */
export function WeekChart({ weeks }: { weeks: Insight["weeks"] }) {
  const most = Math.max(
    1,
    ...weeks.map(({ started }) => started),
    ...weeks.map(({ finished }) => finished),
  );
  if (weeks.every(({ started, finished }) => started + finished === 0))
    return <p>{words.noLessons}</p>;
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const high = (value: number) => (HEIGHT * value) / most;
  return (
    <>
      <svg
        className={styles.weeks}
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={words.weeksSaid(
          sum(weeks.map(({ started }) => started)),
          sum(weeks.map(({ finished }) => finished)),
        )}
      >
        {weeks.map(({ week, started, finished }, index) => (
          <g key={week}>
            <rect
              className={styles.started}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - high(started)}
              width={BAR}
              height={high(started)}
            />
            <rect
              className={styles.finished}
              x={index * STEP + (STEP - BAR) / 2}
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
              <th scope="col">{words.weekOf}</th>
              <th scope="col">{words.started}</th>
              <th scope="col">{words.finished}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ week, started, finished }) => (
              <tr key={week}>
                <th scope="row">{week}</th>
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
