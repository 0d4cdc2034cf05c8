import { parseHighlights } from "#domain/content/text.ts";

/** A part of a text; `changed` if the other text has other words in its place. */
export interface ComparedPart {
  text: string;
  highlighted: boolean;
  changed: boolean;
}

interface Both<T> {
  mine: T;
  theirs: T;
}

/** A word with the blanks after it. */
interface Word {
  text: string;
  highlighted: boolean;
}

const wordsOf = (source: string): Word[] =>
  parseHighlights(source).flatMap(({ text, highlighted }) =>
    (text.match(/\s+|\S+\s*/g) ?? []).map((word) => ({ text: word, highlighted })),
  );

const isSame = (one: Word | undefined, other: Word | undefined) =>
  one?.text.trim() === other?.text.trim() && one?.highlighted === other?.highlighted;

/** Positions of the words that both have in the same order, as many as there can be. */
function common(mine: readonly Word[], theirs: readonly Word[]): Both<Set<number>> {
  /** `most[i][j]`: how many words the ends of both from i and j have in common. */
  const most = Array.from({ length: mine.length + 1 }, () =>
    Array.from({ length: theirs.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  for (let i = mine.length - 1; i >= 0; i--) {
    const row = most[i] ?? [];
    for (let j = theirs.length - 1; j >= 0; j--)
      row[j] = isSame(mine[i], theirs[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const kept = { mine: new Set<number>(), theirs: new Set<number>() };
  let [i, j] = [0, 0];
  while (i < mine.length && j < theirs.length)
    if (isSame(mine[i], theirs[j])) {
      kept.mine.add(i++);
      kept.theirs.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return kept;
}

/** The parts of a text, each as long as it can be. */
function partsOf(words: readonly Word[], kept: ReadonlySet<number>): ComparedPart[] {
  const parts: ComparedPart[] = [];
  for (const [index, { text, highlighted }] of words.entries()) {
    const last = parts.at(-1);
    const changed = kept.size > 0 && text.trim() !== "" && !kept.has(index);
    if (last?.changed === changed && last.highlighted === highlighted) last.text += text;
    else parts.push({ text, highlighted, changed });
  }
  return parts;
}

/** Two wordings with the words marked that only one of them has; none if they share no word. */
export function changedWords(mine: string, theirs: string): Both<ComparedPart[]> {
  const words = { mine: wordsOf(mine), theirs: wordsOf(theirs) };
  const kept = common(words.mine, words.theirs);
  return { mine: partsOf(words.mine, kept.mine), theirs: partsOf(words.theirs, kept.theirs) };
}
