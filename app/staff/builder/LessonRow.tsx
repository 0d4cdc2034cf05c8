import { builder as page, lists as words } from "#app/copy/builder.ts";
import { translation } from "#app/copy/translation.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import facts from "../ui/facts.module.css";
import type { MovedRow } from "../lists/ItemList.tsx";
import { Menu } from "../ui/Menu.tsx";
import { editOf, publicationOf } from "../content/publication.ts";
import { PublicationChip } from "../content/PublicationChip.tsx";
import styles from "./LessonRow.module.css";

/** What a list of lessons says of one. */
export function LessonDetail({ lesson }: { lesson: OutlineLesson }) {
  const edit = editOf(lesson);
  const toDo = translation.toDoInAll(lesson.languages);
  return (
    <span
      className={`${facts.facts} ${styles.facts}`}
      data-to-do={toDo?.counts}
      data-languages={toDo?.languages}
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
}

interface MenuProps {
  lesson: OutlineLesson;
  row: MovedRow;
  /** The export of a lesson is under way. */
  exporting: boolean;
  on: LessonActs;
}

/** What can be done with a lesson without opening it. */
const LessonMenu = ({ lesson, row, exporting, on }: MenuProps) => (
  <Menu
    label={words.lessonMenuOf(lesson.title)}
    isDots
    items={[
      { label: words.duplicateLesson, onSelect: () => on.onDuplicate(lesson) },
      {
        label: exporting ? page.exporting : page.exportLesson,
        disabled: exporting,
        onSelect: () => on.onExport(lesson),
      },
      {
        label: words.moveUp,
        disabled: row.isFirst,
        onSelect: () => row.onMove("up"),
        isForNarrow: true,
      },
      {
        label: words.moveDown,
        disabled: row.isLast,
        onSelect: () => row.onMove("down"),
        isForNarrow: true,
      },
      { label: words.moveFirst, disabled: row.isFirst, onSelect: () => row.onMove("first") },
      { label: words.moveLast, disabled: row.isLast, onSelect: () => row.onMove("last") },
      {
        label: words.deleteLesson,
        hint: page.deleteHint,
        onSelect: () => on.onDelete(lesson),
        isDanger: true,
      },
    ]}
  />
);

/** The menu of a lesson's row, given what moves the row. */
export const lessonMenu = (of: Omit<MenuProps, "row">) => (row: MovedRow) => (
  <LessonMenu {...of} row={row} />
);
