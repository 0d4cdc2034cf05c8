import { useState } from "react";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { checkCard, checkLesson, isBlocking } from "#domain/content/publish-check.ts";
import { lists } from "#app/copy/builder.ts";
import { publish, publishCourse as words } from "#app/copy/builder-publish.ts";
import { publishLesson } from "#app/data/authoring/authoring.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { flushCourse } from "../content/flush-course.ts";
import { slidesQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { publicationOf } from "../builder/publication.ts";
import { PublicationChip } from "../builder/PublicationChip.tsx";
import { Alert } from "./Alert.tsx";
import facts from "../lists/facts.module.css";
import { findingText } from "./finding-text.ts";
import { countsOf } from "./FindingCounts.tsx";
import panels from "./panels.module.css";
import styles from "./LessonsToPublish.module.css";

interface Props {
  course: OutlineCourse;
  /** Why the course itself has nothing to publish, or null. */
  note: string | null;
  onOpen: (lessonId: string) => void;
  onPublished: () => void;
}

export const isWaiting = ({ version, has_changes }: OutlineLesson) =>
  version === null || has_changes;

/** The lessons of a course: what children see of each, and Publish for each that can be. */
export function LessonsToPublish({ course, note, onOpen, onPublished }: Props) {
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const [publishing, setPublishing] = useState<string | null>(null);
  const waiting = course.lessons.filter(isWaiting);
  const read = useQueries({ queries: waiting.map(({ id }) => slidesQuery(id)) });
  const rows = course.lessons.map((lesson) => {
    const slides = read[waiting.indexOf(lesson)]?.data;
    const findings =
      slides === undefined
        ? null
        : [...checkLesson(slides), ...checkCard(lesson.mission_card ?? null)];
    const counts = findings && countsOf(findings);
    const first = findings?.find(isBlocking);
    const missing =
      first === undefined
        ? null
        : words.needs(
            findingText(first, slides?.find(({ id }) => id === first.slideId) ?? null),
            (counts?.needed ?? 0) - 1,
          );
    return { lesson, counts, missing, isReady: counts?.needed === 0 };
  });
  const ready = rows.flatMap(({ lesson, isReady }) => (isReady ? [lesson] : []));
  const run = useAction(async (lessons: readonly OutlineLesson[]) => {
    try {
      await flushCourse(queries, drafts, course);
      for (const { id } of lessons) {
        setPublishing(id);
        await publishLesson(id, false);
      }
    } finally {
      setPublishing(null);
      onPublished();
    }
  });

  const blocked = rows.filter(({ missing }) => missing !== null).length;
  return (
    <section className={styles.lessons}>
      <h3>{words.lessonsHeading}</h3>
      {rows.every(({ lesson, counts }) => counts !== null || !isWaiting(lesson)) && (
        <p>{words.summary(ready.length, blocked)}</p>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
      {ready.length > 0 && <p className={styles.note}>{words.noMail}</p>}
      <ul>
        {rows.map(({ lesson, counts, missing }) => (
          <li key={lesson.id}>
            <span>
              <b>{lesson.title}</b>
              <span className={facts.facts}>
                <PublicationChip of={publicationOf(lesson)} />
                {counts !== null && counts.recommended > 0 && (
                  <small>{lists.recommended(counts.recommended)}</small>
                )}
              </span>
              {missing !== null && <small data-needed>{missing}</small>}
            </span>
            {isWaiting(lesson) && (
              <span className={styles.open}>
                {missing !== null ? (
                  <Button
                    look="quiet"
                    aria-label={words.fixOf(lesson.title, counts?.needed ?? 0)}
                    onClick={() => onOpen(lesson.id)}
                  >
                    {words.fix(counts?.needed ?? 0)}
                  </Button>
                ) : (
                  <Button
                    look="quiet"
                    aria-label={words.publishLesson(lesson.title)}
                    disabled={run.busy || counts === null}
                    onClick={() => run.run([lesson])}
                  >
                    {publishing === lesson.id ? publish.publishing : publish.button}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Alert message={run.error?.message ?? null} />
      {ready.length > 0 && (
        <div className={panels.confirm}>
          <Button disabled={run.busy} onClick={() => run.run(ready)}>
            {run.busy ? publish.publishing : words.publishAll(ready.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
