import { expect } from "vitest";
import type { useAuthor } from "./author.ts";

interface Part {
  path: string;
  kind: string;
  basis: string;
  source: string;
  text: string | null;
  state: string;
  row_version: number;
}
type Kind = "course" | "lesson" | "slide";

/** Translates courses and lessons as an author of a server. */
export function translator({
  staff,
  outline,
}: Pick<ReturnType<typeof useAuthor>, "staff" | "outline">) {
  const of = async (lesson: string, lang: string) =>
    (await staff("GET", `/lessons/${lesson}/translations/${lang}`)).body as {
      lesson: Part[];
      slides: { id: string; parts: Part[] }[];
      is_done: boolean;
      progress: { missing: number; outdated: number };
      findings: { check: string }[];
      shown: { title: string };
    };
  const save = (
    kind: Kind,
    id: string,
    lang: string,
    { path, basis, row_version }: Part,
    text: string | null,
  ) =>
    staff("PUT", `/items/${kind}/${id}/translations/${lang}`, { path, basis, text, row_version });
  return {
    of,
    save,
    /** The part of a lesson or of one of its slides. */
    async part(lesson: string, lang: string, id: string, path: string): Promise<Part> {
      const { lesson: own, slides } = await of(lesson, lang);
      const parts = id === lesson ? own : (slides.find((slide) => slide.id === id)?.parts ?? []);
      const found = parts.find((part) => part.path === path);
      if (found === undefined) throw new Error(`no part ${path}`);
      return found;
    },
    async setLanguages(course: string, languages: string[]) {
      const { row_version } = (await outline()).find(({ id }: { id: string }) => id === course);
      const saved = await staff("PATCH", `/courses/${course}`, { row_version, languages });
      expect(saved.status).toBe(200);
    },
    /** Translates each text that is to do: 'Gold' becomes 'de:Gold'. */
    async translateAll(lesson: string, lang: string) {
      const { lesson: own, slides } = await of(lesson, lang);
      const all: [Kind, string, Part][] = [
        ...own.map((part): [Kind, string, Part] => ["lesson", lesson, part]),
        ...slides.flatMap(({ id, parts }) =>
          parts.map((part): [Kind, string, Part] => ["slide", id, part]),
        ),
      ];
      for (const [kind, id, part] of all)
        if (part.state === "missing" || part.state === "outdated") {
          const saved = await save(kind, id, lang, part, `${lang}:${part.source}`);
          expect(saved.status).toBe(200);
        }
    },
  };
}
