import { initialsOf } from "#domain/content/presence.ts";
import { coAuthors as words } from "#app/copy/co-authors.ts";
import type { LessonsPresence, Presence } from "#app/data/authoring/presence.ts";

/** A colleague at a slide or lesson of a list. */
interface AuthorMark {
  initials: string;
  label: string;
}

/** What the lesson builder shows of other authors, by the id of a slide or of the lesson. */
export interface CoAuthors {
  marks: ReadonlyMap<string, readonly AuthorMark[]>;
  /** The name of who changed it while this page had it open, for the list of slides. */
  changed: ReadonlyMap<string, string>;
  /** The same in sentences, for the editor. */
  notices: ReadonlyMap<string, readonly string[]>;
}

interface Versioned {
  id: string;
  row_version: number;
  edited_by: string | null;
}

type Other = Presence["others"][number];
export const windowName = ({ name }: Pick<Other, "name">) => name ?? words.otherWindow;
const markOf = ({ name }: Pick<Other, "name">, label: string): AuthorMark => ({
  initials: name === null ? words.ownInitials : initialsOf(name),
  label,
});

/** The windows of each author, who is named once. */
const byAuthor = <T extends Pick<Other, "name">>(others: readonly T[]) =>
  [...Map.groupBy(others, windowName)].map(([name, windows]) => ({ name, windows }));

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** 'Anna (slides 1, 3), You, in another window'. */
export const namesOf = (others: readonly Other[], slides: readonly { id: string }[]): string =>
  byAuthor(others)
    .map(({ name, windows }) => {
      const places = unique(
        windows.map(({ slide }) => slides.findIndex(({ id }) => id === slide) + 1),
      ).filter((place) => place > 0);
      const sorted = places.toSorted((one, other) => one - other);
      return words.at(name, sorted.length === 0 ? [] : [words.onSlides(sorted)]);
    })
    .join(", ");

/** @param changes names of colleagues by the id of the row that they changed */
export function coAuthorsOf(
  others: readonly Other[],
  changes: ReadonlyMap<string, string>,
  lessonId: string,
): CoAuthors {
  const marks = new Map<string, AuthorMark[]>();
  const notices = new Map<string, string[]>();
  const add = <T>(all: Map<string, T[]>, id: string, item: T) =>
    all.set(id, [...(all.get(id) ?? []), item]);
  for (const [id, by] of changes)
    add(notices, id, (id === lessonId ? words.changedLesson : words.changedSlide)(by));
  for (const { windows } of byAuthor(others))
    for (const slide of unique(windows.map((window) => window.slide))) {
      const [author] = windows;
      if (slide === null || author === undefined) continue;
      add(marks, slide, markOf(author, words.isHere(author.name)));
      add(notices, slide, words.alsoHere(author.name));
    }
  const changed = new Map([...changes].map(([id, by]) => [id, words.changedBy(by)]));
  return { marks, changed, notices };
}

/** 'Anna (Needs and wants, slide 3)', the same without slides, and at the rows of the lessons. */
export function inLessons(
  everywhere: LessonsPresence,
  lessons: readonly { id: string; title: string }[],
): { names: string; here: readonly string[]; coAuthors: CoAuthors } {
  const titles = new Map(lessons.map(({ id, title }) => [id, title]));
  const others = everywhere.filter(({ lesson }) => titles.has(lesson));
  const titleOf = ({ lesson }: (typeof others)[number]) => titles.get(lesson) ?? "";
  const marks = Map.groupBy(others, ({ lesson }) => lesson);
  return {
    names: byAuthor(others)
      .map(({ name, windows }) => {
        const places = windows.map((one) => words.inLesson(titleOf(one), one.slide));
        return words.at(name, unique(places));
      })
      .join(", "),
    here: unique(others.map((one) => words.at(windowName(one), [titleOf(one)]))),
    coAuthors: {
      marks: new Map(
        [...marks].map(([id, here]) => [
          id,
          byAuthor(here).flatMap(({ windows: [one] }) =>
            one === undefined ? [] : [markOf(one, words.hasOpen(one.name))],
          ),
        ]),
      ),
      changed: new Map(),
      notices: new Map(),
    },
  };
}

/** Changes that these rows show, compared with the versions that were seen before. */
export function colleaguesChanges(
  seen: ReadonlyMap<string, number>,
  rows: readonly Versioned[],
): [id: string, by: string][] {
  return rows.flatMap(({ id, row_version, edited_by }) =>
    edited_by !== null && row_version > (seen.get(id) ?? Infinity) ? [[id, edited_by]] : [],
  );
}
