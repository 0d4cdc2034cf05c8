import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { slidesQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { hasUnsaved } from "../drafts/draft.ts";

interface Open {
  /** The lesson that is shown; null for none. */
  lessonId: string | null;
  /** The lesson in the page's URL. */
  chosen: string | null;
}

/**
 * The lesson that was open until a colleague deleted it; null once the author opened something else,
 * or the lesson is back (R-STAFF-42).
 */
export function useGoneLesson({ lessonId, chosen }: Open): { isUnsaved: boolean } | null {
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const open = useRef<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (lessonId === null && chosen !== null && chosen === open.current) {
      setGone(chosen);
      return;
    }
    // This author's own deletion opens something else at once.
    open.current = lessonId;
    setGone(null);
  }, [lessonId, chosen]);
  if (gone === null) return null;
  const slides = queries.getQueryData(slidesQuery(gone).queryKey) ?? [];
  const isUnsaved =
    hasUnsaved(drafts.lessons.store.draft(gone)) ||
    slides.some(({ id }) => hasUnsaved(drafts.slides.store.draft(id)));
  return { isUnsaved };
}
