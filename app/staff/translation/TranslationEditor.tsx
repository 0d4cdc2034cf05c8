import { useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Language } from "#domain/content/languages.ts";
import { isToDo } from "#domain/content/translated-part.ts";
import { builder } from "#app/copy/builder.ts";
import { translation as words, translating } from "#app/copy/translation.ts";
import type { LessonTranslation, Part } from "#app/data/authoring/translations.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { SLIDE_HEADING } from "../ui/focus-finding.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { useSeenRows } from "../drafts/useDraft.ts";
import { Findings } from "../ui/Findings.tsx";
import { FindingCounts } from "../ui/FindingCounts.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { Parts } from "./Parts.tsx";
import { lessonTranslationQuery, rowId } from "../content/texts.ts";
import type { TextRow } from "../content/texts.ts";
import { TranslationUndo } from "./TranslationUndo.tsx";
import styles from "./Translation.module.css";

interface Props {
  lesson: OutlineLesson;
  slides: readonly EditableSlide[];
  /** The slide in focus. */
  slide: EditableSlide | null;
  lang: Language;
  /** Focuses the heading of the slide, too, unless a text of it gets the focus. */
  onOpen: (slideId: string, focuses?: boolean) => void;
  onUndo: ApplyChange;
}

/** The middle of the desk in another language: each text of the slide beside its translation. */
export function TranslationEditor(props: Props) {
  const { lesson, lang } = props;
  const read = useQuery(lessonTranslationQuery(lesson.id, lang));
  const rows = useRows(read.data, lesson.id, lang);
  useSeenRows(useContentDrafts().texts, rows);
  if (read.data !== undefined)
    return <Editor {...props} translation={read.data} rows={rows ?? []} />;
  return (
    <div className={styles.scroll}>
      {read.isError ? (
        <>
          <p role="alert">{translating.failed}</p>
          <Button onClick={() => void read.refetch()}>{builder.again}</Button>
        </>
      ) : (
        <p role="status">{builder.loading}</p>
      )}
    </div>
  );
}

/** All texts as rows of drafts. */
const useRows = (read: LessonTranslation | undefined, lessonId: string, lang: Language) =>
  useMemo(() => {
    if (read === undefined) return undefined;
    const rowsOf = (kind: "lesson" | "slide", item: string, parts: readonly Part[]): TextRow[] =>
      parts.map(({ path, row_version, text }) => ({
        id: rowId({ kind, item, lang, path }),
        row_version,
        text,
      }));
    return [
      ...rowsOf("lesson", lessonId, read.lesson),
      ...read.slides.flatMap(({ id, parts }) => rowsOf("slide", id, parts)),
    ];
  }, [read, lessonId, lang]);

function Editor({
  lesson,
  slides,
  slide,
  lang,
  onOpen,
  onUndo,
  translation,
  rows,
}: Props & { translation: LessonTranslation; rows: readonly TextRow[] }) {
  const root = useRef<HTMLDivElement>(null);
  /** The slide whose first text to do gets the focus when it is shown. */
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = translation.slides.find(({ id }) => id === slide?.id);
  const [lessonId, shownId] = [lesson.id, shown?.id];
  const onDesk = useMemo(
    () => rows.filter(({ id }) => [lessonId, shownId].includes(id.split(" ")[1])),
    [rows, lessonId, shownId],
  );
  const { missing, outdated } = translation.progress;
  const fieldsToDo = () => [
    ...(root.current?.querySelectorAll<HTMLTextAreaElement>("textarea[data-to-do]") ?? []),
  ];
  useEffect(() => {
    if (wanted === null || wanted !== shown?.id) return;
    setWanted(null);
    fieldsToDo()[0]?.focus();
  }, [wanted, shown?.id]);

  const focus = (field: HTMLTextAreaElement | undefined) => {
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  };

  /** To the next text to do after the focus: on this slide, else on a later one, else from the start. */
  const goOn = () => {
    const from = document.activeElement;
    const here = fieldsToDo().filter((field) => field !== from);
    const after = here.find(
      (field) =>
        from === null ||
        !root.current?.contains(from) ||
        (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    if (after !== undefined) return focus(after);
    const place = translation.slides.findIndex(({ id }) => id === slide?.id);
    const later = [...translation.slides.slice(place + 1), ...translation.slides.slice(0, place)];
    const next = later.find(({ parts }) => parts.some(isToDo));
    if (next === undefined) return focus(here[0]);
    setWanted(next.id);
    onOpen(next.id, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  };
  const place = slides.findIndex(({ id }) => id === slide?.id) + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of all its fields; it has a button too
    <div ref={root} className={styles.scroll} data-scrolls onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <span role="status">{translating.bar(lang, missing, outdated)}</span>
        <span className={styles.tools}>
          <TranslationUndo lessonId={lessonId} rows={onDesk} place={root} onUndo={onUndo} />
          <Button
            look="quiet"
            title={translating.nextKey}
            aria-keyshortcuts="Control+Enter"
            disabled={missing + outdated === 0}
            onClick={goOn}
          >
            {translating.next}
          </Button>
        </span>
      </div>
      {translation.findings.length > 0 && (
        <div className={styles.part}>
          <Findings
            findings={translation.findings}
            slides={slides}
            blocked={translating.stuck(lang)}
            onOpen={({ slideId }) => slideId !== null && onOpen(slideId)}
          />
        </div>
      )}
      <details className={styles.part}>
        <summary>
          {translating.lesson} <LeftToDo parts={translation.lesson} />
        </summary>
        <Parts
          lessonId={lesson.id}
          place={{ kind: "lesson", item: lesson.id, lang }}
          parts={translation.lesson}
        />
      </details>
      {shown !== undefined && (
        <section key={shown.id} className={styles.part} aria-label={translating.editor(lang)}>
          <h2 id={SLIDE_HEADING} tabIndex={-1}>
            {translating.slide(place, slides.length)} <LeftToDo parts={shown.parts} />
          </h2>
          <Parts
            lessonId={lesson.id}
            place={{ kind: "slide", item: shown.id, lang }}
            parts={shown.parts}
          />
        </section>
      )}
    </div>
  );
}

/** How many texts of a part are to do. */
function LeftToDo({ parts }: { parts: readonly Part[] }) {
  if (!parts.some(({ kind, state }) => kind === "text" && state !== "none")) return null;
  return <FindingCounts needed={0} recommended={parts.filter(isToDo).length} said={words.counts} />;
}
