import { builder, fixed as words } from "#app/copy/builder.ts";
import type { fixVideoUrls } from "#app/data/authoring/authoring.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import styles from "./panels.module.css";

export type FixReport = Awaited<ReturnType<typeof fixVideoUrls>>;

interface Props {
  report: FixReport;
  onOpen: (place: { lesson: string; slide: string }) => void;
  onClose: () => void;
}

/**
 * Result of 'Fix Video URLs': the videos that were filled in, and those still missing, each with the
 * way to its slide (R-STAFF-6).
 */
export function FixedPanel({ report, onOpen, onClose }: Props) {
  const filled = report.filter(({ reason }) => reason === "filled").length;
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <p role="status">
        {report.length === 0 ? words.none : words.summary(filled, report.length - filled)}
      </p>
      <ul className={styles.rows}>
        {report.map(({ lesson_id, slide_id, lesson, slide, file, reason }) => (
          <li key={slide_id}>
            {reason === "filled" ? (
              <b>{words.line(lesson, slide)}</b>
            ) : (
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  onClose();
                  onOpen({ lesson: lesson_id, slide: slide_id });
                }}
              >
                {words.line(lesson, slide)}
              </button>
            )}
            <span>{reason === "filled" ? words.filled(file ?? "") : words[reason]}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
