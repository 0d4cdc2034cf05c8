import { memo, useMemo, useState } from "react";
import { builder as page, lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHandlers } from "#app/ui/use-handlers.ts";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { OpenLessons } from "../co-authors/OpenLessons.tsx";
import { COURSES } from "../drafts/list-history.ts";
import { ListUndo } from "../content/ListUndo.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { AddForm } from "../lists/AddForm.tsx";
import { LessonPoster } from "../lists/LessonPoster.tsx";
import { ItemList } from "../lists/ItemList.tsx";
import { useKeptItems } from "../lists/useKeptItems.ts";
import { CourseCover, coverUrlOf } from "../lists/CourseCover.tsx";
import { FileUrlsContext, useFetchedFileUrls } from "../files/media-urls.ts";
import { firstLessonsOf, HomeLessons } from "./HomeLessons.tsx";
import { lastPlace } from "./last-place.ts";
import facts from "../ui/facts.module.css";
import { Problem } from "./Problem.tsx";
import { coursePublicationOf, editOf } from "../content/publication.ts";
import { PublicationChip } from "../content/PublicationChip.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import type { Selection } from "../ui/useSelection.ts";
import styles from "./HomeView.module.css";

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
          lessons: firstLessonsOf(course).map(({ poster_url }) => ({ poster_url })),
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
        <HomeLessons
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
          <OpenLessons lessons={lessons} onChange={setCoAuthors} />
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
function Summary({ courses, course }: { course: OutlineCourse } & Pick<ReadyBuilder, "courses">) {
  const publication = coursePublicationOf(courses, course);
  return (
    <span className={`${facts.facts} ${styles.summary}`}>
      <PublicationChip of={publication} />
      {publication.state !== "partly" && <span>{words.lessonCount(course.lessons.length)}</span>}
    </span>
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
