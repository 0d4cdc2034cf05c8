import { diffArrays } from "diff";
import { parseHighlights } from "#domain/content/text.ts";

/** A part of a text; `changed` if the other text has other words in its place. */
export interface ComparedPart {
  text: string;
  highlighted: boolean;
  changed: boolean;
}

type Side = "mine" | "theirs";

/** A word with the blanks after it. */
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

/** The parts of a text, each as long as it can be. */
function partsOf(words: readonly ComparedPart[]): ComparedPart[] {
  const parts: ComparedPart[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.changed === word.changed && last.highlighted === word.highlighted)
      last.text += word.text;
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
    );
  };
  return { mine: partsIn("mine", "added"), theirs: partsIn("theirs", "removed") };
}
