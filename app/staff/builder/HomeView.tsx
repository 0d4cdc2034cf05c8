import { memo, Suspense, useMemo, useState } from "react";
import { builder as page, lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { AuthorInitials } from "../co-authors/AuthorInitials.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { OpenLessons } from "../co-authors/lazy-presence.ts";
import { COURSES } from "../drafts/list-history.ts";
import { ListUndo } from "../drafts/ListUndo.tsx";
import type { ApplyChange } from "../drafts/ListUndo.tsx";
import { AddForm } from "../lists/AddForm.tsx";
import { LessonPoster } from "../lists/LessonPoster.tsx";
import { ItemList } from "../lists/ItemList.tsx";
import { useKeptItems } from "../lists/useKeptItems.ts";
import { CourseCover, coverUrlOf } from "../lists/CourseCover.tsx";
import { FileUrlsContext, useFetchedFileUrls } from "../files/media-urls.ts";
import { lastPlace } from "./last-place.ts";
import facts from "../lists/facts.module.css";
import tinted from "../lists/tinted.module.css";
import { Problem } from "./Problem.tsx";
import { coursePublicationOf, editOf, publicationOf } from "./publication.ts";
import { PublicationChip } from "./PublicationChip.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import { useLayout } from "./useLayout.ts";
import type { Selection } from "./useSelection.ts";
import styles from "./HomeView.module.css";

/** A course shows so many lessons here; a button opens the course for more. */
const FIRST_LESSONS = 10;
const firstOf = ({ lessons }: OutlineCourse) => lessons.slice(0, FIRST_LESSONS);

interface Props {
  builder: ReadyBuilder;
  onOpen: (place: Selection) => void;
  onUndo: ApplyChange;
}

/** All courses with their lessons, and the way back to what was edited last. */
export const HomeView = memo(function HomeView({ builder, onOpen, onUndo }: Props) {
  const { courses } = builder;
  const on = useHandlers({
    open: onOpen,
    openCourse: (course: string) => onOpen({ course, lesson: null, slide: null }),
  });
  const [coAuthors, setCoAuthors] = useState<CoAuthors | null>(null);
  const lessons = useMemo(() => courses.flatMap((course) => course.lessons), [courses]);
  const urls = useFetchedFileUrls(
    useMemo(
      () =>
        courses.map((course) => ({
          cover_url: coverUrlOf(course),
          lessons: firstOf(course).map(({ poster_url }) => ({ poster_url })),
        })),
      [courses],
    ),
  );
  const items = useKeptItems(
    courses,
    (course) => [
      course,
      courses,
      course.lessons.some(({ id }) => coAuthors?.marks.has(id)) ? coAuthors : null,
    ],
    (course) => ({
      id: course.id,
      label: course.title,
      picture: <CourseCover url={coverUrlOf(course)} title={course.title} />,
      detail: <Summary courses={courses} course={course} />,
      below: (
        <Lessons
          course={course}
          isAlone={courses.length === 1}
          coAuthors={coAuthors}
          onOpen={on.open}
          onOpenCourse={on.openCourse}
        />
      ),
    }),
  );
  return (
    <div className={styles.scroll} data-scrolls>
      <div className={styles.page}>
        <FileUrlsContext value={urls}>
          <Continue courses={courses} onOpen={onOpen} />
        </FileUrlsContext>
        <section className={styles.courses} aria-labelledby="courses-heading">
          <div className={styles.head}>
            <h2 id="courses-heading">{words.courses}</h2>
            <ListUndo list={COURSES} rows={[]} onUndo={onUndo} />
          </div>
          <AddForm
            label={words.newCourse}
            button={words.addCourse}
            onAdd={(title) => builder.addCourse(title)}
          />
          <Suspense>
            <OpenLessons lessons={lessons} onChange={setCoAuthors} />
          </Suspense>
          {courses.length === 0 && <p>{words.noCourses}</p>}
          <FileUrlsContext value={urls}>
            <ItemList
              name={words.courses}
              items={items}
              selected={null}
              onSelect={on.openCourse}
              onMove={builder.moveCourse}
            />
          </FileUrlsContext>
          <Problem builder={builder} place="courses" />
        </section>
      </div>
    </div>
  );
});

/** A course of which families see some lessons has their number in its state. */
function Summary({
  courses,
  course,
}: Pick<LessonsProps, "course"> & Pick<ReadyBuilder, "courses">) {
  const publication = coursePublicationOf(courses, course);
  return (
    <span className={`${facts.facts} ${styles.summary}`}>
      <PublicationChip of={publication} />
      {publication.state !== "partly" && <span>{words.lessonCount(course.lessons.length)}</span>}
    </span>
  );
}

interface LessonsProps extends Pick<Props, "onOpen"> {
  course: OutlineCourse;
  isAlone: boolean;
  coAuthors: CoAuthors | null;
  onOpenCourse: (courseId: string) => void;
}

/** The first lessons of a course; on phones those of several courses are folded, so that the courses stay in view. */
function Lessons({ course, isAlone, coAuthors, onOpen, onOpenCourse }: LessonsProps) {
  const isFolded = useLayout() === "narrow" && !isAlone;
  if (course.lessons.length === 0) return null;
  return (
    <details
      key={String(isFolded)}
      className={styles.folded}
      data-single={!isAlone && course.lessons.length === 1}
      open={!isFolded}
    >
      <summary>{words.lessonCount(course.lessons.length)}</summary>
      <ol
        className={styles.lessons}
        data-alone={isAlone}
        aria-label={words.lessonsOf(course.title)}
      >
        {firstOf(course).map((lesson) => {
          const edit = editOf(lesson);
          return (
            <li key={lesson.id}>
              <button
                type="button"
                onClick={() => onOpen({ course: course.id, lesson: lesson.id, slide: null })}
              >
                <LessonPoster url={lesson.poster_url} />
                <span className={styles.words}>
                  <b>{lesson.title}</b>
                  <small className={facts.facts}>
                    <PublicationChip of={publicationOf(lesson)} />
                    <span>{words.slideCount(lesson.slides)}</span>
                    {edit !== null && <span>{edit}</span>}
                    <AuthorInitials coAuthors={coAuthors} id={lesson.id} />
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {course.lessons.length > FIRST_LESSONS && (
        <button
          type="button"
          className={`${tinted.tinted} ${styles.all}`}
          aria-label={words.allLessonsOf(course.lessons.length, course.title)}
          onClick={() => onOpenCourse(course.id)}
        >
          {words.allLessons(course.lessons.length)}
        </button>
      )}
    </details>
  );
}

function Continue({
  courses,
  onOpen,
}: { courses: readonly OutlineCourse[] } & Pick<Props, "onOpen">) {
  const [place] = useState(lastPlace);
  const course = courses.find(({ id }) => id === place?.course);
  if (place === null || course === undefined) return null;
  const index = course.lessons.findIndex(({ id }) => id === place.lesson);
  const lesson = course.lessons[index];
  const edit = lesson === undefined ? null : editOf(lesson);
  return (
    <section className={styles.continue} aria-labelledby="continue-heading">
      <LessonPoster url={lesson?.poster_url ?? null} place={index + 1} />
      <h2 id="continue-heading">{page.continueHeading}</h2>
      <p>
        {lesson === undefined ? course.title : `${course.title}: ${lesson.title}`}
        {edit !== null && <small>{edit}</small>}
      </p>
      <Button
        onClick={() =>
          onOpen({ ...place, lesson: lesson?.id ?? null, slide: lesson ? place.slide : null })
        }
      >
        {page.continueButton}
      </Button>
    </section>
  );
}
