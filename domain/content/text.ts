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
  parseHighlights(source)
    .map((part) => part.text)
    .join("");

/**
 * Highlights the characters of a source from `start` to before `end`, or takes the highlight from
 * them if they all have it. Marks are never nested; the text stays as it is where nothing is chosen.
 */
export function highlightRange(source: string, start: number, end: number): string {
  let at = 0;
  let isMarked = false;
  const units: { unit: string; isMarked: boolean; isChosen: boolean }[] = [];
  for (const piece of source.split(/(\[hl\]|\[\/hl\])/)) {
    if (piece === "[hl]" || piece === "[/hl]") isMarked = piece === "[hl]";
    else
      for (let index = 0; index < piece.length; index++)
        units.push({
          unit: piece.charAt(index),
          isMarked,
          isChosen: at + index >= start && at + index < end,
        });
    at += piece.length;
  }
  const chosen = units.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return source;
  const marks = !chosen.every((unit) => unit.isMarked);
  let text = "";
  let isOpen = false;
  for (const { unit, ...was } of units) {
    const isNow = was.isChosen ? marks : was.isMarked;
    if (isNow !== isOpen) text += isNow ? "[hl]" : "[/hl]";
    text += unit;
    isOpen = isNow;
  }
  return isOpen ? `${text}[/hl]` : text;
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
