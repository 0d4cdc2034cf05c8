/*
 * What a text in one line may hold: a name, a title, a tag. Such texts get into mails, names of files and
 * headers, where a hidden character changes what is read.
 */

/**
 * Control characters, line separators, lone surrogates and the marks that can reorder or hide text.
 * Zero-width joiners stay: family emoji and several scripts need them.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;
/** Does the text hold a character that one line must not have? */
export const hasHiddenCharacter = (text: string): boolean => HIDDEN.test(text);

const BREAK = /\r\n?|[\u2028\u2029]/gu;
const HIDDEN_IN_LINES = new RegExp(HIDDEN.source.replace("[", "(?!\\n)["), "gu");

/**
 * The words of a text that may have several lines, for a mail: hidden characters become spaces, line
 * breaks stay. For texts that were kept before such characters were refused.
 */
export const withoutHiddenCharacters = (text: string): string =>
  text.replace(BREAK, "\n").replace(HIDDEN_IN_LINES, " ");

/** What mail programs turn into a link by themselves: a scheme, a host, an e-mail address. */
const LINK =
  /:\/\/|\bmailto:|[^\s@]@[^\s@]|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61][\p{L}\p{N}-]*\p{L}{2}|\bwww\./iu;
const SIGNS_OF_LINKS = /:\/\/|[:@.\u3002\uFF0E\uFF61/]/gu;

/**
 * The same words with spaces around the signs that make links: 'https://a.example' becomes
 * 'https :// a . example', which a mail program shows as text. Amounts ('2.50') and ends of sentences
 * stay as they are.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    LINK.test(word) ? word.replace(SIGNS_OF_LINKS, " $& ").replace(/ +/g, " ").trim() : word,
  );
