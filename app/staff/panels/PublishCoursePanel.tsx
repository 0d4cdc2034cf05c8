import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { courseChanges } from "#domain/content/course-changes.ts";
import { builder } from "#app/copy/builder.ts";
import { publishCourse as words, publishPanel } from "#app/copy/publishing.ts";
import { publishCourse, publishLesson } from "#app/data/authoring/authoring.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { flushCourse } from "../content/flush-course.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { isWaiting, useLessonChecks } from "./lesson-checks.ts";
import { LessonLine, PublishLine } from "./PublishLine.tsx";
import panels from "./panels.module.css";
import styles from "./PublishCoursePanel.module.css";

interface Props {
  courses: readonly OutlineCourse[];
  course: OutlineCourse;
  onOpenLesson: (lessonId: string) => void;
  onPublished: () => void;
  onClose: () => void;
}

/** The button that was pressed is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * A line for the course's own changes and for each of its lessons, ticked where they can be
 * published, and one button that publishes what is ticked (R-STAFF-15).
 */
export function PublishCoursePanel({ courses, course, onOpenLesson, onPublished, onClose }: Props) {
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  /** Ids of what was published here, which the outline does not know at once. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  // Beside `run`, which goes on after a failure: the line it is at, and why others failed.
  const [publishing, setPublishing] = useState<string | null>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  // The lines keep their places while they are published.
  const [waitingFirst] = useState(
    () => new Set(course.lessons.filter(isWaiting).map(({ id }) => id)),
  );
  const lessons = useLessonChecks(
    course.lessons.toSorted(
      (a, b) => Number(waitingFirst.has(b.id)) - Number(waitingFirst.has(a.id)),
    ),
  );
  const changes = done.has(course.id) ? [] : courseChanges(courses, course.id).map(words.change);
  const ready = lessons.flatMap(({ lesson, counts }) =>
    counts?.needed === 0 && !done.has(lesson.id) ? [lesson.id] : [],
  );
  const offered = [...(changes.length === 0 ? [] : [course.id]), ...ready];
  const ticked = offered.filter((id) => !unticked.has(id));
  const blocked = lessons.filter(({ missing }) => missing !== null).length;
  const isChecked = lessons.every(({ lesson, counts }) => counts !== null || !isWaiting(lesson));
  /** Why the course itself has nothing to publish. */
  const note =
    course.published === null
      ? words.notYet
      : changes.length === 0 && !done.has(course.id)
        ? words.unchanged
        : null;

  const run = useAction(async () => {
    setProblems(new Map());
    try {
      // One after the other, in the order of the lines; one that fails does not stop the others.
      for (const id of ticked) {
        setPublishing(id);
        try {
          const own = course.lessons.filter((lesson) => lesson.id === id);
          await flushCourse(queries, drafts, { ...course, lessons: own });
          await (id === course.id ? publishCourse(id) : publishLesson(id, false));
          setDone((before) => new Set([...before, id]));
        } catch (error) {
          const { message } = toAppError(error);
          setProblems((before) => new Map([...before, [id, message]]));
        }
      }
    } finally {
      setPublishing(null);
      onPublished();
    }
  });

  const lineOf = (id: string) => ({
    isTicked: ticked.includes(id),
    isOffered: offered.includes(id),
    isDone: done.has(id),
    isPublishing: publishing === id,
    disabled: run.busy,
    problem: problems.get(id) ?? null,
    onTick: (isTicked: boolean) =>
      setUnticked((before) => {
        const after = new Set(before);
        if (isTicked) after.delete(id);
        else after.add(id);
        return after;
      }),
  });
  return (
    <Dialog heading={words.heading(course.title)} close={builder.close} onClose={onClose}>
      <div className={styles.publish}>
        {done.size > 0 && !run.busy && problems.size === 0 && <p role="status">{words.done}</p>}
        {isChecked && course.lessons.length > 0 && <p>{words.summary(ready.length, blocked)}</p>}
        {note !== null && <p className={styles.note}>{note}</p>}
        <ul>
          {changes.length > 0 && (
            <PublishLine {...lineOf(course.id)} title={words.courseHeading}>
              <ul className={panels.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </PublishLine>
          )}
          {lessons.map((checked) => (
            <LessonLine
              key={checked.lesson.id}
              {...lineOf(checked.lesson.id)}
              {...checked}
              onOpen={() => {
                onClose();
                onOpenLesson(checked.lesson.id);
              }}
            />
          ))}
        </ul>
        {ready.length > 0 && <p className={styles.note}>{words.noMail}</p>}
        {offered.length > 0 ? (
          <div className={panels.confirm}>
            <Button disabled={run.busy || ticked.length === 0} onClick={() => run.run()}>
              {run.busy
                ? publishPanel.publishing
                : words.publishTicked({
                    changes: ticked.includes(course.id) ? changes.length : 0,
                    lessons: ready.filter((id) => !unticked.has(id)).length,
                    isAll: ticked.length === offered.length,
                  })}
            </Button>
          </div>
        ) : (
          done.size > 0 && (
            <Button ref={focus} onClick={onClose}>
              {builder.close}
            </Button>
          )
        )}
      </div>
    </Dialog>
  );
}
