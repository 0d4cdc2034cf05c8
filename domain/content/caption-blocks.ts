import type { CaptionsFormat } from "./caption-text.ts";

export const ARROW = "-->";

/** Lines of a captions file that belong together: one caption, or a note. */
export interface CaptionBlock {
  /** Number of its first line in the file, starting at 1. */
  at: number;
  lines: string[];
  /** Place of the line with its times; -1 where there is none. */
  timing: number;
}

/** A time on a line with an arrow: an arrow between words is none. */
const HAS_TIME = /\d\s*:\s*\d/;
const BEGINS_WITH_TIME = /^\s*-?\d+\s*:/;
const isTiming = (line: string) => line.includes(ARROW) && HAS_TIME.test(line);

/** Lines of a text with any line ends, without a byte order mark. */
export const linesOf = (file: string): string[] => file.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);

/** '12' -> 12: the number that a block begins with; NaN for another line. */
const numberIn = (line: string | undefined) =>
  line !== undefined && /^\s*\d{1,6}\s*$/.test(line) ? Number(line) : NaN;

/**
 * The blocks of a file, by the rules of WebVTT: a block ends at an empty line, not at one of
 * spaces, and before a line with times where it has one already. The line before such times
 * belongs to them where it is the next number, or follows a line of spaces.
 */
export function blocksOf(lines: readonly string[]): CaptionBlock[] {
  const blocks: CaptionBlock[] = [];
  let open: CaptionBlock | null = null;
  const begin = (at: number, begins: string[]) => {
    open = { at, lines: begins, timing: -1 };
    blocks.push(open);
    return open;
  };
  lines.forEach((line, index) => {
    if (line === "") {
      open = null;
      return;
    }
    if (!isTiming(line)) {
      if (open !== null) open.lines.push(line);
      else if (line.trim() !== "") begin(index + 1, [line]);
      return;
    }
    const name = open === null ? null : takeName(open);
    const block: CaptionBlock =
      open !== null && open.timing === -1 && name === null
        ? open
        : name === null
          ? begin(index + 1, [])
          : begin(index, [name]);
    block.timing = block.lines.length;
    block.lines.push(line);
  });
  return blocks;
}

/** Takes the last line out of a block with times where it is the name of the caption behind it. */
function takeName({ lines, timing }: CaptionBlock): string | null {
  const last = lines.length - 1;
  if (timing === -1 || last <= timing) return null;
  const isNext = numberIn(lines[last]) === numberIn(lines[timing - 1]) + 1;
  const isApart = last - 1 > timing && lines[last - 1]?.trim() === "";
  return isNext || isApart ? (lines.pop() ?? null) : null;
}

/** Null for a text that is neither. A block of an SRT file begins with its number, or with its times. */
export function formatOf(lines: readonly string[]): CaptionsFormat | null {
  if (/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) return "vtt";
  const first = lines.findIndex((line) => line.trim() !== "");
  const [one = "", two = ""] = lines.slice(first, first + 2);
  const isFirst = (line: string) => isTiming(line) && BEGINS_WITH_TIME.test(line);
  return isFirst(one) || (isNumber(one) && isFirst(two)) ? "srt" : null;
}

/** '1', '#1' and '1.': how programs number captions. */
export const isNumber = (line: string): boolean => /^\s*#?\d{1,6}[.:)]?\s*$/.test(line);
