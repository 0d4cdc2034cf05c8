import type { CSSProperties } from "react";
import type { Finding } from "#domain/content/publish-check.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import { lessonChecks, publish as words } from "#app/copy/builder-publish.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { countsOf } from "./FindingCounts.tsx";
import styles from "./Findings.module.css";

export interface FindingsProps {
  findings: readonly Finding[];
  slides: readonly EditableSlide[];
  onOpen: (finding: Finding) => void;
  /** Heading of what stops Publish. */
  blocked?: string;
}

/** What is missing, slide by slide; each line leads to its field. */
export function Findings({ findings, slides, onOpen, blocked }: FindingsProps) {
  if (findings.length === 0) return <p>{words.ready}</p>;
  const { needed, recommended } = countsOf(findings);
  const places = new Map<string | null, number>(slides.map(({ id }, index) => [id, index]));
  const placeOf = (slideId: string | null) => places.get(slideId) ?? slides.length;
  const isNeeded = (ofSlide: readonly Finding[]) => ofSlide.some(isBlocking);
  // What stops Publish is above what does not.
  const bySlide = [...Map.groupBy(findings, ({ slideId }) => slideId)].toSorted(
    ([one, of], [other, ofOther]) =>
      Number(isNeeded(ofOther)) - Number(isNeeded(of)) || placeOf(one) - placeOf(other),
  );
  return (
    <div className={styles.findings}>
      {needed > 0 && <p data-needed>{blocked ?? words.blocked(needed)}</p>}
      {recommended > 0 && <p>{words.shoulds(recommended)}</p>}
      {bySlide.map(([slideId, ofSlide]) => (
        <OfSlide
          key={slideId ?? "lesson"}
          place={placeOf(slideId) + 1}
          slide={slides[placeOf(slideId)] ?? null}
          findings={ofSlide}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface OfSlideProps extends Pick<FindingsProps, "findings" | "onOpen"> {
  /** Position of the slide, from 1. */
  place: number;
  /** Null for what the lesson lacks as a whole. */
  slide: EditableSlide | null;
}

const summaryOf = (slide: EditableSlide) =>
  rulesOf(slide.type)?.summary(slide).trim() || (wordsOf(slide.type)?.name ?? "");

const ofLesson: Readonly<Record<string, string>> = lessonChecks;

function OfSlide({ place, slide, findings, onOpen }: OfSlideProps) {
  const kind = slide === null ? null : wordsOf(slide.type);
  const partOf = ({ part }: Finding) => (part === null ? undefined : kind?.part?.(part + 1));
  const rows = [
    ...findings.filter(isBlocking),
    ...findings.filter((finding) => !isBlocking(finding)),
  ];
  return (
    <section style={{ "--rows": rows.length } as CSSProperties}>
      <h3>{slide === null ? words.ofLesson : `${place}. ${summaryOf(slide)}`}</h3>
      <ul>
        {rows.map((finding) => {
          const part = partOf(finding);
          return (
            <li key={`${finding.check}-${finding.part}`}>
              <button
                type="button"
                data-needed={isBlocking(finding)}
                onClick={() => onOpen(finding)}
              >
                <span>
                  {slide !== null && (
                    <span className="visually-hidden">
                      {words.slide(place)}
                      {part === undefined ? ": " : ", "}
                    </span>
                  )}
                  {part !== undefined && <b>{part}: </b>}
                  {kind?.checks[finding.check] ?? ofLesson[finding.check]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
