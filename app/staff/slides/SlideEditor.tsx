import { Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { lists as words } from "#app/copy/builder.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import { fetchSlideInsight } from "#app/data/authoring/authoring.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { editingOf } from "./registry.ts";
import { SlideCounts } from "./SlideCounts.tsx";
import styles from "./slides.module.css";

interface Props {
  lessonId: string;
  slide: EditableSlide;
  /** Position of the slide, starting at 1. */
  place: number;
  onDelete: () => void;
}

/** Editor of one slide, saved while typing (R-STAFF-3). */
export function SlideEditor({ lessonId, slide, place, onDelete }: Props) {
  const saving = useDraft(useContentDrafts().slides, slide);
  const { value, edit } = saving;
  const editing = editingOf(value);
  const counts = useQuery({
    queryKey: ["slide-insight", lessonId],
    queryFn: () => fetchSlideInsight(lessonId),
    staleTime: Infinity,
  }).data?.[slide.id];
  return (
    <section className={styles.editor} aria-labelledby="slide-heading">
      <div className={styles.head}>
        <h3 id="slide-heading">
          {place}. {wordsOf(value.type)?.name ?? words.unknownKind}
        </h3>
        <SaveState saving={saving} />
        <Button look="quiet" onClick={onDelete}>
          {words.deleteSlide}
        </Button>
      </div>
      {counts !== undefined && <SlideCounts slide={value} counts={counts} />}
      {editing === null ? (
        <p role="alert">{words.updateToEdit}</p>
      ) : (
        <Suspense>
          <editing.Editor lessonId={lessonId} slide={value} edit={edit} />
        </Suspense>
      )}
    </section>
  );
}
