import type { CSSProperties } from "react";
import { shareOf } from "#domain/wire/insight.ts";
import { lessonInsight, lessonStatistics as words } from "#app/copy/insight.ts";
import type { InsightRow } from "./insight-rows.ts";
import styles from "./Chart.module.css";

/** Above so many slides there is no room for a number at each. */
const NUMBERED = 14;
const TICKS = [100, 75, 50, 25, 0];

interface Props {
  rows: readonly InsightRow[];
  started: number;
  finished: number;
  /** Positions of the slides on which most children left. */
  worst: readonly number[];
}

/** The share of children who reach each slide, as a curve from the first slide to the lesson's end. */
export function SlideCurve({ rows, started, finished, worst }: Props) {
  const slides = rows.map(({ id, reached }) => ({ id, children: reached }));
  const points = [...slides, { id: "end", children: finished }].map(({ id, children }, index) => {
    const percent = Math.round(100 * (shareOf(children, started) ?? 0));
    return { id, place: index + 1, percent, x: index + 0.5, y: 100 - percent };
  });
  const [first, last, end] = [points[0], points.at(-2), points.at(-1)];
  if (first === undefined || last === undefined || end === undefined) return null;
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  const every = Math.ceil(points.length / NUMBERED);
  const isWorst = (place: number) => worst.includes(place);
  const isEnd = (place: number) => place === points.length;
  const isNumbered = (place: number) => isEnd(place) || (place - 1) % every === 0 || isWorst(place);
  const shareIn = ({ percent }: { percent: number }) => lessonInsight.percent(percent / 100);
  const isFew = (place: number) => isEnd(place) && finished === 0;
  return (
    <figure className={styles.chart}>
      <figcaption>{words.curve}</figcaption>
      <div
        className={styles.plot}
        role="img"
        aria-label={words.curveSaid(
          shareIn(first),
          shareIn(last),
          finished === 0 ? words.fewer : shareIn(end),
        )}
      >
        <Scale ticks={TICKS} most={100} say={(tick) => `${tick}%`} />
        <div className={styles.area}>
          <svg viewBox={`0 0 ${points.length} 100`} preserveAspectRatio="none">
            <polygon points={`${first.x},100 ${line} ${end.x},100`} />
            <polyline points={line} />
            {points.map(({ id, place, x, y }, index) => {
              const next = points[index + 1];
              return (
                next !== undefined &&
                isWorst(place) && (
                  <polyline key={id} data-worst points={`${x},${y} ${next.x},${next.y}`} />
                )
              );
            })}
          </svg>
          {points.map(({ id, place, percent, x, y }) => (
            <span
              key={id}
              className={styles.point}
              style={{ left: `${(100 * x) / points.length}%`, top: `${y}%` }}
            >
              {isNumbered(place) && !isFew(place) && <b>{percent}</b>}
            </span>
          ))}
        </div>
        <ol className={styles.places} style={{ "--columns": points.length } as CSSProperties}>
          {points.map(({ id, place }) => (
            <li key={id} data-worst={isWorst(place)}>
              {isEnd(place) ? words.curveEnd : isNumbered(place) ? place : ""}
            </li>
          ))}
        </ol>
        <span className={styles.axis}>{words.curveAxis}</span>
      </div>
    </figure>
  );
}

interface ScaleProps {
  /** From the top. */
  ticks: readonly number[];
  most: number;
  say: (tick: number) => string;
}

/** Numbers at the left of a chart, each with its line. */
export const Scale = ({ ticks, most, say }: ScaleProps) => (
  <ul className={styles.scale}>
    {ticks.map((tick) => (
      <li key={tick} style={{ top: `${100 - (100 * tick) / most}%` }}>
        {say(tick)}
      </li>
    ))}
  </ul>
);
