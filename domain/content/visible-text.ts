import { plainText } from "./text.ts";

/** Joiners change how a word looks in these scripts, and in no other. */
const JOINING =
  "[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}]\\p{M}*";
/** A joiner within a word of such a script. */
const WORD_JOINER = `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`;
/** The joiner of two pictures that are shown as one, such as a family. */
const EMOJI_JOINER =
  "(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*)\\u200D(?=\\p{Extended_Pictographic})";
/** What makes a black flag the flag of a country, such as Scotland. */
const FLAG_TAGS = "(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007E}]+\\u{E007F}";

/**
 * Characters that show nothing: joiners and marks of direction, soft hyphens, selectors, blanks of
 * other scripts, control characters that are no space. Those that change what is seen are kept.
 */
const UNSEEN = new RegExp(
  `(${WORD_JOINER}|${EMOJI_JOINER}|${FLAG_TAGS})|\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFB\\uFFFC]|(?!\\s)\\p{Cc}`,
  "gu",
);
/** U+2800 is a letter of Braille without a dot. */
const SPACES = /[\s\u2800\u0085]+/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201B\u02BC\u2032`\u00B4]/gu;
const DOUBLE_QUOTES = /[\u201C\u201D\u201F\u2033]/gu;
/** Two or three letters as one character; NFKC takes no more apart. */
const LIGATURES = /[\uFB00-\uFB06\u2026\u0132\u0133\u01C4-\u01CC\u01F1-\u01F3]/gu;
const BARE_MARKS = /^[\p{M}\s]*$/u;

/**
 * So many UTF-16 units of a text are looked at: more than any text may have. Composing a long run of
 * marks takes time that grows with the square of its length.
 */
const MOST_UNITS = 2_000;

/** Plain words as they are seen. */
const seenOf = (plain: string): string => {
  const seen = plain
    .slice(0, MOST_UNITS)
    .replace(UNSEEN, "$1")
    .normalize("NFC")
    .replace(LIGATURES, (letters) => letters.normalize("NFKC"))
    .replace(DASHES, "-")
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(SPACES, " ")
    .trim();
  return BARE_MARKS.test(seen) ? "" : seen;
};

/** Letters and digits that are always seen: most texts have one, and need no closer look. */
const SURELY_SEEN = /[A-Za-z0-9]/;

/** Does somebody who reads these plain words see nothing? */
export const isUnseen = (plain: string): boolean =>
  !SURELY_SEEN.test(plain.slice(0, MOST_UNITS)) && seenOf(plain) === "";

/**
 * A text of a slide as a child sees it, to compare it with another: two texts are alike if this is
 * the same, and a text is empty if it is ''. Highlight marks, characters that show nothing and the
 * number of spaces make no difference; neither does the kind of dash or quotation mark, or how an
 * accent is stored. Upper and lower case do, and so do '2' and a raised two.
 */
export const visibleText = (source: string): string =>
  seenOf(plainText(source.slice(0, MOST_UNITS)));

/** Does a child see nothing of a text of a slide? */
export const isEmptyText = (source: string): boolean =>
  isUnseen(plainText(source.slice(0, MOST_UNITS)));

/** Do two of these texts look alike? Empty ones do not count. */
export function hasAlike(sources: readonly string[]): boolean {
  const seen = sources.map(visibleText).filter((text) => text !== "");
  return new Set(seen).size < seen.length;
}
