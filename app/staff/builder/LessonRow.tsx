import { builder as page, lists as words } from "#app/copy/builder.ts";
import { translation } from "#app/copy/translation.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import facts from "../lists/facts.module.css";
import { Menu } from "../lists/Menu.tsx";
import { editOf, publicationOf } from "./publication.ts";
import { PublicationChip } from "./PublicationChip.tsx";
import styles from "./LessonRow.module.css";

/** What a list of lessons says of one. */
export function LessonDetail({ lesson }: { lesson: OutlineLesson }) {
  const edit = editOf(lesson);
  return (
    <span
      className={`${facts.facts} ${styles.facts}`}
      data-to-do={translation.toDoInAll(lesson.languages)}
    >
      <PublicationChip of={publicationOf(lesson)} />
      {lesson.tag !== "" && <span className={styles.topic}>{words.topicIs(lesson.tag)}</span>}
      <span className={styles.slides}>{words.slideCount(lesson.slides)}</span>
      {edit !== null && <span className={styles.wide}>{edit}</span>}
      {Object.entries(lesson.languages).map(([lang, progress]) => (
        <span key={lang} className={styles.language} data-done={progress.done}>
          {translation.progressInList(lang, progress)}
        </span>
      ))}
    </span>
  );
}

export interface LessonActs {
  onDuplicate: (lesson: OutlineLesson) => void;
  onExport: (lesson: OutlineLesson) => void;
  onDelete: (lesson: OutlineLesson) => void;
  /** To the place before or after its neighbour, or to an end of the list. */
  onMove: (lesson: OutlineLesson, to: "up" | "down" | "first" | "last") => void;
}

/** What can be done with a lesson without opening it. */
export const LessonMenu = ({ lesson, on }: { lesson: OutlineLesson; on: LessonActs }) => (
  <Menu
    label={words.lessonMenuOf(lesson.title)}
    isDots
    isInRow
    items={[
      { label: words.duplicateLesson, onSelect: () => on.onDuplicate(lesson) },
      { label: page.exportLesson, onSelect: () => on.onExport(lesson) },
      { label: words.moveUp, onSelect: () => on.onMove(lesson, "up"), isForNarrow: true },
      { label: words.moveDown, onSelect: () => on.onMove(lesson, "down"), isForNarrow: true },
      { label: words.moveFirst, onSelect: () => on.onMove(lesson, "first") },
      { label: words.moveLast, onSelect: () => on.onMove(lesson, "last") },
      {
        label: words.deleteLesson,
        hint: page.deleteHint,
        onSelect: () => on.onDelete(lesson),
        isDanger: true,
      },
    ]}
  />
);
