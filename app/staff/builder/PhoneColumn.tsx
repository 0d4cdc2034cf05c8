import type { Finding } from "#domain/content/publish-check.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Checklist } from "../panels/Checklist.tsx";
import { Preview } from "../preview/Preview.tsx";
import type { PreviewLanguage } from "../preview/Preview.tsx";
import styles from "./PhoneColumn.module.css";

interface Props {
  draft: LessonVersion & { slides: EditableSlide[] };
  /** A published version that is shown instead of the draft, or null. */
  shownVersion: LessonVersion | null;
  /** The draft in the language that is on the desk, or null. */
  translated: LessonVersion | null;
  languages: OutlineLesson["languages"];
  /** The language on the phone; null for a course in English only. */
  language: PreviewLanguage | null;
  /** Index of the slide to begin at. */
  place: number;
  /** Shown instead of that slide, whose clip is on its way; null to show the slide. */
  coming: string | null;
  findings: readonly Finding[];
  onOpen: (finding: Finding) => void;
  onBackToDraft: () => void;
}

/** The checklist, folded away, and the lesson as a child sees it. */
export function PhoneColumn({
  draft,
  shownVersion,
  translated,
  languages,
  language,
  place,
  coming,
  findings,
  onOpen,
  onBackToDraft,
}: Props) {
  return (
    <div className={styles.column}>
      <Checklist findings={findings} slides={draft.slides} languages={languages} onOpen={onOpen} />
      <Preview
        lesson={shownVersion ?? translated ?? draft}
        startAt={place}
        version={shownVersion?.version ?? null}
        language={shownVersion === null ? language : null}
        coming={shownVersion === null ? coming : null}
        onBackToDraft={onBackToDraft}
      />
    </div>
  );
}
