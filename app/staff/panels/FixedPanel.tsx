import { builder } from "#app/copy/builder.ts";
import { fixedVideos as words } from "#app/copy/fixed-videos.ts";
import type { fixVideoUrls } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import styles from "./panels.module.css";

export type FixReport = Awaited<ReturnType<typeof fixVideoUrls>>;

/** At the end of the name of an uploaded file. */
const HASH = /-[0-9a-f]{8,}(?=\.\w+$)/;

/** What the author has to do comes first. */
const GROUPS = ["no_file", "several_files", "filled"] as const;

interface Props {
  report: FixReport;
  /** Title of a lesson's course. */
  courseOf: (lessonId: string) => string;
  onOpen: (place: { lesson: string; slide: string }) => void;
  onClose: () => void;
}

/**
 * Result of 'Fix Video URLs': the slides that still need a video, which the author gives, and the
 * videos that were put back, each with the way to its slide (R-STAFF-6).
 */
export function FixedPanel({ report, courseOf, onOpen, onClose }: Props) {
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <p className={styles.small}>{words.tool}</p>
      {report.length === 0 && (
        <>
          <p role="status">{words.none}</p>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      )}
      {GROUPS.map((group) => (
        <Group
          key={group}
          said={words.groups[group]}
          slides={report.filter(({ reason }) => reason === group)}
          courseOf={courseOf}
          onOpen={({ lesson_id, slide_id }) => {
            onClose();
            onOpen({ lesson: lesson_id, slide: slide_id });
          }}
        />
      ))}
    </Dialog>
  );
}

interface GroupProps extends Pick<Props, "courseOf"> {
  said: (slides: number) => string;
  slides: FixReport;
  onOpen: (slide: FixReport[number]) => void;
}

function Group({ said, slides, courseOf, onOpen }: GroupProps) {
  if (slides.length === 0) return null;
  return (
    <section className={`${styles.course} ${styles.fading}`}>
      <p role="status">{said(slides.length)}</p>
      <ul className={styles.rows}>
        {slides.map((slide) => (
          <li key={slide.slide_id}>
            <span>
              <b>{slide.lesson}</b>
              <small className={styles.small}>
                {[
                  words.slide(slide.slide),
                  courseOf(slide.lesson_id),
                  (slide.file ?? "").replace(HASH, ""),
                ]
                  .filter((text) => text !== "")
                  .join(" · ")}
              </small>
            </span>
            <span className={styles.tools}>
              <Button
                look="quiet"
                aria-label={words.open(slide.slide, slide.lesson)}
                onClick={() => onOpen(slide)}
              >
                {words.openShort}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
