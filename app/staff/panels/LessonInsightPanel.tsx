import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ALL_CHILDREN, shareOf } from "#domain/wire/insight.ts";
import type { InsightFilter, LessonInsight } from "#domain/wire/insight.ts";
import { builder } from "#app/copy/builder.ts";
import { lessonInsight as words } from "#app/copy/insight.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { saveCsv } from "#app/ui/save-file.ts";
import { lessonInsightQuery } from "../content/content-queries.ts";
import { Choice } from "./Choice.tsx";
import { insightCsv, insightRows } from "./insight-rows.ts";
import type { InsightRow } from "./insight-rows.ts";
import styles from "./InsightPanel.module.css";

interface Props {
  lesson: OutlineLesson;
  slides: readonly EditableSlide[];
  onClose: () => void;
}

/** How far the children who began a lesson came, and what they did wrong on the way. */
export function LessonInsightPanel({ lesson, slides, onClose }: Props) {
  const [filter, setFilter] = useState(ALL_CHILDREN);
  const { data, error } = useQuery({
    ...lessonInsightQuery(lesson.id, filter),
    placeholderData: keepPreviousData,
  });
  const rows = data === undefined ? [] : insightRows(slides, data);
  return (
    <Dialog heading={words.heading(lesson.title)} close={builder.close} onClose={onClose}>
      {data === undefined ? (
        <p role="status">{error === null ? builder.loading : toAppError(error).message}</p>
      ) : data.weeks.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <Filters insight={data} filter={filter} onChange={setFilter} />
          <p role="status">
            {data.started === 0 ? words.none : words.summary(data.started, data.finished)}
          </p>
          {data.started > 0 && (
            <>
              <Curve rows={rows} started={data.started} />
              <Button
                look="quiet"
                onClick={() => saveCsv(insightCsv(rows, data.started), "lesson-statistics.csv")}
              >
                {words.csv}
              </Button>
            </>
          )}
          <p className={styles.small}>{words.rule}</p>
        </>
      )}
    </Dialog>
  );
}

interface FiltersProps {
  insight: LessonInsight;
  filter: InsightFilter;
  onChange: (filter: InsightFilter) => void;
}

function Filters({ insight, filter, onChange }: FiltersProps) {
  const weeks = insight.weeks.map((week) => ({ value: week, label: week }));
  return (
    <div className={styles.filters} role="group" aria-label={words.filters}>
      <Choice
        label={words.version}
        all={words.allVersions}
        value={filter.version}
        options={insight.versions.map((value) => ({ value, label: words.versionNumber(value) }))}
        onChoose={(version) => onChange({ ...filter, version })}
      />
      <Choice
        label={words.age}
        all={words.allAges}
        value={filter.age}
        options={insight.ages.map((value) => ({ value, label: words.years(value) }))}
        onChoose={(age) => onChange({ ...filter, age })}
      />
      <Choice
        label={words.from}
        all={words.anyWeek}
        value={filter.from}
        options={weeks}
        onChoose={(from) => onChange({ ...filter, from })}
      />
      <Choice
        label={words.to}
        all={words.anyWeek}
        value={filter.to}
        options={weeks}
        onChoose={(to) => onChange({ ...filter, to })}
      />
    </div>
  );
}

const Bar = ({ share }: { share: number }) => (
  <span className={styles.bar} style={{ width: `${100 * share}%` }} aria-hidden="true" />
);

function Curve({ rows, started }: { rows: readonly InsightRow[]; started: number }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.slide}</th>
            <th scope="col">{words.reached}</th>
            <th scope="col">{words.firstTry}</th>
            <th scope="col">{words.wrongColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, place, text, reached, solved, firstTry, wrong }) => {
            const share = shareOf(reached, started) ?? 0;
            const right = shareOf(firstTry, solved);
            return (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.text}>
                    {place}. {text}
                  </span>
                </th>
                <td>
                  <span className={styles.measure}>
                    {reached === 0 ? words.fewer : `${words.percent(share)} (${reached})`}
                    <Bar share={share} />
                  </span>
                </td>
                <td>{right === null ? "" : words.percent(right)}</td>
                <td>
                  <ul className={styles.wrong}>
                    {wrong.map(({ detail, what, count }) => (
                      <li key={detail}>
                        {words.wrongBy(what, count)}
                        <Bar share={shareOf(count, reached) ?? 0} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
