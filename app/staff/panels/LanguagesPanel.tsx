import { useId, useMemo, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { COURSE_LANGUAGES_MAX, isLanguage, LANGUAGES } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import { builder } from "#app/copy/builder.ts";
import { languageName } from "#app/copy/languages.ts";
import { translation as words } from "#app/copy/translation.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { saveLanguages } from "#app/data/authoring/translations.ts";
import { AppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { publish } from "#app/copy/builder-publish.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { outlineQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { useSeenRows } from "../drafts/useDraft.ts";
import { Parts } from "../translation/Parts.tsx";
import { courseTranslationQuery, rowId } from "../translation/texts.ts";
import { Alert } from "./Alert.tsx";
import panels from "./panels.module.css";
import styles from "./LanguagesPanel.module.css";

interface Props {
  course: OutlineCourse;
  onClose: () => void;
}

const sorted = (languages: readonly Language[]) =>
  languages.toSorted((a, b) => languageName(a).localeCompare(languageName(b)));

/** The languages of a course, and its title and description in each. */
export function LanguagesPanel({ course, onClose }: Props) {
  const id = useId();
  const drafts = useContentDrafts();
  const queries = useQueryClient();
  const own = course.languages.filter(isLanguage);
  const [chosen, setChosen] = useState<Language | null>(null);
  const [hasRemoved, setRemoved] = useState(false);
  const save = useAction(async (languages: Language[]) => {
    if (!(await drafts.courses.autosave.flush([course.id])))
      throw new AppError("unexpected", publish.unsaved);
    const row_version = drafts.courses.store.serverRow(course.id)?.row_version;
    await saveLanguages(course.id, row_version ?? course.row_version, languages);
    setRemoved(languages.length < own.length);
    setChosen(null);
    await queries.fetchQuery({ ...outlineQuery, staleTime: 0 });
  });
  const free = sorted(LANGUAGES.filter((language) => !own.includes(language)));
  return (
    <Dialog heading={words.heading(course.title)} close={builder.close} onClose={onClose}>
      <p>{words.intro}</p>
      {own.length === 0 && <p>{words.none}</p>}
      <ul className={styles.languages}>
        {own.map((language) => (
          <li key={language} className={styles.language}>
            <div className={styles.head}>
              <h3>{languageName(language)}</h3>
              <Button
                look="quiet"
                aria-label={words.remove(language)}
                disabled={save.busy}
                onClick={() => save.run(own.filter((other) => other !== language))}
              >
                {words.removeShort}
              </Button>
            </div>
            <CourseTexts course={course} lang={language} />
          </li>
        ))}
      </ul>
      {hasRemoved && <p role="status">{words.removed}</p>}
      <Alert message={save.error?.message ?? null} />
      {own.length < COURSE_LANGUAGES_MAX && (
        <div className={styles.add}>
          <label htmlFor={id}>{words.add}</label>
          <select
            id={id}
            value={chosen ?? ""}
            onChange={({ target }) => setChosen(isLanguage(target.value) ? target.value : null)}
          >
            <option value="">{words.choose}</option>
            {free.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </select>
          <Button
            disabled={chosen === null || save.busy}
            onClick={() => chosen !== null && save.run([...own, chosen])}
          >
            {words.addButton}
          </Button>
        </div>
      )}
      {own.length > 0 && <p className={panels.small}>{words.openLesson}</p>}
    </Dialog>
  );
}

/** Title and description of the course in one language. */
function CourseTexts({ course, lang }: { course: OutlineCourse; lang: Language }) {
  const read = useQuery(courseTranslationQuery(course.id, lang));
  const parts = read.data?.parts;
  const rows = useMemo(
    () =>
      parts?.map(({ path, row_version, text }) => ({
        id: rowId({ kind: "course", item: course.id, lang, path }),
        row_version,
        text,
      })),
    [parts, course.id, lang],
  );
  useSeenRows(useContentDrafts().texts, rows);
  if (read.isError) return <Alert message={words.failed} />;
  if (parts === undefined) return <p role="status">{builder.loading}</p>;
  return <Parts lessonId={null} place={{ kind: "course", item: course.id, lang }} parts={parts} />;
}
