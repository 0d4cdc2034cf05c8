import { useState } from "react";
import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Finding } from "#domain/content/publish-check.ts";
import { ALL_CHILDREN } from "#domain/wire/insight.ts";
import { lists as words } from "#app/copy/builder.ts";
import type { Conversions } from "../clips/conversions.ts";
import { lessonInsightQuery } from "../content/content-queries.ts";
import { ItemList, LONG_LIST } from "../lists/ItemList.tsx";
import { Shape } from "../lists/Shape.tsx";
import tinted from "../ui/tinted.module.css";
import { ChosenSlidesBar } from "./ChosenSlidesBar.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { ChooseButton, TextButton } from "./ChooseButton.tsx";
import { Problem } from "./Problem.tsx";
import { useChosenItems } from "./useChosenItems.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import { slidePictures, unfoldedKinds } from "../ui/device-settings.ts";
import { useDocumentMark } from "./useDocumentMark.ts";
import { useLayout } from "../ui/useLayout.ts";
import { useRailItems } from "./useRailItems.tsx";
import styles from "./SlideRail.module.css";

/** A list of so many slides has one line for each until the author chose. */
const VERY_LONG_LIST = 20;

/** A lesson that had so many slides when it was opened shows more of them: the kinds are folded. */
const KINDS_FOLDED_FROM = 7;

interface Props {
  builder: ReadyBuilder;
  findings: readonly Finding[];
  /** The findings are texts that are to be translated. */
  isTranslating: boolean;
  /** False while a translation is shown: there no slides are added, moved or deleted. */
  canAdd: boolean;
  conversions: Conversions;
  coAuthors: CoAuthors | null;
  /** Says who else is here. */
  together: ReactNode;
  onSelect: (slideId: string) => void;
  /** The buttons that add slides; null while they are shown in the middle of the page. */
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
  // Decided when the lesson opens, so that adding slides does not fold the kinds.
  const [hadMany] = useState(() => (lesson?.slides ?? 0) >= KINDS_FOLDED_FROM);
  const [picturesChosen, setPictures] = useState(slidePictures.read);
  const count = slides?.length ?? 0;
  const isLong = count >= LONG_LIST;
  const hasPictures = picturesChosen ?? count < VERY_LONG_LIST;
  const [isUnfoldedOnPhone, setUnfoldedOnPhone] = useState(false);
  const isAdding = isNarrow ? isUnfoldedOnPhone : (isUnfolded ?? !hadMany);
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
              <ChosenSlidesBar
                count={chosenIds.length}
                onStep={(step) => builder.moveSlides(chosen.ids, step)}
                onMove={() => props.onMoveAway(chosenIds)}
                onDelete={() => props.onDelete(chosen.ids, chosen.stop)}
              />
            ) : (
              (isEmpty || isAdding || props.hasNewClips) && props.adding
            )}
          </>
        )}
      </div>
    </section>
  );
}
