export interface TextPart {
  text: string;
  highlighted: boolean;
}

/**
 * Splits 'Find the [hl]gold[/hl] coin' into plain and highlighted parts. Marks without a partner stay out of
 * the text and highlight nothing beyond the next mark.
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

/** The text with the mark around the characters from `start` to before `end`; as it is where nothing is chosen. */
export const highlightRange = (source: string, start: number, end: number) =>
  start === end ? source : `${source.slice(0, start)}[hl]${source.slice(start, end)}[/hl]${source.slice(end)}`;
