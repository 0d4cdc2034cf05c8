import { builder, fixed as words } from "#app/copy/builder.ts";
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
            <span>
              <b>{words.line(lesson, slide)}</b>
              <small>
                {reason === "filled" ? words.filled((file ?? "").replace(HASH, "")) : words[reason]}
              </small>
            </span>
            <span className={styles.tools}>
              <Button
                look="quiet"
                aria-label={`${words.open}: ${words.line(lesson, slide)}`}
                onClick={() => {
                  onClose();
                  onOpen({ lesson: lesson_id, slide: slide_id });
                }}
              >
                {words.open}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
