import { useState } from "react";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { rulesOf, SLIDE_KINDS } from "#domain/slides/registry.ts";
import { builder as page, confirm, lists as words, publish, versions } from "#app/copy/builder.ts";
import { slideWords, wordsOf } from "#app/copy/slides/registry.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import type { Question } from "#app/ui/ConfirmDialog.tsx";
import { Field } from "#app/ui/Field.tsx";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { ItemList } from "../lists/ItemList.tsx";
import { editingOf } from "../slides/registry.ts";
import { SlideEditor } from "../slides/SlideEditor.tsx";
import { publicationOf } from "./CourseColumn.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { Problem } from "./Problem.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import styles from "./BuilderScreen.module.css";

const describe = (slide: EditableSlide) =>
  rulesOf(slide.type)?.summary(slide).trim() || (editingOf(slide)?.untitled(slide) ?? "");

interface Props {
  builder: ReadyBuilder;
  onPublish: () => void;
  onVersions: () => void;
}

/** The selected lesson: its title and tag, its slides, and the editor of the selected slide. */
export function LessonColumn({ builder, onPublish, onVersions }: Props) {
  const { lesson, slides, slide } = builder;
  const [question, setQuestion] = useState<Question | null>(null);
  const place = slides?.findIndex(({ id }) => id === slide?.id) ?? -1;

  const askLesson = (item: OutlineLesson) =>
    setQuestion({
      heading: words.deleteLesson,
      text: [
        confirm.lesson(item.title, item.slides),
        ...(item.id === FIRST_LESSON_ID ? [confirm.firstLesson] : []),
        confirm.trash,
      ],
      yes: page.delete,
      onYes: () => builder.remove("lesson", item.id),
    });
  const askSlide = (item: EditableSlide) =>
    setQuestion({
      heading: words.deleteSlide,
      text: [confirm.slide(place + 1), confirm.trash],
      yes: page.delete,
      onYes: () => builder.remove("slide", item.id),
    });

  return (
    <div className={styles.column}>
      {lesson !== null && (
        <section className={styles.part} aria-label={lesson.title}>
          <LessonFields key={lesson.id} lesson={lesson} />
          <div className={styles.bar}>
            <span className={styles.chip} data-changed={lesson.has_changes}>
              {publicationOf(lesson)}
            </span>
            <Button onClick={onPublish}>{publish.button}</Button>
            <Button look="quiet" onClick={onVersions}>
              {versions.button}
            </Button>
            <Button look="quiet" onClick={() => askLesson(lesson)}>
              {words.deleteLesson}
            </Button>
          </div>
        </section>
      )}
      <section className={styles.part} aria-labelledby="slides-heading">
        <h2 id="slides-heading">{words.slides}</h2>
        {lesson === null && <p>{words.pickLesson}</p>}
        {slides?.length === 0 && <p>{words.noSlides}</p>}
        {slides !== null && (
          <ItemList
            name={words.slides}
            items={slides.map((other, index) => ({
              id: other.id,
              label: `${index + 1}. ${describe(other)}`,
              detail: wordsOf(other.type)?.name ?? words.unknownKind,
            }))}
            selected={slide?.id ?? null}
            onSelect={builder.selectSlide}
            onMove={builder.moveSlide}
          />
        )}
        <div className={styles.bar}>
          {SLIDE_KINDS.map((kind) => (
            <Button key={kind} look="quiet" onClick={() => builder.addSlide(kind)}>
              {slideWords[kind].add}
            </Button>
          ))}
        </div>
        <Problem builder={builder} place="slides" />
      </section>
      {lesson !== null && slide !== null && (
        <section className={styles.part} aria-label={words.slides}>
          <SlideEditor
            key={slide.id}
            lessonId={lesson.id}
            slide={slide}
            place={place + 1}
            onDelete={() => askSlide(slide)}
          />
        </section>
      )}
      {question !== null && (
        <ConfirmDialog no={page.cancel} question={question} onClose={() => setQuestion(null)} />
      )}
    </div>
  );
}

function LessonFields({ lesson }: { lesson: OutlineLesson }) {
  const saving = useDraft(useContentDrafts().lessons, lesson);
  const { value, edit } = saving;
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={words.lessonTitle}
          maxLength={120}
          value={value.title}
          problem={value.title.trim() === "" ? words.titleNeeded : null}
          onChange={(event) => edit({ title: event.target.value })}
        />
        <Field
          label={words.lessonTag}
          maxLength={40}
          value={value.tag}
          onChange={(event) => edit({ tag: event.target.value })}
        />
      </div>
      <SaveState saving={saving} />
    </>
  );
}
