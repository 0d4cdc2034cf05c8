import { useSearchParams } from "wouter";
import { isLanguage } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";

const NAME = "language";

/**
 * The language that the lesson on the desk is translated into; null for the source. It is kept in the
 * URL's query, as the selection is.
 */
export function useLanguage(
  course: OutlineCourse | null,
): [Language | null, (language: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(NAME);
  const isOffered = course?.languages.some((language) => language === requested) ?? false;
  const choose = (language: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (language === null) next.delete(NAME);
      else next.set(NAME, language);
      return next;
    });
  return [isLanguage(requested) && isOffered ? requested : null, choose];
}
