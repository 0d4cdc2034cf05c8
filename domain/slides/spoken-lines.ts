import { missionCardFields } from "../content/mission-card.ts";
import type { MissionCard } from "../content/mission-card.ts";
import { plainText } from "../content/text.ts";
import type { UploadKind } from "../content/uploads.ts";
import { isRecording, wordsOf } from "./fields.ts";
import { rulesOf } from "./registry.ts";
import type { Slide } from "./registry.ts";

/** Who says a line. */
export const LINE_SPEAKERS = ["pocket", "glimm"] as const;
export type LineSpeaker = (typeof LINE_SPEAKERS)[number];

/** Glimm praises, and speaks when all is done; Pocket says everything else. */
export const speakerOf = (field: string): LineSpeaker =>
  /^(done|quiz_correct)_/.test(field) ? "glimm" : "pocket";

/** A text that children hear, and its recording. */
export interface SpokenLine {
  /** Where the recording's URL belongs: 'quiz_answers.0.audio_url'. */
  path: string;
  /** The name of the field with its words: 'hint'. */
  field: string;
  /** The list item that it belongs to, such as an answer; null for a line of the whole slide. */
  part: { list: string; index: number } | null;
  /** The words, without highlights. */
  text: string;
  url: string | null;
}

/** The properties of a valibot schema that hold inner schemas; a pipe has its first schema's. */
interface Nested {
  entries?: Entries;
  item?: Nested;
}
type Entries = Readonly<Record<string, Nested>>;

type Fields = Readonly<Record<string, unknown>>;

/** The lines of an object whose schema has these entries, in their order. */
function linesOf(entries: Entries, value: Fields, path: string, part: SpokenLine["part"]) {
  const lines: SpokenLine[] = [];
  for (const [name, schema] of Object.entries(entries)) {
    const inner = schema.item?.entries;
    const held = value[name];
    if (inner !== undefined && Array.isArray(held))
      for (const [index, item] of held.entries())
        lines.push(...linesOf(inner, item, `${path}${name}.${index}.`, { list: name, index }));
    if (!isRecording(name)) continue;
    const field = wordsOf(name, entries);
    const words = field === undefined ? "" : value[field];
    const text = typeof words === "string" ? plainText(words).trim() : "";
    if (field === undefined || text === "") continue;
    const url = typeof held === "string" ? held : null;
    lines.push({ path: path + name, field, part, text, url });
  }
  return lines;
}

/** Everything that children hear of a slide, whether it is recorded or not. */
export function spokenLines(slide: Slide): SpokenLine[] {
  const rules = rulesOf(slide.type);
  if (rules === null) return [];
  return linesOf(
    rules.fields as object as Entries,
    { ...slide, ...rules.played?.(slide) },
    "",
    null,
  );
}

/** Everything that children hear of a mission card. */
export const spokenLinesOfCard = (card: MissionCard): SpokenLine[] =>
  linesOf(missionCardFields as object as Entries, card, "", null);

/** The words of a text as a voice says them: without capitals and marks. */
const saidWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";

/** The lines whose recording was in `before` the one of other words. */
export const outdatedVoices = (
  before: readonly SpokenLine[],
  now: readonly SpokenLine[],
): SpokenLine[] =>
  now.filter(({ url, text }) => {
    const recorded = before.filter((line) => url !== null && line.url === url);
    return (
      recorded.length > 0 && recorded.every((line) => saidWords(line.text) !== saidWords(text))
    );
  });

/** Where the words of a line belong: 'quiz_answers.0.hint'. */
export const textPath = ({ path, field }: SpokenLine): string => path.replace(/[^.]+$/, field);

function withValue(holder: unknown, [name = "", ...rest]: string[], url: string | null): unknown {
  if (Array.isArray(holder))
    return holder.map((item, index) =>
      String(index) === name ? withValue(item, rest, url) : item,
    );
  const fields = holder as Fields;
  return { ...fields, [name]: rest.length === 0 ? url : withValue(fields[name], rest, url) };
}

/**
 * The field of a row that changes when a line gets or loses its recording, with its new value. Null if the
 * row's line has other words by now.
 *
 * @param lines of the row as it is
 */
export function withRecording<T extends object>(
  row: T,
  lines: readonly SpokenLine[],
  { path, text }: Pick<SpokenLine, "path" | "text">,
  url: string | null,
): Partial<T> | null {
  if (!lines.some((line) => line.path === path && line.text === text)) return null;
  const [name = ""] = path.split(".");
  return { [name]: Reflect.get(withValue(row, path.split("."), url) as T, name) } as Partial<T>;
}

const QUIZ_KINDS: Readonly<Record<string, UploadKind>> = {
  quiz_question: "question-audio",
  text: "answer-audio",
  hint: "wrong-audio",
  quiz_correct_quote: "correct-audio",
  quiz_wrong_quote: "wrong-audio",
};

/** The kind of file that a line's recording is. */
export const recordingKind = (type: string, { field }: SpokenLine): UploadKind =>
  (type === "quiz" ? QUIZ_KINDS[field] : undefined) ?? "slide-audio";
