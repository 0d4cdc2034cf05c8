import type { ReactNode } from "react";
import type { LessonVersion } from "#domain/content/content.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { Preview } from "../preview/Preview.tsx";
import type { PreviewLanguage } from "../preview/Preview.tsx";
import styles from "./PhoneColumn.module.css";

interface Props {
  draft: LessonVersion & { slides: EditableSlide[] };
  /** A published version that is shown instead of the draft, or null. */
  shownVersion: LessonVersion | null;
  /** The draft in the language on the phone, or null. */
  translated: LessonVersion | null;
  /** The language on the phone; null for a course in English only. */
  language: PreviewLanguage | null;
  /** Index of the slide to begin at. */
  place: number;
  /** Shown instead of that slide, whose clip is on its way; null to show the slide. */
  coming: string | null;
  /** Above the phone, folded away; null where it has a place of its own. */
  checklist: ReactNode;
  /** The fields of the lesson's mission card are open. */
  opensCard: boolean;
  onBackToDraft: () => void;
}

/** The checklist, and the lesson as a child sees it. */
export function PhoneColumn({
  draft,
  shownVersion,
  translated,
  language,
  place,
  coming,
  checklist,
  opensCard,
  onBackToDraft,
}: Props) {
  return (
    <div className={styles.column}>
      {checklist}
      <Preview
        lesson={shownVersion ?? translated ?? draft}
        startAt={place}
        version={shownVersion?.version ?? null}
        language={shownVersion === null ? language : null}
        coming={shownVersion === null ? coming : null}
        opensCard={opensCard}
        onBackToDraft={onBackToDraft}
      />
    </div>
  );
}
