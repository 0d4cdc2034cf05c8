import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { builder } from "#app/copy/builder.ts";
import { feltWords, funnelSteps, insight as words } from "#app/copy/insight-panel.ts";
import { fetchInsight } from "#app/data/authoring/authoring.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Choice } from "./Choice.tsx";
import { WeekChart } from "./WeekChart.tsx";
import styles from "./InsightPanel.module.css";

/** How the last weeks went: the way in, lessons a week, each lesson, each page. */
export function InsightPanel({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ["insight"],
    queryFn: fetchInsight,
    staleTime: 60_000,
  });
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      {data === undefined ? (
        <p role="status">{error === null ? builder.loading : toAppError(error).message}</p>
      ) : (
        <>
          <p className={styles.small}>{words.since}</p>
          <h3>{words.funnel}</h3>
          <Funnel steps={data.funnel} />
          <h3>{words.weeks}</h3>
          <WeekChart weeks={data.weeks} />
          <h3>{words.lessons}</h3>
          <Lessons courses={data.courses} lessons={data.lessons} />
          <h3>{words.pages}</h3>
          <Pages pages={data.pages} />
        </>
      )}
    </Dialog>
  );
}

function Funnel({ steps }: { steps: Insight["funnel"] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className={styles.funnel}>
      {steps.map(({ step, count }) => (
        <li key={step}>
          <span>{funnelSteps[step]}</span>
          <b>{count}</b>
          <span
            className={styles.bar}
            style={{ width: `${(100 * count) / most}%` }}
            aria-hidden="true"
          />
        </li>
      ))}
    </ol>
  );
}

function Pages({ pages }: { pages: Insight["pages"] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.page}</th>
            <th scope="col">{words.category}</th>
            <th scope="col">{words.stage}</th>
            <th scope="col">{words.lastWeek}</th>
            <th scope="col">{words.allWeeks}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ name, category, stage, views, per_week }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{category}</td>
              <td>{stage}</td>
              <td>{per_week.at(-1)}</td>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Felt = Insight["lessons"][number]["difficulty" | "enjoyment"];

function Lessons({ courses, lessons }: Pick<Insight, "courses" | "lessons">) {
  const [course, setCourse] = useState<string | null>(null);
  const shown = lessons.filter(({ course_id }) => course === null || course_id === course);
  const countsOf = (felt: Felt) => {
    const chosen = felt.filter(({ count }) => count > 0);
    return chosen.length === 0
      ? words.tooFew
      : chosen.map(({ value, count }) => `${feltWords[value]}: ${count}`).join(", ");
  };
  return (
    <div className={styles.scroll}>
      <div className={styles.filters}>
        <Choice
          label={words.course}
          all={words.allCourses}
          value={course}
          options={courses.map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={setCourse}
        />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.lesson}</th>
            <th scope="col">{words.started}</th>
            <th scope="col">{words.finished}</th>
            <th scope="col">{words.felt}</th>
            <th scope="col">{words.enjoyed}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, title, started, finished, difficulty, enjoyment }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{started}</td>
              <td>{finished}</td>
              <td>{countsOf(difficulty)}</td>
              <td>{countsOf(enjoyment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
