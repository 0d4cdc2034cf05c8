import type { Language } from "#domain/content/languages.ts";
import { languageName } from "#app/copy/languages.ts";
import { translation as words } from "#app/copy/translation.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
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
  return (
    <>
      <div className={styles.head}>
        <h3>{languageName(language)}</h3>
        <Button
          look="quiet"
          aria-label={words.remove(language)}
          disabled={isBusy}
          onClick={onRemove}
        >
          {words.removeShort}
        </Button>
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
        <Button
          aria-label={words.translateInto(next.title, language)}
          onClick={() => onTranslate(next.id)}
        >
          {words.translate(next.title)}
        </Button>
      )}
    </>
  );
}
