import { builder } from "#app/copy/builder.ts";
import { fixedVideos as words } from "#app/copy/clips.ts";
import type { fixVideoUrls, OutlineCourse } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import dots from "../ui/dot.module.css";
import styles from "./panels.module.css";

export type FixReport = Awaited<ReturnType<typeof fixVideoUrls>>;

/** At the end of the name of an uploaded file. */
const HASH = /-[0-9a-f]{8,}(?=\.\w+$)/;

/** What is back comes first, what never had a video last. */
const GROUPS = ["filled", "several_files", "lost", "empty"] as const;

const groupOf = ({ reason, is_lost }: FixReport[number]) =>
  reason !== "no_file" ? reason : is_lost ? "lost" : "empty";

interface Props {
  report: FixReport;
  courses: readonly OutlineCourse[];
  onOpen: (place: { course: string | null; lesson: string; slide: string }) => void;
  onClose: () => void;
}

/**
 * Result of 'Fix Video URLs': the videos that were put back, and the slides that still need one,
 * which the author gives, each with the way to it (R-STAFF-6).
 */
export function FixedPanel({ report, courses, onOpen, onClose }: Props) {
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <p className={styles.small}>{builder.fixUrlsHint}</p>
      {report.length === 0 && (
        <>
          <p role="status">{words.none}</p>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      )}
      {GROUPS.map((group) => {
        const slides = report.filter((slide) => groupOf(slide) === group);
        return (
          <Group
            key={group}
            group={group}
            isAlone={slides.length === report.length}
            slides={slides}
            courses={courses}
            onOpen={(place) => {
              onClose();
              onOpen(place);
            }}
          />
        );
      })}
    </Dialog>
  );
}

interface GroupProps extends Pick<Props, "courses" | "onOpen"> {
  group: (typeof GROUPS)[number];
  /** There is no other group. */
  isAlone: boolean;
  slides: FixReport;
}

function Group({ group, isAlone, slides, courses, onOpen }: GroupProps) {
  if (slides.length === 0) return null;
  return (
    <section className={`${styles.course} ${styles.fading}`}>
      <p role="status" className={`${dots.dot} ${styles.outcome}`} data-outcome={group}>
        <b>
          {group === "empty" && isAlone && words.noneLost}
          {words.groups[group](slides.length)}
        </b>
        {words.next[group](slides.length)}
      </p>
      <ul className={styles.rows}>
        {slides.map(({ lesson_id, slide_id, lesson, slide, file }) => {
          const isIt = ({ id }: { id: string }) => id === lesson_id;
          const course = courses.find(({ lessons }) => lessons.some(isIt));
          return (
            <li key={slide_id}>
              <span>
                <b>{lesson}</b>
                <small className={styles.small}>
                  {[
                    // Two lessons of a course can have the same title.
                    course && words.lesson(course.lessons.findIndex(isIt) + 1),
                    words.slide(slide),
                    course?.title,
                    file?.replace(HASH, ""),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              <span className={styles.tools}>
                <Button
                  look="quiet"
                  aria-label={words.open(slide, lesson)}
                  onClick={() =>
                    onOpen({ course: course?.id ?? null, lesson: lesson_id, slide: slide_id })
                  }
                >
                  {words.openShort}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
