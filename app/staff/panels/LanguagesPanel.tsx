import { useId, useMemo, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { COURSE_LANGUAGES_MAX, isLanguage, LANGUAGES } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { builder, lists } from "#app/copy/builder.ts";
import { languageName } from "#app/copy/languages.ts";
import { translating as words } from "#app/copy/translation.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import type { Part } from "#app/data/authoring/translations.ts";
import { saveLanguages } from "#app/data/authoring/translations.ts";
import { AppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { outlineQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { useSeenRows } from "../drafts/useDraft.ts";
import { Parts } from "../translation/Parts.tsx";
import { courseTranslationQuery, rowId } from "../content/texts.ts";
import { Alert } from "../ui/Alert.tsx";
import { LanguageHead } from "./LanguageHead.tsx";
import panels from "./panels.module.css";
import styles from "./LanguagesPanel.module.css";

interface Props {
  course: OutlineCourse;
  /** Opens a lesson in a language. */
  onTranslate: (lessonId: string, language: Language) => void;
  onClose: () => void;
}

const sorted = (languages: readonly Language[]) =>
  languages.toSorted((a, b) => languageName(a).localeCompare(languageName(b)));

/** The languages of a course: how far each is, what comes next, and the course's own texts in it. */
export function LanguagesPanel({ course, onTranslate, onClose }: Props) {
  const drafts = useContentDrafts();
  const queries = useQueryClient();
  const own = course.languages.filter(isLanguage);
  const [hasRemoved, setRemoved] = useState(false);
  const save = useAction(async (languages: Language[]) => {
    if (!(await drafts.courses.autosave.flush([course.id])))
      throw new AppError("unexpected", lists.saveFirst);
    const row_version = drafts.courses.store.serverRow(course.id)?.row_version;
    await saveLanguages(course.id, row_version ?? course.row_version, languages);
    setRemoved(languages.length < own.length);
    await queries.fetchQuery({ ...outlineQuery, staleTime: 0 });
  });
  return (
    <Dialog heading={words.heading(course.title)} close={builder.close} onClose={onClose}>
      <div className={`${styles.content} ${panels.fading}`}>
        {own.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul className={styles.languages}>
            {own.map((language) => (
              <li key={language} className={styles.language}>
                <LanguageHead
                  course={course}
                  language={language}
                  isBusy={save.busy}
                  onTranslate={(lessonId) => {
                    onClose();
                    onTranslate(lessonId, language);
                  }}
                  onRemove={() => save.run(own.filter((other) => other !== language))}
                />
                <CourseTexts course={course} lang={language} />
              </li>
            ))}
          </ul>
        )}
        {hasRemoved && <p role="status">{words.removed}</p>}
        <Alert message={save.error?.message ?? null} />
        {own.length < COURSE_LANGUAGES_MAX && (
          <AddLanguage
            key={own.length}
            isFirst={own.length === 0}
            isBusy={save.busy}
            free={sorted(LANGUAGES.filter((language) => !own.includes(language)))}
            onAdd={(language) => save.run([...own, language])}
          />
        )}
        <p className={panels.small}>{words.intro}</p>
      </div>
    </Dialog>
  );
}

interface AddProps {
  free: readonly Language[];
  /** There is no language yet: this is what comes next. */
  isFirst: boolean;
  isBusy: boolean;
  onAdd: (language: Language) => void;
}

function AddLanguage({ free, isFirst, isBusy, onAdd }: AddProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Language | null>(null);
  return (
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
        look={isFirst ? "primary" : "quiet"}
        disabled={chosen === null || isBusy}
        onClick={() => chosen !== null && onAdd(chosen)}
      >
        {words.addButton}
      </Button>
    </div>
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
  const texts = parts.filter(({ kind, source }) => kind === "text" && !isEmptyText(source));
  const count = (state: Part["state"]) => texts.filter((part) => part.state === state).length;
  const toDo = words.toDo(count("missing"), count("outdated"));
  return (
    <details className={styles.texts}>
      <summary>
        <b>{words.courseTexts(texts.length > 1)}</b>{" "}
        <small data-to-do={toDo !== ""}>{toDo === "" ? words.state.done : toDo}</small>
      </summary>
      <Parts lessonId={null} place={{ kind: "course", item: course.id, lang }} parts={parts} />
    </details>
  );
}
