import { decodeHTML, decodeHTMLStrict } from "entities/decode";
import { isUnseen } from "./visible-text.ts";

/** A file of captions is one of the two; they write some of their marks in ways of their own. */
export type CaptionsFormat = "vtt" | "srt";

/** Marks of WebVTT with their classes; of a voice and a language also its name. */
const VTT_MARK = /<\/?(?:[ciub]|ruby|rt)(?:\.[^\s<>&]*)?\s*>|<\/?(?:v|lang)(?:[.\s][^<>]*)?>/;
/** When the words behind it are spoken: '<00:00:01.500>'. */
const TIME_MARK = /<(?:\d+:)?\d\d:\d\d[.,]\d{3}>/;
/** Marks of web pages that programs write into captions, bare or with attributes. */
const HTML_MARK =
  /<\/?(?:font|span|div|p|strong|em|small|big|s|strike|del|center|tt|[iub])(?:\s+[a-z-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>/;
const MARKS = new RegExp(
  [VTT_MARK, TIME_MARK, HTML_MARK].map(({ source }) => source).join("|"),
  "gi",
);
const LINE_BREAK = /<br\s*\/?>/gi;
/** Marks of SubStation and MicroDVD inside SRT, such as '{\an8}' and '{i}'. */
const BRACED_MARKS = /\{\\[^{}]*\}|\{\/?[ibu]\}/gi;

/**
 * Words as captions hold them: without empty lines and spaces around a line, which show nothing and
 * which no file can hold. '' where nothing is left to read.
 */
export function captionWords(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll("\0", "\uFFFD")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => !isUnseen(line));
  return lines.join("\n");
}

/**
 * What a child reads of a caption in a file. A '<' that begins no known mark is a '<'; characters
 * may be written as in web pages ('&lt;'), in SRT only with the semicolon.
 */
export function readCueText(source: string, format: CaptionsFormat): string {
  const marked = format === "srt" ? source.replace(BRACED_MARKS, "") : source;
  const plain = marked.replace(LINE_BREAK, "\n").replace(MARKS, "");
  return captionWords(format === "srt" ? decodeHTMLStrict(plain) : decodeHTML(plain));
}

const WRITTEN: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Words as a WebVTT file holds them: each character is read as itself, and none begins a mark. */
export const writeCueText = (text: string): string =>
  captionWords(text).replace(/[&<>]/g, (character) => WRITTEN[character] ?? character);
