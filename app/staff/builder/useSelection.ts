import { useSearchParams } from "wouter";

export interface Selection {
  course: string | null;
  lesson: string | null;
  slide: string | null;
}

/**
 * The selection is kept in the URL's query, so that a reload or a shared link opens the same slide.
 */
export function useSelection(): Selection & { select: (chosen: Partial<Selection>) => void } {
  const [search, setSearch] = useSearchParams();
  return {
    course: search.get("course"),
    lesson: search.get("lesson"),
    slide: search.get("slide"),
    select: (chosen) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(chosen)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
