/** Parts of a text in turn: at even places between what was searched for, at odd places that. */
export const foundParts = (text: string, wanted: string): readonly string[] =>
  wanted === ""
    ? [text]
    : text.split(new RegExp(`(${wanted.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, "gi"));

/** A text that ends before this is seen whole, also in a narrow window. */
const SEEN = 50;
/** So much of what comes before what was searched for is kept. */
const BEFORE = 24;

/** A long text from shortly before what was searched for, cut between words, so that it is seen. */
export function aroundFound(text: string, wanted: string): string {
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0 || at + wanted.length <= SEEN) return text;
  const gap = text.indexOf(" ", at - BEFORE);
  return `... ${text.slice(gap < 0 ? at : Math.min(gap + 1, at))}`;
}
