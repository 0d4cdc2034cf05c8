import { lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { AuthorInitials } from "../co-authors/AuthorInitials.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { LessonPoster } from "../lists/LessonPoster.tsx";
import { useMediaQuery } from "../ui/useMediaQuery.ts";
import facts from "../ui/facts.module.css";
import tinted from "../ui/tinted.module.css";
import { editOf, publicationOf } from "../content/publication.ts";
import { PublicationChip } from "../content/PublicationChip.tsx";
import { useLayout } from "../ui/useLayout.ts";
import type { Selection } from "../ui/useSelection.ts";
import styles from "./HomeLessons.module.css";

/** A course shows so many lessons here; a button opens the course for more. */
const FIRST_LESSONS = 10;
export const firstLessonsOf = ({ lessons }: OutlineCourse) => lessons.slice(0, FIRST_LESSONS);

/** The lessons of several courses stand beside their course. */
const WIDE = "(min-width: 1100px)";
/** A lesson that is its course's only one does. */
const ROOM_FOR_ONE = "(min-width: 780px)";

interface Props {
  course: OutlineCourse;
  /** True if there is no other course. */
  isAlone: boolean;
  coAuthors: CoAuthors | null;
  onOpen: (place: Selection) => void;
  onOpenCourse: (courseId: string) => void;
}

/** The first lessons of a course; on phones those of several courses are folded, so that the courses stay in view. */
export function HomeLessons({ course, isAlone, coAuthors, onOpen, onOpenCourse }: Props) {
  const isFolded = useLayout() === "narrow" && !isAlone;
  const [isWide, hasRoomForOne] = [useMediaQuery(WIDE), useMediaQuery(ROOM_FOR_ONE)];
  const isBeside = !isAlone && (isWide || (hasRoomForOne && course.lessons.length === 1));
  if (course.lessons.length === 0) return null;
  return (
    <details
      key={String(isFolded)}
      className={styles.folded}
      data-beside={isBeside}
      open={!isFolded}
    >
      <summary>{words.lessonCount(course.lessons.length)}</summary>
      <ol
        className={styles.lessons}
        data-alone={isAlone}
        aria-label={words.lessonsOf(course.title)}
      >
        {firstLessonsOf(course).map((lesson) => {
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
