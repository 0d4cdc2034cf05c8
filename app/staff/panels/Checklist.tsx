import { memo, useState } from "react";
import type { CSSProperties } from "react";
import type { Finding } from "#domain/content/publish-check.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import { lessonChecks, publish as words } from "#app/copy/builder-publish.ts";
import { clips as clipWords } from "#app/copy/builder-clips.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import { translation } from "#app/copy/translation.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { LanguageStates } from "../translation/LanguageStates.tsx";
import { countsOf, FindingCounts } from "./FindingCounts.tsx";
import styles from "./panels.module.css";

interface Props {
  findings: readonly Finding[];
  slides: readonly EditableSlide[];
  onOpen: (finding: Finding) => void;
}

/** The findings of the publish check; each line leads to its field (R-STAFF-4). */
export const Checklist = memo(function Checklist({
  languages,
  ...props
}: Props & { languages: OutlineLesson["languages"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.checklist}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{words.checklist}</h2>
        <FindingCounts {...countsOf(props.findings)} />
      </summary>
      {isOpen && (
        <div className={styles.scroll}>
          <Findings {...props} />
          <LanguageStates languages={languages} say={translation.progress} />
          <Clips slides={props.slides} />
        </div>
      )}
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
    <div className={styles.group}>
      <p>{clipWords.heading}</p>
      <ul className={styles.clips}>
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

interface FindingsProps extends Props {
  /** Heading of what stops Publish. */
  blocked?: string;
}

export function Findings({ findings, slides, onOpen, blocked }: FindingsProps) {
  if (findings.length === 0) return <p>{words.ready}</p>;
  const blocking = findings.filter(isBlocking);
  const others = findings.filter((finding) => !isBlocking(finding));
  return (
    <>
      {blocking.length > 0 && (
        <Group
          heading={blocked ?? words.blocked(blocking.length)}
          isNeeded
          findings={blocking}
          slides={slides}
          onOpen={onOpen}
        />
      )}
      {others.length > 0 && (
        <Group
          heading={words.shoulds(others.length)}
          findings={others}
          slides={slides}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

interface GroupProps extends Props {
  heading: string;
  /** Nothing is published without it. */
  isNeeded?: boolean;
}

function Group({ heading, isNeeded = false, findings, slides, onOpen }: GroupProps) {
  const places = new Map(slides.map(({ id }, index) => [id, index]));
  const placeOf = ({ slideId }: Finding) => places.get(slideId ?? "") ?? -1;
  const wordsFor = (finding: Finding) => wordsOf(slides[placeOf(finding)]?.type ?? "");
  const where = (finding: Finding) => {
    const place = placeOf(finding) + 1;
    const part = finding.part === null ? undefined : wordsFor(finding)?.part?.(finding.part + 1);
    return [...(place > 0 ? [words.slide(place)] : []), ...(part ? [part] : [])].join(", ");
  };
  const ofLesson: Readonly<Record<string, string>> = lessonChecks;
  const what = (finding: Finding) =>
    wordsFor(finding)?.checks[finding.check] ?? ofLesson[finding.check];
  return (
    <div className={styles.group} data-needed={isNeeded}>
      <p>{heading}</p>
      {[...Map.groupBy(findings, ({ slideId }) => slideId)].map(([slideId, ofSlide]) => (
        <ul
          key={slideId ?? "lesson"}
          className={styles.findings}
          style={{ "--rows": ofSlide.length } as CSSProperties}
        >
          {ofSlide.map((finding) => (
            <li key={`${finding.check}-${finding.part}`}>
              <button type="button" onClick={() => onOpen(finding)}>
                {where(finding) !== "" && <b>{where(finding)}: </b>}
                {what(finding)}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
