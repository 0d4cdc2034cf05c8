import * as v from "valibot";
import { listOf } from "../bounded.ts";
import { BANDS, bandOf, nearestTo } from "../slides/bands.ts";
import { File, noHiddenCharacter, Text } from "../slides/fields.ts";
import { isEmptyText } from "./visible-text.ts";

/*
 * The mission card of a lesson: one task of about ten minutes that a family does away from the
 * screen. Authors write it; it belongs to the lesson's version.
 */

export const CARD_STEPS_MAX = 5;
const TITLE_MAX_CHARACTERS = 60;

const Step = v.strictObject({ text: Text, audio_url: File });
export type CardStep = v.InferOutput<typeof Step>;

/** The song of the lesson: its words with their times (`song.ts`), and its sound. */
const CardSong = v.strictObject({ script_url: File, sound_url: File });

/** A recording stands beside the words that it speaks. Any text may be empty in a draft. */
export const missionCardFields = {
  title: v.pipe(v.string(), v.maxLength(TITLE_MAX_CHARACTERS), noHiddenCharacter),
  title_audio_url: File,
  little: Text,
  little_audio_url: File,
  middle: Text,
  middle_audio_url: File,
  older: Text,
  older_audio_url: File,
  /** Optional, since cards were written before this band had words of its own. */
  teen: v.optional(Text),
  teen_audio_url: v.optional(File),
  steps: listOf(Step, CARD_STEPS_MAX),
  /** The question for dinner, which the parent asks. */
  dinner: Text,
  /** Absent, or null: the lesson has none. Authors keep it as it is. */
  song: v.optional(v.nullable(CardSong)),
} satisfies v.ObjectEntries;

export const MissionCardSchema = v.strictObject(missionCardFields);
export type MissionCard = v.InferOutput<typeof MissionCardSchema>;

export const emptyCard = (): MissionCard => ({
  title: "",
  title_audio_url: null,
  little: "",
  little_audio_url: null,
  middle: "",
  middle_audio_url: null,
  older: "",
  older_audio_url: null,
  teen: "",
  teen_audio_url: null,
  steps: [],
  dinner: "",
});

/** Has the author written nothing on it? Such a card is not published. */
export const isBlankCard = (card: MissionCard) =>
  [
    card.title,
    card.dinner,
    ...BANDS.map((band) => card[band] ?? ""),
    ...card.steps.map(({ text }) => text),
  ].every(isEmptyText);

/**
 * The wording for a child of this age: that of its band, else of the next younger band that has one,
 * else of the next older one. Null if the card has no wording.
 */
export function wordingFor(
  card: MissionCard,
  age: number,
): { text: string; audio_url: string | null } | null {
  const words = nearestTo(bandOf(age)).map((band) => ({
    text: card[band] ?? "",
    audio_url: card[`${band}_audio_url`] ?? null,
  }));
  return words.find(({ text }) => !isEmptyText(text)) ?? null;
}

/** The steps that say something. */
export const stepsOf = ({ steps }: MissionCard): CardStep[] =>
  steps.filter(({ text }) => !isEmptyText(text));

/** What a lesson's card may lack, by the name of its check. */
export type CardCheck = keyof typeof CARD_CHECKS;
export const CARD_CHECKS = {
  no_card: "should",
  no_card_title: "must",
  no_card_wording: "must",
  no_card_steps: "must",
  no_card_dinner: "should",
  no_card_audio: "should",
} as const;

/** The checks that fail. A card on which nothing is written only lacks itself. */
export function findInCard(card: MissionCard | null): CardCheck[] {
  if (card === null || isBlankCard(card)) return ["no_card"];
  const spoken: [string, string | null][] = [
    [card.title, card.title_audio_url],
    ...BANDS.map((band): [string, string | null] => [
      card[band] ?? "",
      card[`${band}_audio_url`] ?? null,
    ]),
    ...card.steps.map((step): [string, string | null] => [step.text, step.audio_url]),
  ];
  const failed: [CardCheck, boolean][] = [
    ["no_card_title", isEmptyText(card.title)],
    ["no_card_wording", BANDS.every((band) => isEmptyText(card[band] ?? ""))],
    ["no_card_steps", stepsOf(card).length === 0],
    ["no_card_dinner", isEmptyText(card.dinner)],
    ["no_card_audio", spoken.some(([text, url]) => !isEmptyText(text) && url === null)],
  ];
  return failed.filter(([, isFailed]) => isFailed).map(([check]) => check);
}
