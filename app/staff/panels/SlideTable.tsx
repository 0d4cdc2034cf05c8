import { shareOf } from "#domain/wire/insight.ts";
import { grouped, lessonInsight as figures, lessonStatistics as words } from "#app/copy/insight.ts";
import { Bar, Measure, SlideLink } from "./figure-cells.tsx";
import type { SlideLinkProps } from "./figure-cells.tsx";
import type { InsightRow } from "./insight-rows.ts";
import tables from "./StatisticsTable.module.css";

export interface TableProps extends Pick<SlideLinkProps, "isThere" | "onOpenSlide"> {
  rows: readonly InsightRow[];
}

/** Each slide: how many reached it, who was right at once, and what was done wrong. */
export function SlideTable({ rows, started, ...links }: TableProps & { started: number }) {
  return (
    <div className={tables.scroll}>
      <table className={tables.table} data-cards>
        <thead>
          <tr>
            <th scope="col">{words.slide}</th>
            <th scope="col">{words.reached}</th>
            <th scope="col">{words.firstTry}</th>
            <th scope="col">{words.wrongColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SlideRow key={row.id} row={row} started={started} {...links} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Omit<TableProps, "rows"> {
  row: InsightRow;
  started: number;
}

function SlideRow({ row, started, ...links }: RowProps) {
  const { reached, solved, firstTry, wrong, isMeasured, isCheck } = row;
  const share = shareOf(reached, started) ?? 0;
  // A check is answered once.
  const right = isCheck ? null : shareOf(firstTry, solved);
  const noShare = isCheck ? words.asCheck : words.fewerAnswers;
  return (
    <tr>
      <th scope="row">
        <SlideLink row={row} {...links} />
      </th>
      <td data-label={words.reached}>
        <Measure
          share={share}
          few={words.fewerChildren}
          inWords={(of) =>
            reached === 0 ? words.fewerChildren : `${figures.percent(of)} (${grouped(reached)})`
          }
        />
      </td>
      {right === null && wrong.length === 0 ? (
        <td colSpan={2} className={tables.few}>
          {isMeasured ? noShare : words.notMeasured}
        </td>
      ) : (
        <>
          <td data-label={words.firstTryShort}>
            <Measure share={right} few={noShare} />
          </td>
          <td data-label={words.wrongColumn}>
            <WrongActs row={row} />
          </td>
        </>
      )}
    </tr>
  );
}

/** What was done wrong by most, with the share of those who reached the slide, and why. */
function WrongActs({ row: { wrong, reached } }: { row: InsightRow }) {
  if (wrong.length === 0) return <span className={tables.few}>{words.fewerAnswers}</span>;
  return (
    <ul className={tables.wrong}>
      {wrong.map(({ what, count, belief }) => {
        const share = shareOf(count, reached);
        return (
          <li key={what}>
            {figures.wrongBy(what, count)}
            {share !== null && ` ${figures.percent(share)}`}
            {belief !== null && <small>{belief}</small>}
            <Bar share={share ?? 0} />
          </li>
        );
      })}
    </ul>
  );
}
