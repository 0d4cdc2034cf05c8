/* How programs write the lines of a list: with bullets, numbers, boxes, and marks of what is right. */

/** A line of a list without what the list put around its words. */
export interface ListLine {
  words: string;
  isRight: boolean;
  /** 'b' of 'b) A bank'; null without one. */
  label: string | null;
  hasBullet: boolean;
}

/** Bullets of Google Docs, Word (also as its own font has them), Pages and Markdown. */
const BULLET = /^(?:[-–—•·●○◦▪▫■□‣⁃∙◆◇♦➢➤►▶\uF0B7\uF0A7\uF0D8\uF076]|[oO§](?=\t))\s*(?=\S)/u;
/** 'a)', '(b)', 'C.', '2.', 'iv)': a letter, a number or a small Roman number. */
const LABEL = /^\(?([a-h]|\d{1,2}|[ivx]{1,4})[).:](?:\s+|(?=[^\s\d).:]))/i;
const RIGHT_BEFORE = /^(?:[*+✓✔✅☑☒🗹🗸]\uFE0F?|[[(][xX*✓✔][\])])\s*/u;
const OPEN_BOX = /^(?:[☐▢◻⬜]\uFE0F?|\[\s?\]|\(\s?\))\s*/u;
const RIGHT_AFTER =
  /\s*(?:[*✓✔✅☑]\uFE0F?|[[(](?:correct|right|true|x|correct answer|right answer)[\])]|(?:<-+|←|[-–—])\s*(?:correct|right)(?: answer)?)$/iu;
const BOLD = /^(?:\*\*|__)(.+?)(?:\*\*|__)$/;

/** A dash that belongs to the words: '-5 coins'. */
const NEGATIVE = /^[-–]\d/;

/**
 * Reads one line of a list.
 *
 * @param starsAreBullets each line begins with a star, which then says nothing of being right
 */
export function readListLine(line: string, starsAreBullets: boolean): ListLine {
  let words = line.trim();
  let [isRight, hasBullet] = [false, false];
  let label: string | null = null;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(words);
    if (found !== null) words = words.slice(found[0].length);
    return found;
  };
  if (starsAreBullets) hasBullet = take(/^[*+]\s+/) !== null;
  // In any order, each once: '- [x] a) A bank', '*b. A hole'.
  for (let at = 0; at < 4; at++) {
    const bold = BOLD.exec(words);
    if (bold !== null) {
      words = bold[1] ?? "";
      isRight = true;
    } else if (!hasBullet && !NEGATIVE.test(words) && take(BULLET) !== null) hasBullet = true;
    else if (take(OPEN_BOX) !== null) hasBullet = true;
    else if (!isRight && take(RIGHT_BEFORE) !== null) isRight = true;
    else if (label === null) label = take(LABEL)?.[1]?.toLowerCase() ?? null;
  }
  if (RIGHT_AFTER.test(words) && words.replace(RIGHT_AFTER, "") !== "") {
    words = words.replace(RIGHT_AFTER, "");
    isRight = true;
  }
  const bold = BOLD.exec(words);
  return {
    words: (bold?.[1] ?? words).trim(),
    isRight: isRight || bold !== null,
    label,
    hasBullet,
  };
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** Do labels count up: a, b, c; 1, 2, 3; i, ii, iii? */
export function countsUp(labels: readonly (string | null)[]): boolean {
  const of = (place: number) => [String(place + 1), "abcdefgh"[place] ?? "", ROMAN[place] ?? ""];
  return [0, 1, 2].some((kind) => labels.every((label, at) => label === of(at)[kind]));
}
