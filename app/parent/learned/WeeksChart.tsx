import { dayText } from "#app/copy/dates.ts";
import { learned as words } from "#app/copy/learned.ts";
import type { Learned } from "#app/data/learning/learned.ts";
import sections from "../sections.module.css";
import styles from "./Learned.module.css";

const [WIDTH, HEIGHT, TOP, BOTTOM] = [360, 170, 22, 26];
const MIN_BAR = 3;

/** A bar for each week; the same numbers as a table for those who do not see it. */
export function WeeksChart({ weeks }: { weeks: Learned["weeks"] }) {
  const most = Math.max(1, ...weeks.map(({ slides }) => slides));
  const step = WIDTH / weeks.length;
  const room = HEIGHT - TOP - BOTTOM;
  return (
    <section className={sections.section} aria-labelledby="weeks-heading">
      <h2 id="weeks-heading">{words.weeks}</h2>
      <p className={styles.small}>{words.chartText}</p>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {weeks.map(({ from, slides }, index) => {
          const height = Math.max(MIN_BAR, (slides / most) * room);
          const middle = (index + 0.5) * step;
          const base = HEIGHT - BOTTOM;
          return (
            <g key={from}>
              <rect
                className={slides === 0 ? styles.noBar : styles.bar}
                x={middle - step * 0.32}
                y={base - height}
                width={step * 0.64}
                height={height}
                rx={Math.min(7, height / 2)}
              />
              {slides > 0 && (
                <text className={styles.value} x={middle} y={base - height - 7}>
                  {slides}
                </text>
              )}
              {(weeks.length - 1 - index) % 2 === 0 && (
                <text className={styles.tick} x={middle} y={HEIGHT - 7}>
                  {dayText(from)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className="visually-hidden">
        <table>
          <caption>{words.weeks}</caption>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.slides}</th>
              <th scope="col">{words.daysPlayed}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, slides, days }) => (
              <tr key={from}>
                <th scope="row">{dayText(from)}</th>
                <td>{slides}</td>
                <td>{days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
