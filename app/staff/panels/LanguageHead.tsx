import type { Language } from "#domain/content/languages.ts";
import { languageName } from "#app/copy/languages.ts";
import { translating as words } from "#app/copy/translation.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import panels from "./panels.module.css";
import styles from "./LanguagesPanel.module.css";

interface Props {
  course: Pick<OutlineCourse, "lessons">;
  language: Language;
  isBusy: boolean;
  onTranslate: (lessonId: string) => void;
  onRemove: () => void;
}

/** A language, how far it is, and the way to the first lesson that is not translated as a whole. */
export function LanguageHead({ course, language, isBusy, onTranslate, onRemove }: Props) {
  const open = course.lessons.filter(({ languages }) => languages[language]?.done !== true);
  const [next] = open;
  const { length } = course.lessons;
  const go = words.translate(
    course.lessons.some(({ languages: { [language]: one } }) => one && one.missing < one.texts),
  );
  return (
    <>
      <div className={styles.head}>
        <h3>{languageName(language)}</h3>
        <button
          type="button"
          className={panels.link}
          aria-label={words.remove(language)}
          disabled={isBusy}
          onClick={onRemove}
        >
          {words.removeShort}
        </button>
      </div>
      <p>{words.lessonsDone(length - open.length, length)}</p>
      {length > 0 && (
        <progress
          max={length}
          value={length - open.length}
          aria-label={words.lessonsDone(length - open.length, length)}
        />
      )}
      {next !== undefined && (
        <>
          <Button
            aria-label={go + words.translateInto(next.title, language)}
            onClick={() => onTranslate(next.id)}
          >
            {go}
          </Button>
          <p className={panels.small}>{words.nextLesson(next.title)}</p>
        </>
      )}
    </>
  );
}
