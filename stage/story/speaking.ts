import { SPEAKERS } from "#characters/speakers.ts";
import type { Speaker } from "#characters/speakers.ts";
import { mouthAt } from "./mouth.ts";
import type { Plan } from "./plan.ts";
import type { Phone } from "./speech.ts";
import type { Actor, Line } from "./story.ts";
import { ease } from "../base/timing.ts";

/** What is spoken while the story waits. */
export interface SpokenReply {
  phones: readonly Phone[];
  mood: Line["mood"];
  by?: Speaker | undefined;
  seconds: number;
}

/** A face changes this many seconds before its line starts, which looks natural. */
export const AHEAD_S = 0.12;
/** The mouth is ahead of the sound by this much. */
const MOUTH_AHEAD_S = 0.02;
/** How long it takes to begin and to stop. */
const RISE_S = 0.25;
const SILENT = { open: 0, wide: 0, speaks: 0, mood: null };

/** Who speaks at a time, or spoke last. */
export function speakerAt({ lines }: Plan, seconds: number, reply: SpokenReply | null): Speaker {
  if (reply !== null) return reply.by ?? "pocket";
  return lines.findLast(({ start }) => seconds >= start - AHEAD_S)?.by ?? "pocket";
}

interface Speaking {
  /** The mouth's shape, as in `mouthAt`. */
  open: number;
  wide: number;
  /** From 0 to 1 in the first moments of a line, and back after it. */
  speaks: number;
  mood: Line["mood"] | null;
}

/** The mouth of somebody, which rests while another one speaks. */
export function speakingAt(
  plan: Plan,
  who: Speaker,
  seconds: number,
  reply: SpokenReply | null,
): Speaking {
  if (speakerAt(plan, seconds, reply) !== who) return SILENT;
  const sound = reply ?? { phones: plan.speech.phones, seconds };
  const mouth = mouthAt(sound.seconds + MOUTH_AHEAD_S, sound.phones);
  const line = plan.lines.findLast(({ start }) => seconds >= start - AHEAD_S);
  const from = reply === null ? (line?.start ?? 0) - AHEAD_S : 0;
  const to = reply === null ? (line?.end ?? 0) : (reply.phones.at(-1)?.end ?? 0);
  const began = ease((sound.seconds - from) / RISE_S);
  const left = ease((to + RISE_S - sound.seconds) / RISE_S);
  return { ...mouth, speaks: Math.min(began, left), mood: (reply ?? line)?.mood ?? null };
}

/** Whose voice an actor of a story has; who is not here does not speak. */
export const VOICES: Partial<Record<Actor, Speaker>> = {
  pocket: "pocket",
  glimm: "glimm",
  mother: "mother",
  father: "father",
  friend: "lu",
  jo: "jo",
  sam: "sam",
};

/** The shape of an actor's mouth while he speaks, else null. */
export function sayingAt(
  plan: Plan,
  actor: Actor,
  seconds: number,
  reply: SpokenReply | null,
): Pick<Speaking, "open" | "wide"> | null {
  const voice = VOICES[actor];
  if (voice === undefined) return null;
  const { open, wide, speaks } = speakingAt(plan, voice, seconds, reply);
  return speaks === 0 ? null : { open, wide };
}

/** The name that a caption begins with: that of everybody but Pocket. */
const nameOf = (by: Speaker): string | null => (by === "pocket" ? null : SPEAKERS[by]);

/** A sentence as a caption, with the name of who says it where that isn't Pocket. */
export function captionOf({ text, by }: Plan["captions"][number]): string {
  const name = nameOf(by);
  return name === null ? text : `${name}: ${text}`;
}

/** The transcript of a story, with speakers' names where there is more than one speaker. */
export function transcriptOf({ captions }: Plan): string {
  const isTalk = new Set(captions.map(({ by }) => by)).size > 1;
  return captions
    .map(({ text, by }, index) =>
      isTalk && by !== captions[index - 1]?.by ? `${SPEAKERS[by]}: ${text}` : text,
    )
    .join(" ");
}
