export interface TextPart {
  text: string;
  highlighted: boolean;
}

/**
 * Splits 'Find the [hl]gold[/hl] coin' into plain and highlighted parts. Marks without a partner
 * stay out of the text and highlight nothing beyond the next mark.
 */
export function parseHighlights(source: string): TextPart[] {
  const parts: TextPart[] = [];
  let highlighted = false;
  for (const piece of source.split(/(\[hl\]|\[\/hl\])/)) {
    if (piece === "[hl]") highlighted = true;
    else if (piece === "[/hl]") highlighted = false;
    else if (piece !== "") parts.push({ text: piece, highlighted });
  }
  return parts;
}

/** The same text for ears, names and lengths: marks removed. */
export const plainText = (source: string) =>
  source.includes("[")
    ? parseHighlights(source)
        .map((part) => part.text)
        .join("")
    : source;

/** One UTF-16 unit of the words, and whether it is highlighted. */
interface Unit {
  unit: string;
  isMarked: boolean;
}

const unitsOf = (source: string): Unit[] =>
  parseHighlights(source).flatMap(({ text, highlighted }) =>
    text.split("").map((unit) => ({ unit, isMarked: highlighted })),
  );

/** Marks are never nested, and never empty. */
function sourceOf(units: readonly Unit[]): string {
  let text = "";
  let isOpen = false;
  for (const { unit, isMarked } of units) {
    if (isMarked !== isOpen) text += isMarked ? "[hl]" : "[/hl]";
    text += unit;
    isOpen = isMarked;
  }
  return isOpen ? `${text}[/hl]` : text;
}

/** Are all of these characters of the plain text highlighted? False where there are none. */
export function isHighlighted(source: string, start: number, end: number): boolean {
  const chosen = unitsOf(source).slice(start, end);
  return chosen.length > 0 && chosen.every(({ isMarked }) => isMarked);
}

/**
 * Highlights the characters of the plain text from `start` to before `end`, or takes the highlight
 * from them if they all have it.
 */
export function highlightRange(source: string, start: number, end: number): string {
  if (start >= end) return source;
  const marks = !isHighlighted(source, start, end);
  return sourceOf(
    unitsOf(source).map(({ unit, isMarked }, index) => ({
      unit,
      isMarked: index >= start && index < end ? marks : isMarked,
    })),
  );
}

const isOfWord = (character: string) => /^[\p{L}\p{N}'’-]$/u.test(character);

/** The word of a plain text at a place, as the offsets of its start and end. */
export function wordAt(plain: string, at: number): [start: number, end: number] {
  let [start, end] = [at, at];
  while (start > 0 && isOfWord(plain.charAt(start - 1))) start--;
  while (end < plain.length && isOfWord(plain.charAt(end))) end++;
  return [start, end];
}

/** Takes marks that were typed or pasted as text out; a pair of them highlights what is between. */
function readMarks(units: readonly Unit[]): Unit[] {
  const plain = units.map(({ unit }) => unit).join("");
  const read: Unit[] = [];
  let at = 0;
  let isMarked = false;
  for (const piece of plain.split(/(\[hl\]|\[\/hl\])/)) {
    const end = at + piece.length;
    if (piece === "[hl]") isMarked = plain.includes("[/hl]", end);
    else if (piece === "[/hl]") isMarked = false;
    else
      for (const unit of units.slice(at, end))
        read.push({ unit: unit.unit, isMarked: unit.isMarked || isMarked });
    at = end;
  }
  return read;
}

/**
 * A source after its plain text was edited: what was there keeps its highlights, and what is typed
 * within highlighted words becomes one of them.
 *
 * @param caret where the caret is after the edit
 * @returns the new source, and the caret in its plain text
 */
export function editHighlighted(
  source: string,
  edited: string,
  caret: number,
): { source: string; caret: number } {
  const units = unitsOf(source);
  const kept = Math.min(edited.length - caret, units.length);
  let from = 0;
  while (from < Math.min(caret, units.length - kept) && units[from]?.unit === edited.charAt(from))
    from++;
  const to = units.length - kept;
  const isInside = from > 0 && units[from - 1]?.isMarked === true && units[to]?.isMarked === true;
  const typed = edited
    .slice(from, edited.length - kept)
    .split("")
    .map((unit) => ({ unit, isMarked: isInside }));
  const before = [...units.slice(0, from), ...typed];
  const read = readMarks([...before, ...units.slice(to)]);
  return { source: sourceOf(read), caret: readMarks(before).length };
}

/**
 * 'Need or Want?' -> 'need-or-want': plain letters and digits for names of folders and files; ''
 * when none are left.
 */
export const slug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** Groups of vowels; a silent e at the end makes none. */
function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = plain.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}

/**
 * School grade at which a text can be read, after Flesch and Kincaid; 0 and below is before school.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+/).filter((sentence) => sentence.trim() !== "").length || 1;
  const words = text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word));
  const count = words.length || 1;
  return (
    0.39 * (count / sentences) +
    11.8 * (words.reduce((sum, word) => sum + syllables(word), 0) / count) -
    15.59
  );
}
