import { isRecording, wordsOf } from "../slides/fields.ts";
import type { LessonVersion, Overlay, PublishedTranslation } from "./content.ts";
import { isFileField } from "./lesson-media.ts";
import type { MissionCard } from "./mission-card.ts";
import { fieldNameOf, inside, leaves } from "./text-leaves.ts";
import type { TranslatedFields } from "./text-leaves.ts";
import type { TranslatedPart } from "./translated-part.ts";
import type { Entries, Translated } from "./translation.ts";
import { isEmptyText } from "./visible-text.ts";

/* What a version shows in a language in place of its source. */

/** The values that differ from the source, by path; null leaves out a recording of other words. */
export function overlayOf(parts: readonly TranslatedPart[]): Overlay {
  return Object.fromEntries(
    parts.flatMap(({ path, state, source, text, isShared }): [string, string | null][] => {
      if (state === "done" && text !== null) return text === source ? [] : [[path, text]];
      return isShared || source === "" ? [] : [[path, null]];
    }),
  );
}

function put(
  value: unknown,
  [name = "", ...rest]: readonly string[],
  text: string | null,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Object.hasOwn(value, name) && !isFileField(name)) return value;
  const before = (value as Record<string, unknown>)[name];
  const isText = typeof before === "string" || (isFileField(name) && (before ?? null) === null);
  if (rest.length === 0 && !isText) return value;
  const after = rest.length === 0 ? text : put(before, rest, text);
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? after : item));
  return { ...value, [name]: after };
}

/**
 * The slide, lesson or course with the texts and files of a language. Only existing texts and file
 * URLs are replaced, so no overlay can change which answers are right.
 */
export function withOverlay<T extends object>(value: T, overlay: Overlay): T {
  let shown: object = value;
  for (const [path, text] of Object.entries(overlay))
    if (path !== "id" && path !== "type") shown = put(shown, path.split("."), text) as object;
  // What was made of the source's clip does not fit another one.
  if (typeof overlay["video_url"] === "string")
    shown = {
      ...shown,
      video_light_url: null,
      video_bytes: null,
      video_upright: null,
      story: null,
    };
  return shown as T;
}

/** A song is sung in the language of its lesson alone. */
const withoutSong = (card: MissionCard): MissionCard => ({ ...card, song: null });

/** A published lesson in a language. */
export function translatedVersion<T extends LessonVersion>(
  version: T,
  lang: string,
  { lesson, slides }: PublishedTranslation,
): T {
  const { title, tag, mission_card } = version;
  const shown = withOverlay(
    { title, tag, ...(mission_card !== undefined && { mission_card: withoutSong(mission_card) }) },
    lesson,
  );
  return {
    ...version,
    ...shown,
    slides: version.slides.map((slide) => withOverlay(slide, slides[slide.id] ?? {})),
    lang,
  };
}

/** Converts a published overlay back to draft entries for this source. */
export function entriesOf(
  fields: TranslatedFields,
  value: object,
  overlay: Overlay,
  before: Entries,
): Entries {
  const shown = withOverlay(value, overlay);
  const texts: Record<string, Translated> = {};
  const own = { ...overlay };
  for (const { path, isFile, value: text } of leaves(fields, shown))
    if (!isFile && !Object.hasOwn(own, path)) own[path] = text;
  const sources = new Map(leaves(fields, value).map((leaf) => [leaf.path, leaf]));
  for (const [path, text] of Object.entries(own)) {
    const leaf = sources.get(path);
    if (leaf === undefined || text === null || isEmptyText(text)) continue;
    const words = isRecording(path) ? wordsOf(fieldNameOf(path), leaf.parent) : undefined;
    const spoken = words === undefined ? "" : (own[inside(leaf.parentPath, words)] ?? "");
    texts[path] = {
      source: isRecording(path) ? spoken : leaf.value,
      text,
      n: (before[path]?.n ?? 0) + 1,
    };
  }
  return texts;
}
