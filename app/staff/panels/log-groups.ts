import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { actions, log as words } from "#app/copy/change-log.ts";
import type { fetchLog } from "#app/data/authoring/authoring.ts";
import { dayAndTime } from "./when.ts";

type Line = Awaited<ReturnType<typeof fetchLog>>[number];

const nameOf = (who: string | null) => (who === AUTHOR_EMAIL ? words.author : (who ?? words.shell));

/** The name of an uploaded file says nothing to an author: its kind stands for it. */
const FILE = /, (recording-)?[^,]*\.(\w+)$/;

function textOf({ action, subject }: Line) {
  const file = action === "file_added" ? FILE.exec(subject) : null;
  if (file === null)
    return words.line(actions[action], subject === AUTHOR_EMAIL ? words.author : subject);
  const [, recording, ending = ""] = file;
  return words.line(
    recording === undefined ? words.file(ending) : words.recorded,
    subject.slice(0, file.index),
  );
}

/** The lines of the log, those of one day and author together; they come newest first. */
export function logGroups(lines: readonly Line[]) {
  const rows = lines.map((line) => ({
    id: line.id,
    at: line.at,
    who: nameOf(line.who),
    text: textOf(line),
    ...dayAndTime(line.at),
  }));
  const groups: { key: number; day: string; who: string; rows: typeof rows }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last.day === row.day && last.who === row.who) last.rows.push(row);
    else groups.push({ key: row.id, day: row.day, who: row.who, rows: [row] });
  }
  return groups;
}
