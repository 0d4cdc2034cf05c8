import { lists as words } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Field } from "#app/ui/Field.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { useUndoKeys } from "../drafts/useUndoKeys.ts";
import { CardFields } from "./CardFields.tsx";
import styles from "./LessonEditor.module.css";

/** Title, tag and mission card of the lesson, folded away. */
export function LessonFields({ lesson }: { lesson: OutlineLesson }) {
  const saving = useDraft(useContentDrafts().lessons, lesson);
  const { value, edit } = saving;
  const settings = useUndoKeys<HTMLDetailsElement>(saving);
  return (
    <details ref={settings} className={styles.settings}>
      <summary>
        {words.lessonSettings}
        <SaveState saving={saving} />
      </summary>
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
      <CardFields
        lessonId={lesson.id}
        card={value.mission_card}
        onChange={(mission_card) => edit({ mission_card })}
      />
    </details>
  );
}
