import { SLIDE_KINDS } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { builder, lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { KindButtons } from "../lists/KindButtons.tsx";
import styles from "./ChoicePanel.module.css";

/** Asks what kind of slide to insert; `place` is its position, from 1. */
export const InsertPanel = ({
  place,
  onChoose,
  onClose,
}: {
  place: number;
  onChoose: (kind: SlideKind) => void;
  onClose: () => void;
}) => (
  <Dialog heading={words.insertAt(place)} close={builder.close} onClose={onClose}>
    <KindButtons
      kinds={SLIDE_KINDS}
      isExplained
      onChoose={(kind) => {
        onClose();
        onChoose(kind);
      }}
    />
  </Dialog>
);

/** Asks which lesson slides go to. */
export const MovePanel = ({
  courses,
  from,
  count,
  onChoose,
  onClose,
}: {
  courses: readonly OutlineCourse[];
  /** Id of the lesson that the slide is in. */
  from: string;
  /** Of slides. */
  count: number;
  onChoose: (lesson: OutlineLesson) => void;
  onClose: () => void;
}) => (
  <Dialog heading={words.moveSlide} close={builder.close} onClose={onClose}>
    <p>{count === 1 ? words.moveHint : words.moveSeveralHint(count)}</p>
    {courses.map(({ id, title, lessons }) => {
      const others = lessons.filter((lesson) => lesson.id !== from);
      return others.length === 0 ? null : (
        <section key={id} className={styles.group} aria-label={title}>
          <h3>{title}</h3>
          {others.map((lesson) => (
            <button
              key={lesson.id}
              type="button"
              onClick={() => {
                onClose();
                onChoose(lesson);
              }}
            >
              {lesson.title}
            </button>
          ))}
        </section>
      );
    })}
  </Dialog>
);
