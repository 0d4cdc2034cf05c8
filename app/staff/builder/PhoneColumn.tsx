import type { Finding } from "#domain/content/publish-check.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { Checklist } from "../panels/Checklist.tsx";
import { Preview } from "../preview/Preview.tsx";
import styles from "./PhoneColumn.module.css";

interface Props {
  draft: LessonVersion & { slides: EditableSlide[] };
  /** A published version that is shown instead of the draft, or null. */
  looked: LessonVersion | null;
  /** Index of the slide to begin at. */
  place: number;
  findings: readonly Finding[];
  onOpen: (finding: Finding) => void;
  onBackToDraft: () => void;
}

/** The checklist, folded away, and the lesson as a child sees it. */
export const PhoneColumn = ({ draft, looked, place, findings, onOpen, onBackToDraft }: Props) => (
  <div className={styles.column}>
    <Checklist findings={findings} slides={draft.slides} onOpen={onOpen} />
    <Preview
      lesson={looked ?? draft}
      startAt={place}
      version={looked?.version ?? null}
      onBackToDraft={onBackToDraft}
    />
  </div>
);
