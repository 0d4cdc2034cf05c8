import { useId, useState } from "react";
import { SLIDE_KINDS } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { KindButtons } from "../lists/KindButtons.tsx";
import { Problem } from "./Problem.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import styles from "./CourseView.module.css";

interface Props {
  builder: ReadyBuilder;
  lessons: readonly OutlineLesson[];
  onAdded: (lessonId: string, slideId: string) => void;
}

const lastEdited = (lessons: readonly OutlineLesson[]) =>
  lessons.toSorted((a, b) => (b.edited_at ?? "").localeCompare(a.edited_at ?? ""))[0];

/** Adds a slide at the end of a lesson that is chosen here, and opens it. */
export function AddSlideTo({ builder, lessons, onAdded }: Props) {
  const id = useId();
  // Until one is chosen, it is the one that was edited last.
  const [chosen, setChosen] = useState<string | null>(null);
  const lesson =
    chosen === null ? lastEdited(lessons) : lessons.find(({ id: one }) => one === chosen);
  const add = (kind: SlideKind) =>
    void builder.addSlide(
      kind,
      null,
      (slideId) => lesson !== undefined && onAdded(lesson.id, slideId),
      lesson?.id,
    );
  return (
    <section className={styles.part} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <label htmlFor={id}>{words.slideTo}</label>
      </h2>
      <select
        id={id}
        className={styles.choice}
        value={lesson?.id ?? ""}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{words.pickLesson}</option>
        {lessons.map(({ id: lessonId, title }) => (
          <option key={lessonId} value={lessonId}>
            {title}
          </option>
        ))}
      </select>
      <div data-idle={lesson === undefined}>
        <KindButtons kinds={SLIDE_KINDS} onChoose={add} />
      </div>
      <Problem builder={builder} place="slides" />
    </section>
  );
}
