/** The place of the name on the certificate, in units of its picture. */
export const NAME_PLACE = { width: 940, height: 126, middle: 340 } as const;
const MAX_SIZE = 92;
const MAX_LINES = 3;
/** Below it a name breaks inside its words, too; the small lines have 32. */
const MIN_SIZE = 36;
/** Height of a line, and how far its baseline is below its middle, as shares of the size. */
const LINE_HEIGHT = 1.12;
const BASELINE = 0.35;

export interface NameLines {
  size: number;
  /** `y`: of the baseline. */
  lines: { text: string; y: number }[];
}

/** Width of a text, as a multiple of its size. */
type WidthOf = (text: string) => number;

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Lines of about the same width, of parts that stay whole; there are at least `count` parts. */
function breakInto(parts: string[], glue: string, count: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let rest = parts;
  for (let left = count; left > 1; left--) {
    const goal = widthOf(rest.join(glue)) / left;
    const ends = Array.from({ length: rest.length - left + 1 }, (_, index) => index + 1);
    const offBy = (end: number) => Math.abs(widthOf(rest.slice(0, end).join(glue)) - goal);
    const end = ends.reduce((best, next) => (offBy(next) < offBy(best) ? next : best));
    lines.push(rest.slice(0, end).join(glue));
    rest = rest.slice(end);
  }
  return [...lines, rest.join(glue)];
}

function fit(lines: string[], widthOf: WidthOf): NameLines {
  const { width, height, middle } = NAME_PLACE;
  const widest = Math.max(...lines.map(widthOf));
  const size = Math.min(MAX_SIZE, width / widest, height / (lines.length * LINE_HEIGHT));
  const baselineOf = (line: number) =>
    middle + ((line - (lines.length - 1) / 2) * LINE_HEIGHT + BASELINE) * size;
  return { size, lines: lines.map((text, line) => ({ text, y: baselineOf(line) })) };
}

/**
 * A name as large as its place allows, on the fewest lines that allow it; what is read as one letter
 * stays whole.
 *
 * @returns size and baselines in units of the certificate's picture
 */
export function nameLines(name: string, widthOf: WidthOf): NameLines {
  let best = fit([name], widthOf);
  const tryParts = (parts: string[], glue: string) => {
    for (let count = 2; count <= Math.min(MAX_LINES, parts.length); count++) {
      const next = fit(breakInto(parts, glue, count, widthOf), widthOf);
      if (next.size > best.size) best = next;
    }
  };
  tryParts(name.split(" "), " ");
  if (best.size < MIN_SIZE)
    tryParts(
      [...letters.segment(name)].map(({ segment }) => segment),
      "",
    );
  return best;
}
