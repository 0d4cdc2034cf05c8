import { useQuery } from "@tanstack/react-query";
import { addDays } from "#domain/days.ts";
import { shareOf } from "#domain/wire/insight.ts";
import { grouped, lessonInsight, funnelSteps, insight as words } from "#app/copy/insight.ts";
import { dayText } from "#app/copy/dates.ts";
import { fetchInsight } from "#app/data/authoring/authoring.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import { lessonsToLookAt } from "./lessons-to-look-at.ts";
import { LessonsTable } from "./LessonsTable.tsx";
import { WeekChart } from "./WeekChart.tsx";
import {
  Figure,
  FigureList,
  Loading,
  NextSteps,
  NoFigures,
  StatisticsPage,
} from "./StatisticsPage.tsx";
import styles from "./Statistics.module.css";
import tables from "./StatisticsTable.module.css";

interface Props {
  onOpen: (place: { course: string; lesson: string; slide: null }) => void;
  /** Shows the statistics of the lesson that was opened. */
  onStatistics: () => void;
  onClose: () => void;
}

/** How the last weeks went: the way in, lessons a week, each lesson, each page. */
export function InsightPanel({ onOpen, onStatistics, onClose }: Props) {
  const { data, error } = useQuery({
    queryKey: ["insight"],
    queryFn: fetchInsight,
    staleTime: 60_000,
  });
  const weeks = data?.weeks ?? [];
  const hasViews = data?.pages.some(({ views }) => views > 0) === true;
  const isEmpty =
    data !== undefined &&
    [...data.weeks, ...data.lessons].every(({ started }) => started === 0) &&
    data.funnel.every(({ count }) => count === 0);
  return (
    <StatisticsPage
      heading={words.heading}
      of={
        weeks.length === 0
          ? words.allCourses
          : words.weeksOf(
              dayText(weeks[0]?.week ?? ""),
              dayText(addDays(weeks.at(-1)?.week ?? "", 6)),
            )
      }
      onClose={onClose}
    >
      {data === undefined ? (
        <Loading error={error} />
      ) : (
        <>
          {isEmpty ? (
            <NoFigures
              heading={words.emptyHeading}
              text={words.empty}
              button={words.back}
              onGo={onClose}
            />
          ) : (
            <Figures
              insight={data}
              onOpen={(lesson) => {
                onClose();
                onOpen(placeOf(lesson));
              }}
              onStatistics={(lesson) => {
                onOpen(placeOf(lesson));
                onStatistics();
              }}
            />
          )}
          {hasViews && (
            <details className={styles.part}>
              <summary>{words.pages}</summary>
              <Pages pages={data.pages} />
            </details>
          )}
          {!isEmpty && <p className={styles.small}>{words.since}</p>}
        </>
      )}
    </StatisticsPage>
  );
}

type LessonRow = Insight["lessons"][number];

const placeOf = (lesson: LessonRow) => ({
  course: lesson.course_id,
  lesson: lesson.id,
  slide: null,
});

interface FiguresProps {
  insight: Insight;
  onOpen: (lesson: LessonRow) => void;
  onStatistics: (lesson: LessonRow) => void;
}

function Figures({ insight, onOpen, onStatistics }: FiguresProps) {
  const { funnel, weeks } = insight;
  const { leftMost, hardest } = lessonsToLookAt(insight.lessons);
  const statisticsOf = (lesson: LessonRow) => ({
    button: words.openStatistics,
    label: words.openStatisticsOf(lesson.title),
    onOpen: () => onStatistics(lesson),
  });
  const next = [
    leftMost && {
      text: words.fewestFinish(
        leftMost.lesson.title,
        lessonInsight.percent(leftMost.share),
        leftMost.rank,
      ),
      hint: words.fewestFinishHint,
      ...statisticsOf(leftMost.lesson),
    },
    hardest && {
      text: words.hardest(hardest.lesson.title, lessonInsight.percent(hardest.share), hardest.rank),
      hint: words.hardestHint,
      ...statisticsOf(hardest.lesson),
    },
  ];
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const started = sum(weeks.map((week) => week.started));
  const finished = sum(weeks.map((week) => week.finished));
  const share = shareOf(finished, started);
  const joined = funnel.find(({ step }) => step === "family_made")?.count ?? 0;
  return (
    <>
      <FigureList>
        <Figure value={grouped(joined)} label={words.familiesJoined} />
        <Figure value={grouped(started)} label={words.lessonsStarted} />
        <Figure
          value={grouped(finished)}
          label={words.lessonsFinished}
          {...(share !== null && { note: words.finishedShare(lessonInsight.percent(share)) })}
        />
      </FigureList>
      <NextSteps heading={words.next} nothing={words.nothingNext} steps={next} />
      <div className={styles.pair}>
        <WeekChart weeks={weeks} />
        <section className={styles.part}>
          <h3>{words.funnel}</h3>
          <Funnel steps={funnel} />
        </section>
      </div>
      <section className={styles.part}>
        <h3>{words.lessons}</h3>
        <LessonsTable courses={insight.courses} lessons={insight.lessons} onOpen={onOpen} />
      </section>
    </>
  );
}

function Funnel({ steps }: { steps: Insight["funnel"] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className={styles.funnel}>
      {steps.map(({ step, count }, index) => {
        const share = shareOf(count, steps[index - 1]?.count ?? 0);
        return (
          <li key={step}>
            <span>{funnelSteps[step]}</span>
            <b>{grouped(count)}</b>
            <span
              className={styles.bar}
              style={{ width: `${(100 * count) / most}%` }}
              aria-hidden="true"
            />
            {share !== null && <small>{words.funnelShare(lessonInsight.percent(share))}</small>}
          </li>
        );
      })}
    </ol>
  );
}

function Pages({ pages }: { pages: Insight["pages"] }) {
  return (
    <div className={tables.scroll}>
      <table className={tables.table}>
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
              <td>{grouped(per_week.at(-1) ?? 0)}</td>
              <td>{grouped(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
