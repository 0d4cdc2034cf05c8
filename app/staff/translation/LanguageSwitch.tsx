import { languageName } from "#app/copy/languages.ts";
import { translation as words } from "#app/copy/translation.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import styles from "./LanguageSwitch.module.css";

interface Props {
  course: OutlineCourse;
  language: string | null;
  label?: string;
  onChoose: (language: string | null) => void;
}

/** A choice of the course's languages; nothing for a course in English only. */
export function LanguageSwitch({ course, language, label = words.languages, onChoose }: Props) {
  if (course.languages.length === 0) return null;
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={language ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
    >
      <option value="">{words.source}</option>
      {course.languages.map((lang) => (
        <option key={lang} value={lang}>
          {languageName(lang)}
        </option>
      ))}
    </select>
  );
}
