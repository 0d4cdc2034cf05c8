import { memo, useRef } from "react";
import { lineProblem, lists as words, titleProblem } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Field } from "#app/ui/Field.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { RecordingRowContext } from "../ui/recording-row.ts";
import { useDraft } from "../drafts/useDraft.ts";
import { useUnfold } from "../drafts/useUnfold.ts";
import { Clash, ClashContext } from "../co-authors/Clash.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { Notices } from "../co-authors/AuthorInitials.tsx";
import { CardFields } from "./CardFields.tsx";
import styles from "./LessonEditor.module.css";

/** Title, tag and mission card of the lesson, folded away. */
export const LessonFields = memo(function LessonFields({
  lesson,
  coAuthors,
  onToggle,
  onUndone,
}: {
  lesson: OutlineLesson;
  coAuthors: CoAuthors | null;
  onToggle?: (isOpen: boolean) => void;
  /** Undo or redo changed a field: brings the fields into view where they share one place. */
  onUndone?: () => void;
}) {
  const saving = useDraft(useContentDrafts().lessons, lesson);
  const { value, edit } = saving;
  const settings = useRef<HTMLDetailsElement>(null);
  useUnfold(settings, saving, onUndone);
  return (
    <details
      ref={settings}
      className={styles.settings}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        {words.lessonSettings}
        <SaveState saving={saving} />
        <Notices coAuthors={coAuthors} id={lesson.id} />
      </summary>
      <ClashContext value={saving.clashes}>
        <div className={styles.pair}>
          <div>
            <Field
              label={words.lessonTitle}
              maxLength={120}
              value={value.title}
              problem={titleProblem(value.title)}
              onChange={(event) => edit({ title: event.target.value })}
            />
            <Clash of="title" />
          </div>
          <div>
            <Field
              label={words.lessonTag}
              placeholder={words.tagExample}
              maxLength={40}
              value={value.tag}
              problem={lineProblem(value.tag)}
              onChange={(event) => edit({ tag: event.target.value })}
            />
            <Clash of="tag" />
          </div>
        </div>
        <RecordingRowContext value={lesson.id}>
          <CardFields
            lessonId={lesson.id}
            card={value.mission_card}
            onChange={(change) =>
              edit((now) => {
                const mission_card = change(now.mission_card);
                return mission_card === null ? {} : { mission_card };
              })
            }
          />
          <Clash of="mission_card" />
        </RecordingRowContext>
      </ClashContext>
    </details>
  );
});
