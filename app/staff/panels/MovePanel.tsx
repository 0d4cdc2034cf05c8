import { useState } from "react";
import type { SendAction } from "#domain/content/content.ts";
import { builder, lists } from "#app/copy/builder.ts";
import { sending } from "#app/copy/sending.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { summaryOf } from "../ui/slide-summary.ts";
import styles from "./MovePanel.module.css";

const ACTIONS: readonly SendAction[] = ["move", "copy"];

/** So many slides are named. */
const NAMED_MAX = 4;

interface Props {
  courses: readonly OutlineCourse[];
  /** Id of the lesson that the slides are in. */
  from: string;
  /** Of that lesson. */
  slides: readonly EditableSlide[];
  /** Ids of the slides that are sent. */
  moving: readonly string[];
  onChoose: (action: SendAction, lesson: OutlineLesson) => void;
  onClose: () => void;
}

/** Asks whether slides are moved or copied, and to which lesson; other courses are folded. */
export function MovePanel({ courses, from, slides, moving, onChoose, onClose }: Props) {
  const [action, setAction] = useState<SendAction>("move");
  const sent = slides.flatMap((slide, index) =>
    moving.includes(slide.id) ? [`${index + 1}. ${summaryOf(slide)}`] : [],
  );
  return (
    <Dialog heading={sending.heading} close={builder.close} onClose={onClose}>
      <fieldset className={styles.actions}>
        <legend className="visually-hidden">{sending.question}</legend>
        {ACTIONS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="action"
              checked={action === value}
              onChange={() => setAction(value)}
            />
            {sending[value]}
          </label>
        ))}
      </fieldset>
      <ul className={styles.moving} aria-label={sending.what}>
        {sent.slice(0, NAMED_MAX).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {sent.length > NAMED_MAX && <li>{sending.more(sent.length - NAMED_MAX)}</li>}
      </ul>
      <p>{sending.hint(action, moving.length)}</p>
      {courses.map(({ id, title, lessons }) => {
        const others = lessons.filter((lesson) => lesson.id !== from);
        return others.length === 0 ? null : (
          <details
            key={id}
            className={styles.group}
            open={others.length < lessons.length || courses.length === 1}
          >
            <summary>
              <h3>{title}</h3>
            </summary>
            {others.map((lesson) => (
              <button
                key={lesson.id}
                type="button"
                onClick={() => {
                  onClose();
                  onChoose(action, lesson);
                }}
              >
                <span className={styles.lesson}>
                  {lesson.title}
                  <small>{lists.slideCount(lesson.slides)}</small>
                </span>
                <span className={styles.here} aria-hidden="true">
                  {sending.here[action]}
                </span>
              </button>
            ))}
          </details>
        );
      })}
    </Dialog>
  );
}
