import { useMemo } from "react";
import { isBankQuestion } from "#domain/content/band-path.ts";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import { shareOf } from "#domain/wire/insight.ts";
import type { LessonInsight } from "#domain/wire/insight.ts";
import { shortAges } from "#app/copy/bands.ts";
import { lists as words } from "#app/copy/builder.ts";
import { clips } from "#app/copy/clips.ts";
import { lessonInsight } from "#app/copy/insight.ts";
import { slide as slideFields } from "#app/copy/slide-fields.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import { translation } from "#app/copy/translation.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { isBeingMade } from "../clips/conversions.ts";
import type { Conversions } from "../clips/conversions.ts";
import { AuthorInitials } from "../co-authors/AuthorInitials.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import type { ListedItem } from "../lists/ItemList.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import { useKeptItems } from "../lists/useKeptItems.ts";
import { FindingCounts } from "../ui/FindingCounts.tsx";
import type { Counts } from "../ui/FindingCounts.tsx";
import { editingOf } from "../slides/registry.ts";
import styles from "./SlideRail.module.css";

const describe = (slide: EditableSlide, conversion: ClipConversion | null) =>
  rulesOf(slide.type)?.summary(slide).trim() ||
  (isBeingMade(conversion) ? words.videoComing : (editingOf(slide)?.untitled(slide) ?? ""));

interface RailItems {
  slides: readonly EditableSlide[];
  findings: readonly Finding[];
  /** The findings are texts that are to be translated. */
  isTranslating: boolean;
  /** In another language no slides are added. */
  canAdd: boolean;
  conversions: Conversions;
  insight: LessonInsight | undefined;
  coAuthors: CoAuthors | null;
  /** `place` is the position of the new slide, from 1. */
  onInsert: (place: number) => void;
}

/** The rows of the rail; one is made anew only where something of it has changed. */
export function useRailItems(props: RailItems) {
  const { slides, findings, isTranslating, canAdd, conversions, insight, coAuthors } = props;
  const counts = useMemo(() => {
    const bySlide = new Map<string, Counts>();
    for (const finding of findings) {
      if (finding.slideId === null) continue;
      const of = bySlide.get(finding.slideId) ?? NONE;
      const kind = isBlocking(finding) ? "needed" : "recommended";
      bySlide.set(finding.slideId, { ...of, [kind]: of[kind] + 1 });
    }
    return bySlide;
  }, [findings]);
  const inputsOf = (slide: EditableSlide, index: number) => [
    slide,
    index,
    counts.get(slide.id)?.needed,
    counts.get(slide.id)?.recommended,
    isTranslating,
    canAdd,
    conversions.of(slide.id)?.state,
    conversions.of(slide.id)?.percent,
    insight,
    // The others are of slides that no colleague has open or changed.
    coAuthors?.marks.has(slide.id) === true || coAuthors?.changed.has(slide.id) === true
      ? coAuthors
      : null,
  ];
  return useKeptItems(slides, inputsOf, (slide, index): ListedItem => ({
    id: slide.id,
    label: `${index + 1}. ${describe(slide, conversions.of(slide.id))}`,
    detail: (
      <Detail
        slide={slide}
        counts={counts.get(slide.id) ?? NONE}
        isTranslating={isTranslating}
        conversion={conversions.of(slide.id)}
        insight={insight}
        coAuthors={coAuthors}
      />
    ),
    picture: <Thumbnail slide={slide} />,
    above: canAdd && (
      <button
        type="button"
        className={styles.insert}
        data-tight
        aria-label={words.insertAfter(index)}
        title={words.insertAfter(index)}
        onClick={() => props.onInsert(index + 1)}
      />
    ),
  }));
}

const NONE: Counts = { needed: 0, recommended: 0 };

interface DetailProps {
  slide: EditableSlide;
  counts: Counts;
  isTranslating: boolean;
  conversion: ClipConversion | null;
  insight: LessonInsight | undefined;
  coAuthors: CoAuthors | null;
}

function Detail({ slide, counts, isTranslating, conversion, insight, coAuthors }: DetailProps) {
  const isBank = isBankQuestion(slide);
  const share =
    isTranslating || isBank
      ? null
      : shareOf(insight?.slides[slide.id]?.reached ?? 0, insight?.started ?? 0);
  return (
    <>
      {wordsOf(slide.type)?.name ?? words.unknownKind}{" "}
      {slide.for && (
        <span className={styles.bands}>
          <span className="visually-hidden">{slideFields.bands} </span>
          {slide.for.map((band) => shortAges(band)).join(", ")}
        </span>
      )}{" "}
      {isBank && <span className={styles.bands}>{slideFields.forReview}</span>}{" "}
      {!isBeingMade(conversion) && (isTranslating || counts !== NONE) && (
        <FindingCounts {...counts} {...(isTranslating && { said: translation.counts })} />
      )}
      <AuthorInitials coAuthors={coAuthors} id={slide.id} />
      {conversion !== null && (
        <span className={styles.conversion} data-failed={conversion.state === "failed"}>
          {clips.inList[conversion.state](conversion.percent)}
          {conversion.state === "running" && (
            <progress max={100} value={conversion.percent} aria-label={clips.progress} />
          )}
        </span>
      )}
      {share !== null && (
        <span className={styles.share} title={lessonInsight.reachedShare(share)}>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ width: `${100 * share}%` }} />
          </span>
          <span aria-hidden="true">{lessonInsight.reachedIt(share)}</span>
          <span className="visually-hidden">{lessonInsight.reachedShare(share)}</span>
        </span>
      )}
    </>
  );
}
