import { formatTime, parseTime } from "#domain/content/captions.ts";
import type { Caption } from "#domain/content/captions.ts";
import { isUnseen } from "#domain/content/visible-text.ts";

/** One caption as its author types it. */
export interface CaptionLine {
  /** Stays the same while the line is edited. */
  id: number;
  /** Times as they are typed: '0:01.5'. */
  start: string;
  end: string;
  text: string;
}

type LineProblem = "time" | "end_first" | "no_text";

/** How long a new line is shown at first. */
const NEW_LINE_S = 2;

/** '1:02.500': as short as a time of a clip can be. */
export const shortTime = (seconds: number): string => formatTime(seconds).replace(/^(00:)?0?/, "");

/** '0:03.6': the time that is shown of a clip that plays. */
export const momentOf = (seconds: number): string => shortTime(seconds).slice(0, -2);

interface Wrong {
  field: "start" | "end" | "text";
  what: LineProblem;
}

/** What is wrong with a line, and in which field; null for one that can be saved. */
export function problemAt({ start, end, text }: CaptionLine): Wrong | null {
  const [from, to] = [parseTime(start), parseTime(end)];
  if (from === null) return { field: "start", what: "time" };
  if (to === null) return { field: "end", what: "time" };
  if (to <= from) return { field: "end", what: "end_first" };
  return isUnseen(text) ? { field: "text", what: "no_text" } : null;
}

export const isFit = (line: CaptionLine): boolean => problemAt(line) === null;

const idAfter = (lines: readonly CaptionLine[]) => Math.max(0, ...lines.map(({ id }) => id)) + 1;

/** The lines of a file. */
export const toLines = (captions: readonly Caption[]): CaptionLine[] =>
  captions.map(({ start, end, text }, index) => ({
    id: index + 1,
    start: shortTime(start),
    end: shortTime(end),
    text,
  }));

/** The captions that the lines say. Lines with a problem are left out. */
export const toCaptions = (lines: readonly CaptionLine[]): Caption[] =>
  lines.flatMap((line) =>
    isFit(line)
      ? [{ start: parseTime(line.start) ?? 0, end: parseTime(line.end) ?? 0, text: line.text }]
      : [],
  );

/** The lines with a new one that begins at a time, after those that begin before it. */
export function withNewLine(lines: readonly CaptionLine[], at: number): CaptionLine[] {
  const line = {
    id: idAfter(lines),
    start: shortTime(at),
    end: shortTime(at + NEW_LINE_S),
    text: "",
  };
  const next = lines.findIndex(({ start }) => (parseTime(start) ?? 0) > at);
  return next === -1 ? [...lines, line] : lines.toSpliced(next, 0, line);
}

/** The lines with one of them changed. */
export const withLine = (
  lines: readonly CaptionLine[],
  id: number,
  change: Partial<CaptionLine>,
): CaptionLine[] => lines.map((line) => (line.id === id ? { ...line, ...change } : line));
