import { useState } from "react";
import { courseChanges } from "#domain/content/course-changes.ts";
import { builder } from "#app/copy/builder.ts";
import { publish, publishCourse as words } from "#app/copy/builder-publish.ts";
import { publishCourse } from "#app/data/authoring/authoring.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { textsOf } from "../translation/texts-of.ts";
import { Alert } from "./Alert.tsx";
import { isWaiting, LessonsToPublish } from "./LessonsToPublish.tsx";
import styles from "./panels.module.css";

interface Props {
  courses: readonly OutlineCourse[];
  course: OutlineCourse;
  onOpenLesson: (lessonId: string) => void;
  onPublished: () => void;
  onClose: () => void;
}

/**
 * What families will see differently of the course, and the button that shows it to them; below, its
 * lessons, each with its own (R-STAFF-15).
 */
export function PublishCoursePanel({ courses, course, onOpenLesson, onPublished, onClose }: Props) {
  const [isDone, setDone] = useState(false);
  const drafts = useContentDrafts();
  const run = useAction(async () => {
    const isSaved = await Promise.all([
      drafts.courses.autosave.flush([course.id]),
      drafts.texts.autosave.flush(textsOf(drafts, [course.id])),
    ]);
    if (isSaved.includes(false)) throw new AppError("unexpected", publish.unsaved);
    await publishCourse(course.id);
    setDone(true);
    onPublished();
  });
  const changes = courseChanges(courses, course.id).map(words.change);
  /** Why the course itself has nothing to publish. */
  const note =
    course.published === null ? words.notYet : changes.length === 0 ? words.unchanged : null;
  return (
    <Dialog heading={words.heading(course.title)} close={builder.close} onClose={onClose}>
      {isDone && <p role="status">{words.done}</p>}
      {note === null && !isDone && (
        <section className={styles.course}>
          <h3>{words.courseHeading}</h3>
          <p>{words.intro}</p>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Alert message={run.error?.message ?? null} />
          <Button
            look={course.lessons.some(isWaiting) ? "quiet" : "primary"}
            disabled={run.busy}
            onClick={() => run.run()}
          >
            {run.busy ? publish.publishing : words.publishChanges(changes.length)}
          </Button>
        </section>
      )}
      {course.lessons.length === 0 ? (
        note !== null && !isDone && <p>{note}</p>
      ) : (
        <LessonsToPublish
          course={course}
          note={isDone ? null : note}
          onOpen={(lessonId) => {
            onClose();
            onOpenLesson(lessonId);
          }}
          onPublished={onPublished}
        />
      )}
    </Dialog>
  );
}
