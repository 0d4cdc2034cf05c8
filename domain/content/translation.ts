import * as v from "valibot";
import { isRecording, noHiddenCharacter, wordsOf } from "../slides/fields.ts";
import { rulesOf } from "../slides/registry.ts";
import { DESCRIPTION_MAX, TAG_MAX, TITLE_MAX } from "./content.ts";
import { isFileField } from "./lesson-media.ts";
import { MissionCardSchema } from "./mission-card.ts";
import { fieldNameOf, inside, leaves } from "./text-leaves.ts";
import type { Leaf, LeafShape, TranslatedFields } from "./text-leaves.ts";
import type { PartKind, TranslatedPart } from "./translated-part.ts";
import { isEmptyText, isUnseen } from "./visible-text.ts";

/*
 * Translations of a course's texts, stored by the path of the translated text together with the
 * source text at that time, so that a later change of the source is detected. Only texts and files
 * can be translated: answers and rules are the same in all languages
 * (docs/decisions/036-languages-of-a-course.md).
 */

/** One text, or the URL of one file, in a language. */
export interface Translated {
  /** The source text or URL when it was translated; for a recording, the words that it speaks. */
  source: string;
  text: string;
  /** The number of changes so far. */
  n: number;
}

/** By the path of the text: 'quiz_answers.0.text'. */
export type Entries = Readonly<Record<string, Translated>>;
/** By language. */
export type Translations = Readonly<Record<string, Entries>>;

/** The title of a course or lesson. */
export const Title = v.pipe(
  v.string(),
  v.maxLength(TITLE_MAX),
  v.check((title) => !isUnseen(title), "needs text"),
  noHiddenCharacter,
);
export const Tag = v.pipe(v.string(), v.maxLength(TAG_MAX), noHiddenCharacter);

export const LESSON_TEXTS = {
  title: Title,
  tag: Tag,
  mission_card: v.nullable(MissionCardSchema),
} satisfies TranslatedFields;

export const COURSE_TEXTS = {
  title: Title,
  description: v.pipe(v.string(), v.maxLength(DESCRIPTION_MAX)),
} satisfies TranslatedFields;

/** Empty for a slide kind that this version does not know. */
export const slideTexts = (type: string): TranslatedFields => rulesOf(type)?.fields ?? {};

const maxLengthOf = ({ pipe = [] }: LeafShape): number | null => {
  const limit = pipe.find(({ type }) => type === "max_length")?.requirement;
  return typeof limit === "number" ? limit : null;
};

/**
 * Finds the entry of a text: the one at its path if it translates this text; else one with the same
 * field name that translates this text, so that answers can be reordered; else the outdated one at
 * its path, unless the text that it translates is now at another path.
 *
 * @param sources the present texts, as `sourceKey` writes them
 * @param bySource the first entry of each translated text
 */
function entryOf(
  entries: Entries,
  path: string,
  basis: string,
  sources: ReadonlySet<string>,
  bySource: ReadonlyMap<string, Translated>,
): Translated | undefined {
  const own = Object.hasOwn(entries, path) ? entries[path] : undefined;
  if (own === undefined ? isEmptyText(basis) : own.source === basis) return own;
  const moved = isEmptyText(basis) ? undefined : bySource.get(sourceKey(path, basis));
  if (moved !== undefined) return moved;
  return own !== undefined && sources.has(sourceKey(path, own.source)) ? undefined : own;
}

const sourceKey = (path: string, value: string) => `${fieldNameOf(path)} ${value}`;

/** All texts and files of a slide, lesson or course in a language, in the order of its fields. */
export function translatedParts(
  fields: TranslatedFields,
  value: object,
  entries: Entries,
): TranslatedPart[] {
  const all = leaves(fields, value);
  const sources = new Set(all.map(({ path, value: text }) => sourceKey(path, text)));
  const bySource = new Map(
    Object.entries(entries)
      .toReversed() // of equal keys, a Map keeps the last
      .map(([path, entry]) => [sourceKey(path, entry.source), entry]),
  );
  const textAt = new Map<string, string | null>();
  const part = (leaf: Leaf, kind: PartKind, basis: string, isShared = true): TranslatedPart => {
    const entry = entryOf(entries, leaf.path, basis, sources, bySource);
    const text = entry === undefined || isEmptyText(entry.text) ? null : entry.text;
    const isNeeded = kind === "text" ? !isEmptyText(basis) : text !== null;
    const isOutdated = entry !== undefined && entry.source !== basis;
    const isFit = text !== null && v.is(leaf.schema as unknown as v.GenericSchema, text);
    const state = !isNeeded ? "none" : !isFit ? "missing" : isOutdated ? "outdated" : "done";
    return {
      path: leaf.path,
      kind,
      source: leaf.value,
      basis,
      text,
      state,
      was: state === "outdated" ? (entry?.source ?? null) : null,
      isShared,
      maxLength: kind === "text" ? maxLengthOf(leaf.schema) : null,
      n: entry?.n ?? 0,
    };
  };
  const texts = all
    .filter(({ isFile }) => !isFile)
    .map((leaf) => {
      const textPart = part(leaf, "text", leaf.value);
      textAt.set(leaf.path, textPart.text);
      return textPart;
    });
  const files = all
    .filter(({ isFile }) => isFile)
    .map((leaf) => {
      if (!isRecording(leaf.path)) return part(leaf, "file", leaf.value);
      const words = wordsOf(fieldNameOf(leaf.path), leaf.parent);
      if (words === undefined) return part(leaf, "recording", "");
      const spoken = textAt.get(inside(leaf.parentPath, words)) ?? "";
      const isSame = spoken === "" || spoken === (leaf.parent as Record<string, unknown>)[words];
      return part(leaf, "recording", spoken, isSame);
    });
  const partAt = new Map([...texts, ...files].map((one) => [one.path, one]));
  return all.flatMap(({ path }) => partAt.get(path) ?? []);
}

/** The entries with one text changed; entries of other texts are at their present paths. */
export function withText(
  parts: readonly TranslatedPart[],
  entries: Entries,
  path: string,
  { basis, text }: { basis: string; text: string | null },
): Entries {
  const next: Record<string, Translated> = { ...entries };
  for (const { path: at, text: kept, state, basis: source, was, n } of parts)
    if (kept !== null)
      next[at] = { source: state === "outdated" ? (was ?? "") : source, text: kept, n };
  const n = (parts.find((part) => part.path === path)?.n ?? 0) + 1;
  next[path] = { source: basis, text: text ?? "", n };
  return next;
}

/** URLs of translated files, in the form of objects that `mediaUrls` reads. */
export const translatedFiles = (
  translations: Readonly<Record<string, Readonly<Record<string, { text: string }>>>> | undefined,
): { file_url: string }[] =>
  Object.values(translations ?? {}).flatMap((entries) =>
    Object.entries(entries).flatMap(([path, { text }]) =>
      isFileField(fieldNameOf(path)) && text !== "" ? [{ file_url: text }] : [],
    ),
  );

type FileEntries = Readonly<Record<string, { source: string; text: string }>>;

/** Applies `change` to the URLs of translated files and of the source files that they replace. */
export const mapTranslatedFiles = (
  translations: Readonly<Record<string, FileEntries>>,
  change: (url: string) => string,
): Record<string, FileEntries> =>
  Object.fromEntries(
    Object.entries(translations).map(([lang, entries]) => [
      lang,
      Object.fromEntries(
        Object.entries(entries).map(([path, entry]) => [
          path,
          isFileField(fieldNameOf(path))
            ? { ...entry, source: change(entry.source), text: change(entry.text) }
            : entry,
        ]),
      ),
    ]),
  );

/** Why a text is invalid at this path; null if it is valid. '' is: it removes the translation. */
export function textProblem(
  fields: TranslatedFields,
  value: object,
  path: string,
  text: string,
): string | null {
  const leaf = leaves(fields, value).find((one) => one.path === path);
  if (leaf === undefined) return "is no text that can be translated";
  if (isEmptyText(text)) return null;
  const parsed = v.safeParse(leaf.schema as unknown as v.GenericSchema, text);
  return parsed.success ? null : parsed.issues[0].message;
}
