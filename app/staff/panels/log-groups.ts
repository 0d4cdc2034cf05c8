import { authorName } from "#domain/content/presence.ts";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { actions, log as words } from "#app/copy/change-log.ts";
import { timeText, weekdayText } from "#app/copy/dates.ts";
import type { fetchLog, OutlineCourse } from "#app/data/authoring/authoring.ts";

type Line = Awaited<ReturnType<typeof fetchLog>>[number];

const nameOf = (who: string | null) => (who === null ? words.shell : authorName(who));

/** The name of an uploaded file says nothing to an author: its kind stands for it. */
const FILE = /, (recording-)?[^,]*\.(\w+)$/;
/** 'Coins on the Map, slide 3' */
const DETAIL = /^(?:(.*), )?((?:slide|version) \d+|\d+ slides)$/;

/** What was changed, by its title, and what was done to it. */
function partsOf({ action, subject }: Line) {
  const file = action === "file_added" ? FILE.exec(subject) : null;
  if (file !== null) {
    const [, recording, ending = ""] = file;
    const what = recording === undefined ? words.file(ending) : words.recorded;
    return { title: subject.slice(0, file.index), text: words.line(what, "") };
  }
  const [, before = "", detail = ""] = DETAIL.exec(subject) ?? [];
  const title = detail === "" ? (subject === AUTHOR_EMAIL ? words.author : subject) : before;
  return { title, text: words.line(actions[action], detail) };
}

interface LoggedAction {
  key: number;
  at: string;
  time: string;
  text: string;
  count: number;
}

interface Item {
  key: number;
  title: string;
  /** The author's name. */
  who: string;
  /** The author's e-mail address. */
  email: string | null;
  actions: LoggedAction[];
}

/**
 * The lines of the log, which come newest first: those of one day together, in these those of one
 * author and lesson or course that follow each other, and in these equal ones.
 */
export function logGroups(lines: readonly Line[]) {
  const groups: { key: number; day: string; items: Item[] }[] = [];
  for (const line of lines) {
    const { id: key, at } = line;
    const [day, time] = [weekdayText(at), timeText(at)];
    const { title, text } = partsOf(line);
    let group = groups.at(-1);
    if (group?.day !== day) groups.push((group = { key, day, items: [] }));
    let item = group.items.at(-1);
    if (item?.title !== title || item.email !== line.who)
      group.items.push(
        (item = { key, title, who: nameOf(line.who), email: line.who, actions: [] }),
      );
    const last = item.actions.at(-1);
    if (last?.text === text) last.count += 1;
    else item.actions.push({ key, at, time, text, count: 1 });
  }
  return groups;
}

/** The lesson or course with this title; null where there is none, or more than one. */
export function placeOf(courses: readonly OutlineCourse[], title: string) {
  const found = courses.flatMap((course) => [
    ...(course.title === title ? [{ course: course.id, lesson: null }] : []),
    ...course.lessons.flatMap((lesson) =>
      lesson.title === title ? [{ course: course.id, lesson: lesson.id }] : [],
    ),
  ]);
  return found.length === 1 ? (found[0] ?? null) : null;
}
