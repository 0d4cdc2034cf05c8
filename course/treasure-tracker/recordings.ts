import { isSpeaker } from "#characters/speakers.ts";
import type { Speaker } from "#characters/speakers.ts";
import { missionCardFields } from "#domain/content/mission-card.ts";
import type { SeedCard, SeedMedia, SeedSlide } from "#domain/content/course-seed.ts";
import { plainText } from "#domain/content/text.ts";
import { isRecording, wordsOf } from "#domain/slides/fields.ts";
import { slideKinds } from "#domain/slides/registry.ts";
import { speakerOf } from "#domain/slides/spoken-lines.ts";

/** Valibot's schemas, as far as they hold other schemas. */
interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
}

/** A text of a slide or mission card that is spoken: its field for the recording stands beside it. */
export interface SpokenText {
  /** What it is, for the name of the file: 'question', 'thing-2-why'. */
  part: string;
  text: string;
  character: Speaker;
  recording: SeedMedia | null;
}

type Values = Record<string, unknown>;
/** The recording of a text, by its field and the object that the field belongs to. */
type RecordingOf = (spoken: SpokenText, field: string, owner: Values) => SeedMedia | null;

/** 'quiz_answers' -> 'answers', 'done_quote' -> 'done', 'why' of 'thing-2' -> 'thing-2-why'. */
function inside(path: string, field: string): string {
  const name = field.replace(/^quiz_/, "").replace(/_quote$/, "");
  return path === "" ? name : `${path}-${name}`;
}

/**
 * The value with each recording that `recordingOf` gives. A text that is not there has none.
 */
function mapRecordings(
  schema: AnySchema,
  value: unknown,
  path: string,
  recordingOf: RecordingOf,
): unknown {
  if (schema.wrapped !== undefined) return mapRecordings(schema.wrapped, value, path, recordingOf);
  if (schema.item !== undefined && Array.isArray(value)) {
    const { item } = schema;
    const one = path.replace(/s$/, "");
    return value.map((inner, at) => mapRecordings(item, inner, `${one}-${at + 1}`, recordingOf));
  }
  const { entries } = schema;
  if (entries === undefined || typeof value !== "object" || value === null) return value;
  const given = value as Values;
  const mapped: Values = {};
  for (const [field, inner] of Object.entries(entries)) {
    if (!isRecording(field)) {
      if (given[field] !== undefined)
        mapped[field] = mapRecordings(inner, given[field], inside(path, field), recordingOf);
      continue;
    }
    const words = wordsOf(field, entries);
    const said = words === undefined ? "" : given[words];
    const text = typeof said === "string" ? plainText(said) : "";
    const isName = words === undefined || words === "text" || words === "name";
    const part = isName ? path : inside(path, words);
    const recording = (given[field] ?? null) as SeedMedia | null;
    const spoken =
      text === ""
        ? null
        : recordingOf({ part, text, character: speakerOf(field), recording }, field, given);
    if (spoken !== null || inner.type !== "optional") mapped[field] = spoken;
  }
  return mapped;
}

const schemaOf = (kind: SeedSlide["type"]): AnySchema => ({
  type: "object",
  entries: slideKinds[kind].fields as object as Record<string, AnySchema>,
});

/** Type `T` without its recordings, at any depth. */
export type Silent<T> = T extends readonly (infer Item)[]
  ? Silent<Item>[]
  : T extends object
    ? { [Name in keyof T as Name extends `${string}audio_url` ? never : Name]: Silent<T[Name]> }
    : T;

/**
 * The fields of a slide with a recording for each text that can be spoken.
 *
 * @param recordingOf the recording of a text, by its part of the slide and its field; null for none
 */
export function withRecordings(
  kind: SeedSlide["type"],
  fields: object,
  recordingOf: (part: string, field: string) => SeedMedia | null,
): object {
  return mapRecordings(schemaOf(kind), fields, "", ({ part }, field) =>
    recordingOf(part, field),
  ) as object;
}

/** The texts of a slide that are spoken, with their recordings. */
export function spokenTexts(slide: SeedSlide): SpokenText[] {
  const found: SpokenText[] = [];
  const isReaders = slide.for?.every((band) => band === "older" || band === "teen") === true;
  mapRecordings(schemaOf(slide.type), slide, "", (spoken, field, owner) => {
    const character = isReaders ? speakerFrom11(slide, field, owner) : spoken.character;
    found.push({ ...spoken, character });
    return spoken.recording;
  });
  return found;
}

/**
 * Who says what only children from 11 on hear: a message of a chat whoever writes it, if they are of
 * the cast, and the narrator everything else, also what the child can say.
 */
function speakerFrom11(slide: SeedSlide, field: string, { sender, is_choice }: Values): Speaker {
  if (slide.type !== "chat" || typeof sender !== "number") return "narrator";
  const writer = slide.senders[sender];
  if (writer === undefined || (is_choice === true && field === "audio_url")) return "narrator";
  const name = writer.name.toLowerCase();
  return isSpeaker(name) ? name : "narrator";
}

const cardSchema: AnySchema = {
  type: "object",
  entries: missionCardFields as object as Record<string, AnySchema>,
};

/** The fields of a mission card with a recording for each text that can be spoken. */
export const cardWithRecordings = (
  fields: Silent<SeedCard>,
  recordingOf: (part: string) => SeedMedia,
): SeedCard => mapRecordings(cardSchema, fields, "", ({ part }) => recordingOf(part)) as SeedCard;

/** The texts of a mission card that are spoken, with their recordings. */
export function spokenTextsOfCard(card: SeedCard): SpokenText[] {
  const found: SpokenText[] = [];
  mapRecordings(cardSchema, card, "", (spoken) => {
    found.push(spoken);
    return spoken.recording;
  });
  return found;
}
