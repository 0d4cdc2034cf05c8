import { useSearchParams } from "wouter";
import { useHandlers } from "#app/ui/use-handlers.ts";

export interface Selection {
  course: string | null;
  lesson: string | null;
  slide: string | null;
}

/**
 * Selects something. Each selection is an entry of the browser's history, unless it `replaces` one
 * that leads nowhere any more, such as a deleted slide.
 */
export type Select = (
  chosen: Partial<Selection & { language: string | null }>,
  options?: { replaces: boolean },
) => void;

/**
 * The selection is kept in the URL's query, so that a reload or a shared link opens the same slide,
 * and the browser's back and forward move between course, lesson and slide.
 */
export function useSelection(): Selection & { select: Select } {
  const [search, setSearch] = useSearchParams();
  const { select } = useHandlers<{ select: Select }>({
    select: (chosen, { replaces } = { replaces: false }) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(chosen)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: replaces },
      ),
  });
  return {
    course: search.get("course"),
    lesson: search.get("lesson"),
    slide: search.get("slide"),
    select,
  };
}
