import { Suspense, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import { ALL_CHILDREN, shareOf } from "#domain/wire/insight.ts";
import type { LessonInsight } from "#domain/wire/insight.ts";
import { lists as words } from "#app/copy/builder.ts";
import { clips } from "#app/copy/builder-clips.ts";
import { lessonInsight } from "#app/copy/insight.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import { translation } from "#app/copy/translation.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { isBeingMade } from "../clips/conversions.ts";
import type { Conversions } from "../clips/conversions.ts";
import { lessonInsightQuery } from "../content/content-queries.ts";
import { ItemList } from "../lists/ItemList.tsx";
import type { ListedItem } from "../lists/ItemList.tsx";
import { LONG_LIST } from "../lists/long-list.ts";
import { Shape } from "../lists/Shape.tsx";
import tinted from "../lists/tinted.module.css";
import { Thumbnail } from "../lists/Thumbnail.tsx";
import { useKeptItems } from "../lists/useKeptItems.ts";
import { FindingCounts } from "../panels/FindingCounts.tsx";
import type { Counts } from "../panels/FindingCounts.tsx";
import { lazyPart } from "../panels/lazy-part.tsx";
import { editingOf } from "../slides/registry.ts";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { AuthorInitials } from "../co-authors/AuthorInitials.tsx";
import { ChooseButton, TextButton } from "./ChooseButton.tsx";
import { Problem } from "./Problem.tsx";
import { useChosenItems } from "./useChosenItems.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import { slidePictures, unfoldedKinds } from "./device-settings.ts";
import { useDocumentMark } from "./useDocumentMark.ts";
import { useLayout } from "./useLayout.ts";
import styles from "./SlideRail.module.css";

const ChosenSlidesBar = lazyPart(
  async () => (await import("./ChosenSlidesBar.tsx")).ChosenSlidesBar,
);

/** A list of so many slides has one line for each until the author chose. */
const VERY_LONG_LIST = 20;

const describe = (slide: EditableSlide, conversion: ClipConversion | null) =>
  rulesOf(slide.type)?.summary(slide).trim() ||
  (isBeingMade(conversion) ? words.videoComing : (editingOf(slide)?.untitled(slide) ?? ""));

interface Props {
  builder: ReadyBuilder;
  findings: readonly Finding[];
  /** The findings are texts that are to be translated. */
  isTranslating: boolean;
  /** In another language no slides are added, moved away or deleted. */
  canAdd: boolean;
  conversions: Conversions;
  coAuthors: CoAuthors | null;
  /** Says who else is here. */
  together: ReactNode;
  onSelect: (slideId: string) => void;
  /** What adds slides; null while it stands in the middle of the desk. */
  adding: ReactNode;
  /** Videos are being added, or could not be: `adding` says so, also where it is folded. */
  hasNewClips: boolean;
  /** `place` is the position of the new slide, from 1. */
  onInsert: (place: number) => void;
  /** Moves slides to another lesson. */
  onMoveAway: (slideIds: readonly string[]) => void;
  /** `onGone` is called once they are in the trash. */
  onDelete: (slideIds: ReadonlySet<string>, onGone: () => void) => void;
}

/** The slides of the lesson in order, each with its picture, kind and what it still lacks. */
export function SlideRail({ builder, findings, onSelect, onInsert, ...props }: Props) {
  const { lesson, slides, slide } = builder;
  const chosen = useChosenItems(slides ?? [], slide?.id ?? null);
  const isChoosing = props.canAdd && chosen.isChoosing;
  useDocumentMark("selectsSlides", isChoosing);
  const isEmpty = slides?.length === 0;
  const isNarrow = useLayout() === "narrow";
  const [isUnfolded, setUnfolded] = useState(unfoldedKinds.read);
  const wasLong = useWasLong(lesson?.id ?? null, slides);
  const [picturesChosen, setPictures] = useState(slidePictures.read);
  const count = slides?.length ?? 0;
  const isLong = count >= LONG_LIST;
  const hasPictures = picturesChosen ?? count < VERY_LONG_LIST;
  const [isUnfoldedOnPhone, setUnfoldedOnPhone] = useState(false);
  const isAdding = isNarrow ? isUnfoldedOnPhone : (isUnfolded ?? !wasLong);
  const chosenIds = (slides ?? []).flatMap(({ id }) => (chosen.ids.has(id) ? [id] : []));
  const insight = useQuery({
    ...lessonInsightQuery(lesson?.id ?? "", ALL_CHILDREN),
    enabled: lesson !== null,
  }).data;
  const items = useRailItems({ slides: slides ?? [], findings, insight, ...props, onInsert });
  return (
    <section
      className={styles.rail}
      data-empty={isEmpty}
      data-choosing={isChoosing}
      aria-labelledby="slides-heading"
    >
      <h2 id="slides-heading" className="visually-hidden">
        {words.slides}
      </h2>
      <div className={styles.list} data-scrolls>
        {props.together}
        {slides === null ? (
          <Shape of="slide" count={5} />
        ) : (
          <ItemList
            name={words.slides}
            items={items}
            selected={slide?.id ?? null}
            onSelect={onSelect}
            onMove={builder.moveSlide}
            {...(props.canAdd && { choice: chosen })}
            isCompact
            isDense={isLong && !hasPictures}
          />
        )}
      </div>
      <div className={styles.add}>
        <Problem builder={builder} place="slides" />
        {props.canAdd && (
          <>
            <div className={styles.head} data-long={isLong}>
              <p className={styles.heading} role="status">
                {chosen.isChoosing
                  ? words.slidesChosen(chosenIds.length)
                  : isEmpty
                    ? props.adding === null
                      ? words.slidesHere
                      : words.noSlides
                    : null}
              </p>
              {!isEmpty && !chosen.isChoosing && (
                <button
                  type="button"
                  className={`${tinted.tinted} ${styles.fold}`}
                  aria-expanded={isAdding}
                  onClick={() => {
                    if (isNarrow) return setUnfoldedOnPhone(!isAdding);
                    setUnfolded(!isAdding);
                    unfoldedKinds.set(!isAdding);
                  }}
                >
                  {words.addSlide}
                </button>
              )}
              {isLong && !chosen.isChoosing && (
                <TextButton
                  onClick={() => {
                    setPictures(!hasPictures);
                    slidePictures.set(!hasPictures);
                  }}
                >
                  {hasPictures ? words.compact : words.withPictures}
                </TextButton>
              )}
              {slides !== null && slides.length > 1 && (
                <ChooseButton
                  isChoosing={chosen.isChoosing}
                  onToggle={chosen.toggleMode}
                  onAll={chosen.chooseAll}
                />
              )}
            </div>
            {chosen.isChoosing ? (
              <Suspense>
                <ChosenSlidesBar
                  count={chosenIds.length}
                  onStep={(step) => builder.moveSlides(chosen.ids, step)}
                  onMove={() => props.onMoveAway(chosenIds)}
                  onDelete={() => props.onDelete(chosen.ids, chosen.stop)}
                />
              </Suspense>
            ) : (
              (isEmpty || isAdding || props.hasNewClips) && props.adding
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Had the lesson a long list of slides when it was opened? It does not become long while slides are added. */
function useWasLong(lesson: string | null, slides: readonly unknown[] | null): boolean {
  const [opened, setOpened] = useState<{ lesson: string; wasLong: boolean } | null>(null);
  if (lesson !== null && slides !== null && opened?.lesson !== lesson)
    setOpened({ lesson, wasLong: slides.length >= LONG_LIST });
  return opened?.wasLong === true;
}

interface RailItems extends Pick<
  Props,
  "findings" | "isTranslating" | "canAdd" | "conversions" | "coAuthors" | "onInsert"
> {
  slides: readonly EditableSlide[];
  insight: LessonInsight | undefined;
}

/** The rows of the rail; one is made anew only where something of it has changed. */
function useRailItems(props: RailItems) {
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
    above: canAdd && index > 0 && (
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
  const share = isTranslating
    ? null
    : shareOf(insight?.slides[slide.id]?.reached ?? 0, insight?.started ?? 0);
  return (
    <>
      {wordsOf(slide.type)?.name ?? words.unknownKind}{" "}
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
