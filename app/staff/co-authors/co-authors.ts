import { initialsOf } from "#domain/content/presence.ts";
import { coAuthors as words } from "#app/copy/co-authors.ts";
import type { LessonsPresence, Presence } from "#app/data/authoring/presence.ts";

/** A colleague at a slide or lesson of a list. */
interface AuthorMark {
  initials: string;
  label: string;
}

/** What the lesson builder shows of the others, by the id of a slide or of the lesson. */
export interface CoAuthors {
  marks: ReadonlyMap<string, readonly AuthorMark[]>;
  /** Who changed it while this page had it open, in a word for the rail. */
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
export const nameOf = ({ name }: Pick<Other, "name">) => name ?? words.otherWindow;
const markOf = ({ name }: Pick<Other, "name">, label: string): AuthorMark => ({
  initials: name === null ? words.ownInitials : initialsOf(name),
  label,
});

/** 'Anna (slide 3), You, in another window'. */
export const namesOf = (others: readonly Other[], slides: readonly { id: string }[]): string =>
  others
    .map((other) => {
      const place = slides.findIndex(({ id }) => id === other.slide);
      return words.onSlide(nameOf(other), place < 0 ? null : place + 1);
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
  for (const other of others) {
    if (other.slide === null) continue;
    add(marks, other.slide, markOf(other, words.isHere(other.name)));
    add(notices, other.slide, words.alsoHere(other.name));
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
  const marks = Map.groupBy(others, ({ lesson }) => lesson);
  return {
    names: others
      .map((other) => words.inLesson(nameOf(other), titles.get(other.lesson) ?? "", other.slide))
      .join(", "),
    here: others.map((other) =>
      words.inLesson(nameOf(other), titles.get(other.lesson) ?? "", null),
    ),
    coAuthors: {
      marks: new Map(
        [...marks].map(([id, here]) => [
          id,
          here.map((other) => markOf(other, words.hasOpen(other.name))),
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
