import { ARROW, blocksOf, formatOf, isNumber, linesOf } from "./caption-blocks.ts";
import type { CaptionBlock } from "./caption-blocks.ts";
import { readCueText, writeCueText } from "./caption-text.ts";
import type { CaptionsFormat } from "./caption-text.ts";

/** One caption. Times are in seconds from the beginning of the clip. */
export interface Caption {
  start: number;
  end: number;
  /** One or several lines, without empty ones, as a child reads them (`captionWords`). */
  text: string;
}

export interface CaptionsProblem {
  problem: "format" | "empty" | "time" | "end_first" | "note" | "too_many";
  /** Line of the file, starting at 1. */
  line: number;
}

export type ReadCaptions = { captions: Caption[] } | CaptionsProblem;

const MAX_CAPTIONS = 2000;
const TIME = /^(?:(\d{1,5}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;

/**
 * Seconds of a time such as '01:02.500', '00:01:02,500' or '1:02.5'; null if it is none.
 */
export function parseTime(text: string): number | null {
  const parts = TIME.exec(text.trim());
  if (parts === null) return null;
  const [, hours = "0", minutes = "", seconds = "", fraction = ""] = parts;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  const ms = Number(fraction.padEnd(3, "0"));
  return (
    (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + ms) / 1000
  );
}

/** '00:01:02.500' */
export function formatTime(seconds: number): string {
  const ms = Math.max(0, Math.round(seconds * 1000));
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  const rest = String(ms % 1000).padStart(3, "0");
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}

/** Blocks of a WebVTT file that hold no caption. */
const NO_CAPTION = /^(?:NOTE(?:\s|$)|(?:STYLE|REGION)\s*$)/;
/** What may follow the times: settings such as 'line:84%' and, in SRT, places such as 'X1:40'. */
const SETTINGS = /^(?:\s+[A-Za-z][A-Za-z\d]*:\S*)*\s*$/;

/**
 * Reads a WebVTT or SRT file, with or without a byte order mark, with any line ends. Cue settings,
 * notes, styles and marks are left out: the words are what a child reads. Captions come in the order
 * of their starts and may overlap; one without words is left out. What could be meant in two ways
 * is refused, with its line.
 */
export function readCaptions(file: string): ReadCaptions {
  const lines = linesOf(file);
  const format = formatOf(lines);
  if (format === null) return { problem: "format", line: 1 };
  const blocks = blocksOf(lines);
  const captions: Caption[] = [];
  for (const [index, block] of blocks.entries()) {
    // The header may have lines of its own, and ends before the first times at the latest.
    const isHeader = format === "vtt" && index === 0;
    if (isHeader && block.timing === -1) continue;
    const read = readBlock(block, format, isHeader);
    if (read === null) continue;
    if ("problem" in read) return read;
    if (captions.push(read) > MAX_CAPTIONS) return { problem: "too_many", line: block.at };
  }
  if (captions.length === 0) return { problem: "empty", line: 1 };
  return { captions: captions.toSorted((one, other) => one.start - other.start) };
}

/** Null for a note, and for a caption without words. */
function readBlock(
  { at, lines, timing }: CaptionBlock,
  format: CaptionsFormat,
  isHeader: boolean,
): Caption | CaptionsProblem | null {
  const [first = ""] = lines;
  const line = at + Math.max(timing, 0);
  if (format === "vtt" && !isHeader && timing !== 0 && NO_CAPTION.test(first))
    return timing === -1 ? null : { problem: "note", line };
  const isNamed = timing === 1 && (format === "vtt" || isNumber(first));
  if (timing === -1 || (timing > 0 && !isNamed && !isHeader)) return { problem: "time", line: at };
  const [from = "", rest = ""] = (lines[timing] ?? "").split(ARROW);
  const timed = rest.trimStart();
  const [to = ""] = /^\S*/.exec(timed) ?? [];
  const settings = timed.slice(to.length);
  const [start, end] = [parseTime(from), parseTime(to)];
  if (start === null || end === null || !SETTINGS.test(settings)) return { problem: "time", line };
  const text = readCueText(lines.slice(timing + 1).join("\n"), format);
  if (text === "") return null;
  return end <= start ? { problem: "end_first", line } : { start, end, text };
}

/** The captions as a WebVTT file, in the order of their starts. */
export const writeVtt = (captions: readonly Caption[]): string =>
  [
    "WEBVTT",
    ...captions
      .toSorted((one, other) => one.start - other.start)
      .map(
        ({ start, end, text }) =>
          `${formatTime(start)} ${ARROW} ${formatTime(end)}\n${writeCueText(text)}`,
      ),
  ].join("\n\n") + "\n";

/** When the last caption ends, in seconds; 0 without captions. */
export const captionsEnd = (captions: readonly Caption[]): number =>
  Math.max(0, ...captions.map(({ end }) => end));
