import { isNotBetter, rightShare } from "#domain/wire/insight.ts";
import type { CheckTally } from "#domain/wire/insight.ts";
import { grouped, lessonInsight as figures, lessonStatistics as words } from "#app/copy/insight.ts";
import { Measure, SlideLink } from "./figure-cells.tsx";
import type { InsightRow } from "./insight-rows.ts";
import type { TableProps } from "./SlideTable.tsx";
import styles from "./Statistics.module.css";
import tables from "./StatisticsTable.module.css";

/** The slides of a lesson's checks: who was right before it, and who after it. Nothing without checks. */
export function CheckTable({ rows, ...links }: TableProps) {
  const checks = rows.filter(({ isCheck }) => isCheck);
  if (checks.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{words.checks}</h3>
      <p className={styles.small}>{words.checksRule}</p>
      <div className={tables.scroll}>
        <table className={tables.table} data-cards>
          <thead>
            <tr>
              <th scope="col">{words.slide}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {checks.map((row) => (
              <CheckRow key={row.id} row={row} {...links} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CheckRow({ row, ...links }: Omit<TableProps, "rows"> & { row: InsightRow }) {
  const { check, idea } = row;
  return (
    <tr>
      <th scope="row">
        <SlideLink row={row} {...links} />
        {idea !== null && <small>{idea}</small>}
      </th>
      <td data-label={words.before}>
        <Side tally={check?.before ?? null} />
      </td>
      <td data-label={words.after}>
        <Side tally={check?.after ?? null} />
        {check !== null && isNotBetter(check) && (
          <strong className={tables.mark}>{words.notBetter}</strong>
        )}
      </td>
    </tr>
  );
}

function Side({ tally }: { tally: CheckTally | null }) {
  const { right, wrong } = tally ?? { right: 0, wrong: 0 };
  return (
    <Measure
      share={rightShare({ right, wrong })}
      few={words.tooFew}
      inWords={(share) =>
        `${figures.percent(share)} (${words.rightOf(grouped(right), grouped(right + wrong))})`
      }
    />
  );
}
