import type { ReactNode } from "react";
import { builder as page, lists as words } from "#app/copy/builder.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { FieldsUndo } from "../content/FieldsUndo.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { Shape } from "../lists/Shape.tsx";
import { SlideEditor } from "../slides/SlideEditor.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { LessonFields } from "./LessonFields.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import styles from "./LessonEditor.module.css";

interface Props {
  builder: ReadyBuilder;
  /** Position of the slide in focus, starting at 1. */
  place: number;
  coAuthors: CoAuthors | null;
  /** The lesson's own fields stand above the slide; on phones they are with the list of slides. */
  hasFields: boolean;
  /** The lesson's own fields were unfolded or folded. */
  onFields: (isOpen: boolean) => void;
  /** The buttons that add the first slide; null if they are shown elsewhere. */
  adding: ReactNode;
  /** Opens the slide before or behind this one; null where the list of slides is beside it. */
  onOpen: ((slideId: string) => void) | null;
  onDuplicate: (slide: EditableSlide) => void;
  onMove: (slide: EditableSlide) => void;
  onDelete: (slide: EditableSlide) => void;
  onUndo: ApplyChange;
}

/** The middle of the desk: the lesson's settings, and the editor of the slide in focus. */
export function LessonEditor({ builder, place, coAuthors, hasFields, ...props }: Props) {
  const { lesson, slides, slide } = builder;
  if (lesson === null) return null;
  return (
    <div className={styles.scroll} data-scrolls>
      {hasFields && (
        <LessonFields
          key={lesson.id}
          lesson={lesson}
          coAuthors={coAuthors}
          onToggle={props.onFields}
        />
      )}
      {slides === null && <Shape of="card" />}
      {slides?.length === 0 && (
        <NoSlides lessonId={lesson.id} adding={props.adding} onUndo={props.onUndo} />
      )}
      {slide !== null && (
        <section className={styles.slide} aria-label={page.editor}>
          <SlideEditor
            lessonId={lesson.id}
            slide={slide}
            place={place}
            coAuthors={coAuthors}
            onDuplicate={props.onDuplicate}
            onMove={props.onMove}
            onDelete={props.onDelete}
            onUndo={props.onUndo}
          />
        </section>
      )}
      {slides !== null && slide !== null && props.onOpen !== null && (
        <SlideSteps slides={slides} place={place} onOpen={props.onOpen} />
      )}
    </div>
  );
}

interface StepsProps {
  slides: readonly EditableSlide[];
  place: number;
  onOpen: (slideId: string) => void;
}

/** The ways to the slides before and behind this one. */
const SlideSteps = ({ slides, place, onOpen }: StepsProps) => (
  <nav className={styles.steps} aria-label={words.steps}>
    {[place - 1, place + 1].map((to) => {
      const slide = slides[to - 1];
      return (
        slide !== undefined && (
          <button
            key={to}
            type="button"
            data-to={Math.sign(to - place)}
            onClick={() => onOpen(slide.id)}
          >
            {to}. {wordsOf(slide.type)?.name ?? words.unknownKind}
          </button>
        )
      );
    })}
  </nav>
);

interface NoSlidesProps extends Pick<Props, "adding" | "onUndo"> {
  lessonId: string;
}

function NoSlides({ lessonId, adding, onUndo }: NoSlidesProps) {
  const { lessons } = useContentDrafts();
  return (
    <div className={styles.empty}>
      <p>{adding === null ? words.slidesHere : words.noSlides}</p>
      {adding}
      <FieldsUndo drafts={lessons} list={lessonId} onUndo={onUndo} />
    </div>
  );
}
