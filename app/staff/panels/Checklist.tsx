import { memo, useState } from "react";
import type { Finding } from "#domain/content/publish-check.ts";
import { builder as words } from "#app/copy/builder.ts";
import { clips as clipWords } from "#app/copy/clips.ts";
import { translation } from "#app/copy/translation.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { LanguageStates } from "./LanguageStates.tsx";
import { countsOf, FindingCounts } from "../ui/FindingCounts.tsx";
import { Findings } from "../ui/Findings.tsx";
import styles from "./Checklist.module.css";

interface Props {
  findings: readonly Finding[];
  slides: readonly EditableSlide[];
  onOpen: (finding: Finding) => void;
}

interface ListProps extends Props {
  languages: OutlineLesson["languages"];
  /** It has a place of its own, and is not folded. */
  isUnfolded: boolean;
  onTranslate: (language: string) => void;
}

/** The findings of the publish check; each line leads to its field (R-STAFF-4). */
export const Checklist = memo(function Checklist({
  languages,
  isUnfolded,
  onTranslate,
  ...props
}: ListProps) {
  const [isOpen, setOpen] = useState(false);
  const head = (
    <>
      <h2>{words.checklist}</h2>
      <FindingCounts {...countsOf(props.findings)} />
    </>
  );
  const list = (
    <div className={styles.list}>
      <Findings {...props} />
      <LanguageStates languages={languages} say={translation.progress} onOpen={onTranslate} />
      <Clips slides={props.slides} />
    </div>
  );
  return isUnfolded ? (
    <div className={styles.checklist}>
      <header>{head}</header>
      {list}
    </div>
  ) : (
    <details
      className={styles.checklist}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{head}</summary>
      {isOpen && list}
    </details>
  );
});

/** How long and how heavy each clip is. */
function Clips({ slides }: Pick<Props, "slides">) {
  const clips = slides.flatMap((slide, index) =>
    slide.type === "video" && slide.video_url !== null && slide.video_seconds !== null
      ? [
          {
            id: slide.id,
            place: index + 1,
            size: clipWords.size(slide.video_seconds, slide.video_bytes ?? null),
          },
        ]
      : [],
  );
  if (clips.length === 0) return null;
  return (
    <div className={styles.clips}>
      <p>{clipWords.heading}</p>
      <ul>
        {clips.map(({ id, place, size }) => (
          <li key={id}>
            <b>{clipWords.slide(place)}: </b>
            {size}
          </li>
        ))}
      </ul>
    </div>
  );
}
