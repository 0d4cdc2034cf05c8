import { useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { Finding } from "#domain/content/publish-check.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import { lists } from "#app/copy/builder.ts";
import { fixOf, publish as words } from "#app/copy/publishing.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import { translating } from "#app/copy/translation.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { findingText } from "./finding-text.ts";
import { countsOf } from "./FindingCounts.tsx";
import { summaryOf } from "./slide-summary.ts";
import styles from "./Findings.module.css";

export interface FindingsProps {
  findings: readonly Finding[];
  slides: readonly EditableSlide[];
  onOpen: (finding: Finding) => void;
  /** Heading of what stops Publish. */
  blocked?: string;
  /** Of many recommended lines, the most frequent are shown once; all are folded, slide by slide. */
  foldsTips?: boolean;
}

/** More lines than these are folded, below what stops Publish. */
const OPEN_MAX = 5;
/** So many kinds of tips stand for a long list. */
const KINDS_MAX = 3;

/** What stops Publish, then what is recommended, each slide by slide; each line leads to its field. */
export function Findings({
  findings,
  slides,
  onOpen,
  blocked = words.blocked,
  foldsTips = false,
}: FindingsProps) {
  if (findings.length === 0) return <p className={styles.ready}>{words.ready}</p>;
  const { needed, recommended } = countsOf(findings);
  const isLong = recommended > OPEN_MAX;
  const ofWeight = (isOfNeeded: boolean) => (
    <BySlide
      findings={findings.filter((finding) => isBlocking(finding) === isOfNeeded)}
      slides={slides}
      isFolded={foldsTips && !isOfNeeded && isLong}
      onOpen={onOpen}
    />
  );
  return (
    <div className={styles.findings}>
      {needed > 0 && (
        <div>
          <h3 data-needed>{blocked}</h3>
          {ofWeight(true)}
        </div>
      )}
      {recommended > 0 &&
        (foldsTips && isLong ? (
          <div>
            <h3>{words.shoulds(recommended)}</h3>
            <p>{words.optional}</p>
            <FrequentTips findings={findings} slides={slides} onOpen={onOpen} />
            <Folded summary={words.bySlide(recommended)}>{ofWeight(false)}</Folded>
          </div>
        ) : (
          <Folded
            startsOpen={!isLong || needed === 0}
            summary={<h3>{words.shoulds(recommended)}</h3>}
          >
            {ofWeight(false)}
          </Folded>
        ))}
    </div>
  );
}

/** The most frequent tips, with their number; each line leads to the first field that lacks it. */
function FrequentTips({ findings, slides, onOpen }: Omit<BySlideProps, "isFolded">) {
  const placeOf = (slideId: string | null) => slides.findIndex(({ id }) => id === slideId) + 1;
  const textOf = (finding: Finding) =>
    findingText(finding, slides[placeOf(finding.slideId) - 1] ?? null);
  const tips = findings.filter((finding) => !isBlocking(finding));
  const kinds = [...Map.groupBy(tips, textOf)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const others = kinds.slice(KINDS_MAX).reduce((sum, [, of]) => sum + of.length, 0);
  return (
    <ul>
      {kinds.slice(0, KINDS_MAX).flatMap(([text, of]) =>
        of.slice(0, 1).map((first) => (
          <li key={text}>
            <button type="button" onClick={() => onOpen(first)}>
              <span>
                {text} <b>{words.times(of.length)}</b>
              </span>{" "}
              <span className={styles.fix}>
                {fixOf(first.check, first.slideId === null ? null : placeOf(first.slideId))}
              </span>
            </button>
          </li>
        )),
      )}
      {others > 0 && <li>{words.others(others)}</li>}
    </ul>
  );
}

interface FoldedProps {
  startsOpen?: boolean;
  summary: ReactNode;
  /** Rendered once it is unfolded: a long lesson has hundreds of lines. */
  children: ReactNode;
}

function Folded({ startsOpen = false, summary, children }: FoldedProps) {
  const [wasOpened, setOpened] = useState(startsOpen);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The lines that come are not below the edge of a low window.
    if (wasOpened && !startsOpen) place.current?.scrollIntoView({ block: "nearest" });
  }, [wasOpened, startsOpen]);
  return (
    <details
      ref={place}
      open={startsOpen}
      onToggle={({ currentTarget }) => setOpened(wasOpened || currentTarget.open)}
    >
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  );
}

interface BySlideProps extends Pick<FindingsProps, "findings" | "slides" | "onOpen"> {
  isFolded: boolean;
}

function BySlide({ findings, slides, isFolded, onOpen }: BySlideProps) {
  const places = new Map<string | null, number>(slides.map(({ id }, index) => [id, index]));
  const placeOf = (slideId: string | null) => places.get(slideId) ?? slides.length;
  return [...Map.groupBy(findings, ({ slideId }) => slideId)]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([slideId, ofSlide]) => (
      <OfSlide
        key={slideId ?? "lesson"}
        place={placeOf(slideId) + 1}
        slide={slides[placeOf(slideId)] ?? null}
        findings={ofSlide}
        isFolded={isFolded}
        onOpen={onOpen}
      />
    ));
}

interface OfSlideProps extends Omit<BySlideProps, "slides"> {
  /** Position of the slide, from 1. */
  place: number;
  /** Null for what the lesson lacks as a whole. */
  slide: EditableSlide | null;
}

function OfSlide({ place, slide, findings, isFolded, onOpen }: OfSlideProps) {
  const kind = slide === null ? null : wordsOf(slide.type);
  const partOf = ({ part, voice }: Finding) =>
    voice !== undefined
      ? translating.name(voice.path)
      : part === null
        ? undefined
        : kind?.part?.(part + 1);
  const heading = <h4>{slide === null ? words.ofLesson : `${place}. ${summaryOf(slide)}`}</h4>;
  const lines = (
    <ul>
      {findings.map((finding) => {
        const part = partOf(finding);
        return (
          <li key={`${finding.check}-${finding.part}-${finding.voice?.path}`}>
            <button type="button" data-needed={isBlocking(finding)} onClick={() => onOpen(finding)}>
              <span>
                {slide !== null && (
                  <span className="visually-hidden">
                    {words.slide(place)}
                    {part === undefined ? ": " : ", "}
                  </span>
                )}
                {part !== undefined && <b>{part}: </b>}
                {findingText(finding, slide)}
              </span>{" "}
              <span className={styles.fix}>
                {fixOf(finding.check, slide === null ? null : place)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
  return isFolded ? (
    <Folded
      summary={
        <>
          {heading} <span>{lists.recommended(findings.length)}</span>
        </>
      }
    >
      {lines}
    </Folded>
  ) : (
    <section style={{ "--rows": findings.length } as CSSProperties}>
      {heading}
      {lines}
    </section>
  );
}
