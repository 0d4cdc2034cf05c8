import { useState } from "react";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { builder as page, confirm, lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { Field } from "#app/ui/Field.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { ItemList } from "../lists/ItemList.tsx";
import { AddForm } from "../lists/AddForm.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { Problem } from "./Problem.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import styles from "./BuilderScreen.module.css";

export const publicationOf = ({ version, has_changes }: OutlineLesson) =>
  version === null
    ? words.notPublished
    : has_changes
      ? words.changed(version)
      : words.published(version);

/** The courses, and the lessons of the selected course. */
export function CourseColumn({ builder }: { builder: ReadyBuilder }) {
  const { courses, course, lesson } = builder;
  const [isDeleting, setDeleting] = useState(false);
  const slideCount = course?.lessons.reduce((sum, { slides }) => sum + slides, 0) ?? 0;
  return (
    <div className={styles.column}>
      <section className={styles.part} aria-labelledby="courses-heading">
        <h2 id="courses-heading">{words.courses}</h2>
        {courses.length === 0 && <p>{words.noCourses}</p>}
        <ItemList
          name={words.courses}
          items={courses.map(({ id, title, lessons }) => ({
            id,
            label: title,
            detail: `${words.lessons}: ${lessons.length}`,
          }))}
          selected={course?.id ?? null}
          onSelect={builder.selectCourse}
          onMove={builder.moveCourse}
        />
        <AddForm
          label={words.newCourse}
          button={words.addCourse}
          onAdd={(title) => builder.addCourse(title)}
        />
        <Problem builder={builder} place="courses" />
      </section>
      {course !== null && (
        <section className={styles.part} aria-labelledby="lessons-heading">
          <CourseFields key={course.id} course={course} />
          <Button look="quiet" onClick={() => setDeleting(true)}>
            {words.deleteCourse}
          </Button>
          <h2 id="lessons-heading">{words.lessons}</h2>
          {course.lessons.length === 0 && <p>{words.noLessons}</p>}
          <ItemList
            name={words.lessons}
            items={course.lessons.map((other) => ({
              id: other.id,
              label: other.title,
              detail: `${words.slideCount(other.slides)}. ${publicationOf(other)}`,
            }))}
            selected={lesson?.id ?? null}
            onSelect={builder.selectLesson}
            onMove={builder.moveLesson}
          />
          <AddForm
            label={words.newLesson}
            second={words.newTag}
            button={words.addLesson}
            onAdd={(title, tag) => builder.addLesson(title, tag)}
          />
          <Problem builder={builder} place="lessons" />
        </section>
      )}
      {isDeleting && course !== null && (
        <ConfirmDialog
          no={page.cancel}
          question={{
            heading: words.deleteCourse,
            text: [
              confirm.course(course.title, course.lessons.length, slideCount),
              ...(course.lessons.some(({ id }) => id === FIRST_LESSON_ID)
                ? [confirm.firstLesson]
                : []),
              confirm.trash,
            ],
            yes: page.delete,
            onYes: () => builder.remove("course", course.id),
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

function CourseFields({ course }: { course: OutlineCourse }) {
  const saving = useDraft(useContentDrafts().courses, course);
  const { value, edit } = saving;
  return (
    <>
      <Field
        label={words.courseTitle}
        maxLength={120}
        value={value.title}
        problem={value.title.trim() === "" ? words.titleNeeded : null}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <TextArea
        label={words.courseDescription}
        rows={2}
        maxLength={1000}
        value={value.description}
        onChange={(event) => edit({ description: event.target.value })}
      />
      <SaveState saving={saving} />
    </>
  );
}
