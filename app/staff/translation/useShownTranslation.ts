import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Language } from "#domain/content/languages.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { partsOf } from "#domain/content/lesson-media.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { isToDo } from "#domain/content/translated-part.ts";
import type { LessonTranslation } from "#app/data/authoring/translations.ts";
import { lessonTranslationQuery } from "../content/texts.ts";

interface ShownTranslation {
  shown: LessonVersion | null;
  files: object[];
  toDo: Finding[] | null;
}

const NONE: ShownTranslation = { shown: null, files: [], toDo: null };

/**
 * The lesson in a language as its preview shows it, the files that it and its editor name, and what
 * of its slides is to do.
 */
export function useShownTranslation(lessonId: string, language: Language | null): ShownTranslation {
  const { data } = useQuery({
    ...lessonTranslationQuery(lessonId, language ?? "de"),
    enabled: language !== null,
  });
  const isShown = language !== null;
  return useMemo(() => (data === undefined || !isShown ? NONE : shownOf(data)), [data, isShown]);
}

function shownOf(data: LessonTranslation): ShownTranslation {
  const all = [...data.lesson, ...data.slides.flatMap(({ parts }) => parts)];
  const own = all.flatMap(({ kind, text }) =>
    kind === "text" || text === null ? [] : [{ file_url: text }],
  );
  const toDo = data.slides.flatMap(({ id, parts }) =>
    parts
      .filter(isToDo)
      .map(({ path }): Finding => ({ check: path, weight: "should", slideId: id, part: null })),
  );
  return {
    shown: data.shown,
    files: [...partsOf(data.shown), ...own],
    toDo: [...toDo, ...data.findings],
  };
}
