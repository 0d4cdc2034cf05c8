import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Day } from "#domain/days.ts";
import { ALL_CHILDREN, shareOf } from "#domain/wire/insight.ts";
import type { InsightFilter, LessonInsight } from "#domain/wire/insight.ts";
import { grouped, lessonInsight as figures, lessonStatistics as words } from "#app/copy/insight.ts";
import { dayText } from "#app/copy/dates.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { saveCsv } from "#app/ui/save-file.ts";
import { lessonInsightQuery } from "../content/content-queries.ts";
import { Choice } from "./Choice.tsx";
import {
  biggestLoss,
  hardestQuestion,
  insightCsv,
  insightRows,
  leastHelped,
} from "./insight-rows.ts";
import type { InsightRow } from "./insight-rows.ts";
import { CheckTable } from "./CheckTable.tsx";
import { SlideCurve } from "./SlideCurve.tsx";
import { SlideTable } from "./SlideTable.tsx";
import type { TableProps } from "./SlideTable.tsx";
import {
  Figure,
  FigureList,
  Loading,
  NextSteps,
  NoFigures,
  StatisticsPage,
} from "./StatisticsPage.tsx";
import { versionQuery } from "./version-query.ts";
import styles from "./Statistics.module.css";

interface Props {
  lesson: OutlineLesson;
  slides: readonly EditableSlide[];
  /** Of what must be done before it can be published. */
  needed: number;
  onOpenSlide: (slideId: string) => void;
  onPublish: () => void;
  onClose: () => void;
}

/** How far the children who began a lesson came, and what they did wrong on the way. */
export function LessonInsightPanel({
  lesson,
  slides,
  needed,
  onOpenSlide,
  onPublish,
  onClose,
}: Props) {
  const [filter, setFilter] = useState(ALL_CHILDREN);
  const { data, error } = useQuery({
    ...lessonInsightQuery(lesson.id, filter),
    placeholderData: keepPreviousData,
  });
  // The draft may have other slides, and in another order.
  const version = filter.version ?? data?.versions.at(-1) ?? null;
  const played = useQuery({
    ...versionQuery(lesson.id, version ?? 0),
    enabled: version !== null,
  });
  const isRead = version === null || !played.isPending;
  const rows = data === undefined ? [] : insightRows(played.data?.slides ?? slides, data);
  const hasFigures = data !== undefined && data.started > 0;
  return (
    <StatisticsPage heading={words.heading} of={lesson.title} onClose={onClose}>
      {data === undefined || !isRead ? (
        <Loading error={error} hasFilters />
      ) : data.weeks.length === 0 ? (
        <NoFigures
          heading={words.emptyHeading}
          {...(lesson.version === null
            ? {
                text: words.notPublished,
                button: words.publish,
                note: needed === 0 ? null : words.neededFirst(needed),
                onGo: onPublish,
              }
            : { text: words.empty, button: words.back, onGo: onClose })}
        />
      ) : (
        <>
          <Filters insight={data} filter={filter} onChange={setFilter} />
          <p role="status" className={hasFigures ? "visually-hidden" : undefined}>
            {hasFigures ? words.summary(data.started, data.finished) : words.none}
          </p>
          {hasFigures && (
            <Figures
              insight={data}
              rows={rows}
              isThere={(id) => slides.some((slide) => slide.id === id)}
              onOpenSlide={(id) => {
                onClose();
                onOpenSlide(id);
              }}
            />
          )}
          <p className={styles.small}>{words.rule}</p>
        </>
      )}
    </StatisticsPage>
  );
}

interface FiguresProps extends TableProps {
  insight: LessonInsight;
}

function Figures({ insight, rows, isThere, onOpenSlide }: FiguresProps) {
  const { started, finished } = insight;
  const worst = biggestLoss(rows, finished);
  const hardest = hardestQuestion(rows);
  const openTool = ({ place, id }: InsightRow) => ({
    button: words.openSlide(place),
    onOpen: () => onOpenSlide(id),
  });
  const unhelped = leastHelped(rows);
  const worstRow = worst && rows.find(({ place }) => place === worst.places[0]);
  const next = [
    worst && worstRow && isThere(worstRow.id)
      ? {
          text: words.mostLeft(worst.places, worst.left),
          hint: words.mostLeftHint,
          ...openTool(worstRow),
        }
      : null,
    hardest && isThere(hardest.row.id)
      ? {
          text: words.hardest(hardest.row.place, figures.percent(hardest.share)),
          hint: words.hardestHint(hardest.row.wrong[0]?.what ?? null),
          ...openTool(hardest.row),
        }
      : null,
    unhelped && isThere(unhelped.row.id)
      ? {
          text: words.notBetterOn(
            unhelped.row.place,
            figures.percent(unhelped.before),
            figures.percent(unhelped.after),
          ),
          hint: words.notBetterHint,
          ...openTool(unhelped.row),
        }
      : null,
  ];
  return (
    <>
      <FigureList>
        <Figure value={grouped(started)} label={words.began} />
        <Figure value={finished === 0 ? words.fewer : grouped(finished)} label={words.finished} />
        {finished > 0 && (
          <Figure
            value={figures.percent(shareOf(finished, started) ?? 0)}
            label={words.finishedShare}
          />
        )}
      </FigureList>
      <NextSteps heading={words.next} nothing={words.nothingNext} steps={next} />
      <SlideCurve rows={rows} started={started} finished={finished} worst={worst?.places ?? []} />
      <CheckTable rows={rows} isThere={isThere} onOpenSlide={onOpenSlide} />
      <section className={styles.part}>
        <div className={styles.head}>
          <h3>{words.details}</h3>
          <Button
            look="quiet"
            onClick={() => saveCsv(insightCsv(rows, started), "lesson-statistics.csv")}
          >
            {words.csv}
          </Button>
        </div>
        <SlideTable rows={rows} started={started} isThere={isThere} onOpenSlide={onOpenSlide} />
      </section>
    </>
  );
}

/** The end of a range that begins later than it ended, and the start of one that ends earlier. */
const later = (from: Day | null, to: Day | null) => (from && to && from > to ? from : to);
const earlier = (from: Day | null, to: Day | null) => (from && to && from > to ? to : from);

interface FiltersProps {
  insight: LessonInsight;
  filter: InsightFilter;
  onChange: (filter: InsightFilter) => void;
}

function Filters({ insight, filter, onChange }: FiltersProps) {
  const weeks = insight.weeks.map((week) => ({ value: week, label: dayText(week) }));
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
        onChoose={(from) => onChange({ ...filter, from, to: later(from, filter.to) })}
      />
      <Choice
        label={words.to}
        all={words.anyWeek}
        value={filter.to}
        options={weeks}
        onChoose={(to) => onChange({ ...filter, to, from: earlier(filter.from, to) })}
      />
    </div>
  );
}
