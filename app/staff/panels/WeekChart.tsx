import type { CSSProperties } from "react";
import { grouped, insight as words } from "#app/copy/insight.ts";
import { dayText } from "#app/copy/dates.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import { Scale } from "./SlideCurve.tsx";
import styles from "./Chart.module.css";
import tables from "./StatisticsTable.module.css";

/** Round numbers from the top of a scale to 0, at most five of them. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough);
  const count = Math.ceil(Math.max(1, most) / step);
  return Array.from({ length: count + 1 }, (_, index) => (count - index) * step);
}

/** Bars of lessons started and finished in each week, with a table of the same numbers. */
export function WeekChart({ weeks }: { weeks: Insight["weeks"] }) {
  const most = Math.max(...weeks.flatMap(({ started, finished }) => [started, finished]));
  if (most === 0) return <p>{words.noLessons}</p>;
  const ticks = ticksTo(most);
  const top = ticks[0] ?? 1;
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return (
    <figure className={styles.chart}>
      <figcaption>{words.weeks}</figcaption>
      <p className={styles.legend} aria-hidden="true">
        <span data-kind="started">{words.started}</span>
        <span data-kind="finished">{words.finished}</span>
      </p>
      <div
        className={styles.plot}
        role="img"
        aria-label={words.weeksSaid(
          sum(weeks.map(({ started }) => started)),
          sum(weeks.map(({ finished }) => finished)),
        )}
      >
        <Scale ticks={ticks} most={top} say={grouped} />
        <div className={styles.area} style={{ "--columns": weeks.length } as CSSProperties}>
          {weeks.map(({ week, started, finished }) => (
            <div key={week} className={styles.week}>
              {(["started", "finished"] as const).map((kind) => {
                const count = kind === "started" ? started : finished;
                return (
                  <span key={kind} data-kind={kind} style={{ height: `${(100 * count) / top}%` }}>
                    <b>{grouped(count)}</b>
                  </span>
                );
              })}
            </div>
          ))}
        </div>
        <ol className={styles.places} style={{ "--columns": weeks.length } as CSSProperties}>
          {weeks.map(({ week }) => (
            <li key={week}>{dayText(week)}</li>
          ))}
        </ol>
        <span className={styles.axis}>{words.weekOf}</span>
      </div>
      <details>
        <summary>{words.asTable}</summary>
        <table className={tables.table}>
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
                <th scope="row">{dayText(week)}</th>
                <td>{grouped(started)}</td>
                <td>{grouped(finished)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
