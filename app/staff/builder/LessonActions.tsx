import { builder as words, lists } from "#app/copy/builder.ts";
import { previewLink, publish, versions } from "#app/copy/builder-publish.ts";
import { lessonInsight } from "#app/copy/insight.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "../lists/Menu.tsx";
import type { Panel } from "./BuilderPanels.tsx";
import { publicationOf } from "./publication.ts";
import styles from "./BuilderPage.module.css";

interface Props {
  lesson: OutlineLesson;
  onPanel: (panel: Panel) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** What can be done with the lesson on the desk, and what children see of it. */
export const LessonActions = ({ lesson, onPanel, onDuplicate, onDelete }: Props) => (
  <>
    <span className={styles.chip} data-changed={lesson.has_changes}>
      {publicationOf(lesson)}
    </span>
    <Button onClick={() => onPanel("publish")}>{publish.button}</Button>
    <Menu
      label={words.lessonMenu}
      items={[
        { label: previewLink.button, onSelect: () => onPanel("preview-link") },
        { label: lessonInsight.button, onSelect: () => onPanel("lesson-insight") },
        { label: versions.button, onSelect: () => onPanel("versions") },
        { label: lists.duplicateLesson, onSelect: onDuplicate },
        { label: lists.deleteLesson, onSelect: onDelete },
      ]}
    />
  </>
);
