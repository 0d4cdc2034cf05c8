import { builder as words, lists } from "#app/copy/builder.ts";
import { lessonInsight } from "#app/copy/insight.ts";
import { translation } from "#app/copy/translation.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "../ui/Menu.tsx";
import { LanguageSwitch } from "../translation/LanguageSwitch.tsx";
import type { Panel } from "./BuilderPanels.tsx";
import styles from "./BuilderPage.module.css";

interface Props {
  course: OutlineCourse;
  lesson: OutlineLesson;
  /** True if nothing that Publish needs is missing. */
  isReady: boolean;
  /** The language that the lesson is translated into; null for the source. */
  language: string | null;
  onLanguage: (language: string | null) => void;
  onPanel: (panel: Panel) => void;
  /** The export is under way. */
  exporting: boolean;
  onExport: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** What can be done with the lesson on the desk. */
export const LessonActions = ({
  course,
  lesson,
  isReady,
  language,
  onLanguage,
  exporting,
  onPanel,
  onExport,
  onDuplicate,
  onDelete,
}: Props) => (
  <>
    <span
      className={language === null ? styles.language : undefined}
      data-translating={language !== null}
    >
      <LanguageSwitch course={course} language={language} onChoose={onLanguage} />
    </span>
    <span className={styles.wide}>
      <Button look="quiet" onClick={() => onPanel("voices")}>
        {words.voices}
      </Button>
    </span>
    <Button
      look={isReady && (lesson.version === null || lesson.has_changes) ? "primary" : "quiet"}
      onClick={() => onPanel("publish")}
    >
      {words.publish}
    </Button>
    <Menu
      label={words.lessonMenu}
      isShort
      items={[
        {
          label: words.seeAsChild,
          hint: words.lessonHints.link,
          onSelect: () => onPanel("preview-link"),
        },
        {
          label: lessonInsight.button,
          hint: words.lessonHints.statistics,
          onSelect: () => onPanel("lesson-insight"),
        },
        {
          label: words.voices,
          hint: words.lessonHints.voices,
          onSelect: () => onPanel("voices"),
          isForNarrow: true,
        },
        ...Object.entries(lesson.languages).flatMap(([lang, progress]) =>
          lang === language
            ? []
            : [
                {
                  label: translation.into(lang),
                  hint: translation.progress(lang, progress),
                  isForNarrow: true,
                  onSelect: () => onLanguage(lang),
                },
              ],
        ),
        {
          label: words.versions,
          hint: words.lessonHints.versions,
          onSelect: () => onPanel("versions"),
        },
        {
          label: lists.duplicateLesson,
          hint: words.lessonHints.duplicate,
          onSelect: onDuplicate,
        },
        {
          label: exporting ? words.exporting : words.exportLesson,
          hint: words.exportHint,
          disabled: exporting,
          onSelect: onExport,
        },
        {
          label: lists.deleteLesson,
          hint: words.deleteHint,
          onSelect: onDelete,
          isDanger: true,
        },
      ]}
    />
  </>
);
