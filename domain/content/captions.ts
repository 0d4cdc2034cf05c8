/** One caption. Times are in seconds from the beginning of the clip. */
export interface Caption {
  start: number;
  end: number;
  /** One or several lines, without empty ones. */
  text: string;
}

export interface CaptionsProblem {
  problem: "format" | "empty" | "time" | "end_first" | "too_many";
  /** Line of the file, starting at 1. */
  line: number;
}

export type ReadCaptions = { captions: Caption[] } | CaptionsProblem;

const MAX_CAPTIONS = 2000;
const ARROW = "-->";
const TIME = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;
/** Blocks of a WebVTT file that hold no caption. */
const NO_CAPTION = /^(NOTE|STYLE|REGION)(\s|$)/;
/** Positions of other formats inside SRT, such as '{\an8}'. */
const POSITION_MARK = /\{\\[^}]*\}/g;

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

interface Block {
  /** Number of its first line, starting at 1. */
  at: number;
  lines: string[];
}

/** Lines between empty ones. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  lines.forEach((line, index) => {
    if (line.trim() === "") open = null;
    else if (open === null) blocks.push((open = { at: index + 1, lines: [line] }));
    else open.lines.push(line);
  });
  return blocks;
}

/**
 * Reads a WebVTT or SRT file, with or without a byte order mark, with any line ends. Cue settings,
 * notes and styles are left out; captions come in the order of their starts and may overlap. A
 * caption without words is left out.
 */
export function readCaptions(file: string): ReadCaptions {
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const isVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? "");
  // A block of an SRT file begins with its number.
  const isSrt =
    !isVtt &&
    blocksOf(lines)[0]
      ?.lines.slice(0, 2)
      .some((line) => line.includes(ARROW));
  if (!isVtt && isSrt !== true) return { problem: "format", line: 1 };
  const blocks = blocksOf(lines).slice(isVtt ? 1 : 0);
  const captions: Caption[] = [];
  for (const block of blocks) {
    if (isVtt && NO_CAPTION.test(block.lines[0] ?? "")) continue;
    const read = readBlock(block);
    if (read === null) continue;
    if ("problem" in read) return read;
    if (captions.push(read) > MAX_CAPTIONS) return { problem: "too_many", line: block.at };
  }
  if (captions.length === 0) return { problem: "empty", line: 1 };
  return { captions: captions.toSorted((one, other) => one.start - other.start) };
}

/** Null for a caption without words. */
function readBlock({ at, lines }: Block): Caption | CaptionsProblem | null {
  const index = lines.findIndex((line) => line.includes(ARROW));
  const line = at + Math.max(index, 0);
  if (index === -1 || index > 1) return { problem: "time", line };
  const [from = "", rest = ""] = (lines[index] ?? "").split(ARROW);
  const start = parseTime(from);
  // Cue settings follow the end after a space.
  const end = parseTime(rest.trim().split(/\s/)[0] ?? "");
  if (start === null || end === null) return { problem: "time", line };
  if (end <= start) return { problem: "end_first", line };
  const words = lines.slice(index + 1).map((text) => text.replace(POSITION_MARK, "").trim());
  const text = words.filter((word) => word !== "").join("\n");
  return text === "" ? null : { start, end, text };
}

/** Marks in a text: '<i>', '</v>', '<00:01.500>'. */
const MARK = /<\/?[a-z\d][^<>]*>/gi;

/** Captions of a file as children see them: their words alone. */
export const withoutMarks = (captions: readonly Caption[]): Caption[] =>
  captions
    .map((caption) => ({ ...caption, text: caption.text.replace(MARK, "").trim() }))
    .filter(({ text }) => text !== "");

/** Text of a caption as WebVTT may hold it: no empty line, no arrow. */
const cueText = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replaceAll(ARROW, "→"))
    .filter((line) => line !== "")
    .join("\n");

/** The captions as a WebVTT file, in the order of their starts. */
export const writeVtt = (captions: readonly Caption[]): string =>
  [
    "WEBVTT",
    ...captions
      .toSorted((one, other) => one.start - other.start)
      .map(
        ({ start, end, text }) =>
          `${formatTime(start)} ${ARROW} ${formatTime(end)}\n${cueText(text)}`,
      ),
  ].join("\n\n") + "\n";

/** When the last caption ends, in seconds; 0 without captions. */
export const captionsEnd = (captions: readonly Caption[]): number =>
  Math.max(0, ...captions.map(({ end }) => end));
