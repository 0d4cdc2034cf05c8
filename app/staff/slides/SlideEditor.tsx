import { useQuery, useQueryClient } from "@tanstack/react-query";
import { triesUntilRight } from "#domain/wire/insight.ts";
import { insight, lists as words } from "#app/copy/builder.ts";
import { fetchSlideInsight, fetchSlides, saveSlide } from "#app/data/authoring/authoring.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { Button } from "#app/ui/Button.tsx";
import { SaveState } from "../autosave/SaveState.tsx";
import { useDraft } from "../autosave/useDraft.ts";
import { QuizEditor } from "./QuizEditor.tsx";
import { VideoEditor } from "./VideoEditor.tsx";
import styles from "./slides.module.css";
import type { Edit } from "./edit.ts";

interface Props {
  lessonId: string;
  slide: EditableSlide;
  /** Position of the slide, starting at 1. */
  place: number;
  /** Called with the slide including unsaved edits, for the preview and the checklist. */
  onShown: (slide: EditableSlide) => void;
  onDelete: () => void;
}

/** Editor of one slide, saved while typing (R-STAFF-3). */
export function SlideEditor({ lessonId, slide, place, onShown, onDelete }: Props) {
  const queries = useQueryClient();
  const saving = useDraft<EditableSlide>({
    id: `slide ${slide.id}`,
    row: slide,
    save: (rowVersion, edits) => {
      const { id: _id, type: _type, row_version: _version, ...fields } = edits;
      return saveSlide(slide.id, rowVersion, fields);
    },
    async readAgain() {
      const theirs = (await fetchSlides(lessonId)).find(({ id }) => id === slide.id);
      if (theirs === undefined) throw new AppError("not_found");
      return theirs;
    },
    onSaved(row) {
      onShown(row);
      void queries.invalidateQueries({ queryKey: ["outline"] }); // the outline shows that the draft differs from the published version
    },
  });
  const { value } = saving;
  const counts = useQuery({
    queryKey: ["slide-insight", lessonId],
    queryFn: () => fetchSlideInsight(lessonId),
    staleTime: Infinity,
  }).data?.[slide.id];
  const edit: Edit = (change) => onShown(saving.edit(change));
  return (
    <section className={styles.editor} aria-labelledby="slide-heading">
      <div className={styles.head}>
        <h3 id="slide-heading">
          {place}. {value.type === "video" ? words.video : words.quiz}
        </h3>
        <SaveState saving={saving} />
        <Button look="quiet" onClick={onDelete}>
          {words.deleteSlide}
        </Button>
      </div>
      {counts !== undefined && (
        <p className={styles.counts}>
          {insight.ofSlide(counts.seen, counts.left, triesUntilRight(counts))}
        </p>
      )}
      {value.type === "video" ? (
        <VideoEditor lessonId={lessonId} slide={value} edit={edit} />
      ) : (
        <QuizEditor lessonId={lessonId} slide={value} edit={edit} />
      )}
    </section>
  );
}
