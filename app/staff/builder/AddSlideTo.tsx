import { useState } from "react";
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

/** Adds a slide at the end of a lesson that is chosen here, and opens it; folded away. */
export function AddSlideTo({ builder, lessons, onAdded }: Props) {
  const [chosen, setChosen] = useState("");
  const lesson = lessons.find(({ id }) => id === chosen);
  const add = (kind: SlideKind) =>
    void builder.addSlide(
      kind,
      null,
      (slideId) => lesson !== undefined && onAdded(lesson.id, slideId),
      lesson?.id,
    );
  return (
    <details className={styles.settings}>
      <summary>
        <span>{words.slideTo}</span>
      </summary>
      <div className={styles.fields}>
        <select
          aria-label={words.slideTo}
          className={styles.choice}
          value={lesson?.id ?? ""}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{words.pickLesson}</option>
          {lessons.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <div data-idle={lesson === undefined}>
          <KindButtons kinds={SLIDE_KINDS} onChoose={add} />
        </div>
        <Problem builder={builder} place="slides" />
      </div>
    </details>
  );
}
