import { createContext, use, useEffect } from "react";
import { useAutosave } from "../drafts/useDraft.ts";
import type { ContentDrafts } from "./content-drafts.ts";

/**
 * Gives the drafts of the author this page works for. They outlive a session that ended and was
 * renewed.
 */
export const ContentDraftsContext = createContext<() => ContentDrafts>(() => {
  throw new Error("ContentDraftsContext has no provider.");
});
export const useContentDrafts = () => use(ContentDraftsContext)();

/** Saves all drafts while the builder is open. */
export function useContentAutosave(): void {
  const { slides, lessons, courses, texts, lists } = useContentDrafts();
  useAutosave(slides);
  useAutosave(lessons);
  useAutosave(courses);
  useAutosave(texts);
  useEffect(() => {
    window.addEventListener("pagehide", lists.keep);
    return () => window.removeEventListener("pagehide", lists.keep);
  }, [lists]);
}
