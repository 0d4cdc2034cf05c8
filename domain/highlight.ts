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

/** The same text for ears: marks removed. */
export const plainText = (source: string) =>
  parseHighlights(source)
    .map((part) => part.text)
    .join("");
