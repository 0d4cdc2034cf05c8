import { memo, Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { ALL_CHILDREN } from "#domain/wire/insight.ts";
import { lists as words } from "#app/copy/builder.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { SLIDE_HEADING } from "../ui/focus-finding.ts";
import { lessonInsightQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { Menu } from "../ui/Menu.tsx";
import { SaveState } from "../drafts/SaveState.tsx";
import { FieldsUndo } from "../content/FieldsUndo.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { RecordingRowContext } from "../ui/recording-row.ts";
import { ClashContext } from "../co-authors/Clash.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { Notices } from "../co-authors/AuthorInitials.tsx";
import { BandsField } from "./BandsField.tsx";
import { QuestionNotes } from "./QuestionNotes.tsx";
import { editingOf } from "./registry.ts";
import { SlideCounts } from "./SlideCounts.tsx";
import styles from "./slides.module.css";

interface Props {
  lessonId: string;
  slide: EditableSlide;
  /** Position of the slide, starting at 1. */
  place: number;
  coAuthors: CoAuthors | null;
  onDuplicate: (slide: EditableSlide) => void;
  onMove: (slide: EditableSlide) => void;
  onDelete: (slide: EditableSlide) => void;
  onUndo: ApplyChange;
}

/** Editor of one slide, saved while typing (R-STAFF-3). */
export const SlideEditor = memo(function SlideEditor({
  lessonId,
  slide,
  place,
  coAuthors,
  ...props
}: Props) {
  const { slides, lessons } = useContentDrafts();
  const saving = useDraft(slides, slide);
  const { value, edit } = saving;
  const editing = editingOf(value);
  const insight = useQuery(lessonInsightQuery(lessonId, ALL_CHILDREN)).data;
  return (
    <section className={styles.editor} aria-labelledby={SLIDE_HEADING}>
      <div className={styles.head}>
        <h2 key={slide.id} id={SLIDE_HEADING} tabIndex={-1}>
          {place}. {wordsOf(value.type)?.name ?? words.unknownKind}
        </h2>
        <SaveState key={`${slide.id} saved`} saving={saving} />
        <Notices key={`${slide.id} notices`} coAuthors={coAuthors} id={slide.id} />
        <FieldsUndo drafts={lessons} list={lessonId} rows={[saving]} onUndo={props.onUndo} />
        <div className={styles.more}>
          <Menu
            label={words.slideMenu}
            isDots
            items={[
              { label: words.duplicateSlide, onSelect: () => props.onDuplicate(slide) },
              { label: words.sendSlide, onSelect: () => props.onMove(slide) },
              { label: words.deleteSlide, onSelect: () => props.onDelete(slide), isDanger: true },
            ]}
          />
        </div>
      </div>
      {insight !== undefined && <SlideCounts slide={value} insight={insight} />}
      {editing === null ? (
        <p role="alert">{words.updateToEdit}</p>
      ) : (
        <RecordingRowContext value={slide.id}>
          <ClashContext value={saving.clashes}>
            <Suspense>
              {/* Made anew for each slide: nothing that was begun for one is used for another. */}
              <editing.Editor key={slide.id} lessonId={lessonId} slide={value} edit={edit} />
            </Suspense>
            <QuestionNotes key={`${slide.id} notes`} slide={value} edit={edit} />
            <BandsField bands={value.for} onChange={(bands) => edit({ for: bands })} />
          </ClashContext>
        </RecordingRowContext>
      )}
    </section>
  );
});
