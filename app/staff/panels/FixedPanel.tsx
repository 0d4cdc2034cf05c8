import { builder, fixed as words } from "#app/copy/builder.ts";
import type { fixVideoUrls } from "#app/data/authoring/authoring.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import styles from "./panels.module.css";

export type FixReport = Awaited<ReturnType<typeof fixVideoUrls>>;

/**
 * Result of 'Fix Video URLs': the videos that were filled in, and those still missing (R-STAFF-6).
 */
export function FixedPanel({ report, onClose }: { report: FixReport; onClose: () => void }) {
  const filled = report.filter(({ reason }) => reason === "filled").length;
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <p role="status">
        {report.length === 0 ? words.none : words.summary(filled, report.length - filled)}
      </p>
      <ul className={styles.rows}>
        {report.map(({ slide_id, lesson, slide, file, reason }) => (
          <li key={slide_id}>
            <b>{words.line(lesson, slide)}</b>
            <span>{reason === "filled" ? words.filled(file ?? "") : words[reason]}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
