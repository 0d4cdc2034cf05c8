import { builder } from "#app/copy/builder.ts";
import { fixedVideos as words } from "#app/copy/fixed-videos.ts";
import type { fixVideoUrls } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import styles from "./panels.module.css";

export type FixReport = Awaited<ReturnType<typeof fixVideoUrls>>;

/** At the end of the name of an uploaded file. */
const HASH = /-[0-9a-f]{8,}(?=\.\w+$)/;

interface Props {
  report: FixReport;
  onOpen: (place: { lesson: string; slide: string }) => void;
  onClose: () => void;
}

/**
 * Result of 'Fix Video URLs': the slides that still need a video, which the author gives, and the
 * videos that were put back, each with the way to its slide (R-STAFF-6).
 */
export function FixedPanel({ report, onOpen, onClose }: Props) {
  const filled = report.filter(({ reason }) => reason === "filled");
  const left = report.filter(({ reason }) => reason !== "filled");
  const open = ({ lesson_id, slide_id }: FixReport[number]) => {
    onClose();
    onOpen({ lesson: lesson_id, slide: slide_id });
  };
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <p role="status">
        {report.length === 0 ? words.none : words.summary(filled.length, left.length)}
      </p>
      {report.length === 0 && <Button onClick={onClose}>{words.done}</Button>}
      <Part heading={words.leftHeading} next={words.leftNext} slides={left} onOpen={open} />
      <Part heading={words.filledHeading} next={words.filledNext} slides={filled} onOpen={open} />
    </Dialog>
  );
}

interface PartProps {
  heading: string;
  /** What the author does next. */
  next: string;
  slides: FixReport;
  onOpen: (slide: FixReport[number]) => void;
}

function Part({ heading, next, slides, onOpen }: PartProps) {
  if (slides.length === 0) return null;
  return (
    <section className={`${styles.course} ${styles.fading}`}>
      <h3>{heading}</h3>
      <p>{next}</p>
      <ul className={styles.rows}>
        {slides.map((slide) => {
          const line = words.line(slide.lesson, slide.slide);
          return (
            <li key={slide.slide_id}>
              <span>
                <b>{line}</b>
                <small className={styles.small}>
                  {slide.reason === "filled"
                    ? (slide.file ?? "").replace(HASH, "")
                    : words[slide.reason]}
                </small>
              </span>
              <span className={styles.tools}>
                <Button
                  look="quiet"
                  aria-label={`${words.open}: ${line}`}
                  onClick={() => onOpen(slide)}
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
