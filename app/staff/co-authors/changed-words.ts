import { diffArrays } from "diff";
import { parseHighlights } from "#domain/content/text.ts";

/** A part of a text; `changed` if the other text has other words in its place. */
export interface ComparedPart extends Word {
  changed: boolean;
}

type Side = "mine" | "theirs";

/** A word with the blanks after it, or several. */
interface Word {
  text: string;
  highlighted: boolean;
}

const wordsOf = (source: string): Word[] =>
  parseHighlights(source).flatMap(({ text, highlighted }) =>
    (text.match(/\s+|\S+\s*/g) ?? []).map((word) => ({ text: word, highlighted })),
  );

const isSame = (one: Word, other: Word) =>
  one.text.trim() === other.text.trim() && one.highlighted === other.highlighted;

/** The parts of a text, each as long as it can be. @param isLike do two words belong to one part? */
function partsOf<Part extends Word>(
  words: readonly Part[],
  isLike: (one: Part, other: Part) => boolean,
): Part[] {
  const parts: Part[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.highlighted === word.highlighted && isLike(last, word)) last.text += word.text;
    else parts.push({ ...word });
  }
  return parts;
}

/** Two wordings with the words marked that only one of them has; none if they share no word. */
export function changedWords(own: string, theirs: string): Record<Side, ComparedPart[]> {
  const words = { mine: wordsOf(own), theirs: wordsOf(theirs) };
  const changes = diffArrays(words.mine, words.theirs, { comparator: isSame });
  const isAlike = changes.some(({ added, removed }) => !added && !removed);
  /** The parts of one wording: all changes but those that only the other has. */
  const partsIn = (side: Side, isOther: "added" | "removed") => {
    const rest = words[side];
    return partsOf(
      changes
        .filter((change) => !change[isOther])
        .flatMap(({ count, added, removed }) =>
          rest.splice(0, count).map((word) => ({
            ...word,
            changed: isAlike && (added || removed) && word.text.trim() !== "",
          })),
        ),
      (one, other) => one.changed === other.changed,
    );
  };
  return { mine: partsIn("mine", "added"), theirs: partsIn("theirs", "removed") };
}

/** A part of a text that reads with the words that were removed and those that were added. */
export interface EditedPart extends Word {
  what: "kept" | "removed" | "added";
}

export const editedWords = (before: string, now: string): EditedPart[] =>
  partsOf(
    diffArrays(wordsOf(before), wordsOf(now), { comparator: isSame }).flatMap(
      ({ value, added, removed }) =>
        value.map((word): EditedPart => ({
          ...word,
          what: added ? "added" : removed ? "removed" : "kept",
        })),
    ),
    (one, other) => one.what === other.what,
  ).map((part, index, parts) => {
    const next = parts[index + 1];
    // The last word of either text has no blank behind it.
    return next !== undefined && next.what !== part.what && /^\S/.test(next.text)
      ? { ...part, text: part.text.replace(/\S$/, "$& ") }
      : part;
  });
