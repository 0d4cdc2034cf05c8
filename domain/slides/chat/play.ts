import type { Spoken } from "../activity/rules.ts";
import type { ChatSlide, Message } from "./chat.ts";
import { stepsOf } from "./steps.ts";
import type { ChatStep } from "./steps.ts";

/* One chat as it is read. Messages are named by their index in the author's order. */

type Board = Pick<ChatSlide, "messages">;

export interface ChatState {
  /** Steps that are on the screen. */
  shown: number;
  /** What the child said at each choice so far. */
  said: readonly number[];
}

export type ChatAct =
  | { type: "next" }
  /** Shows everything up to the next choice. */
  | { type: "all" }
  | { type: "say"; message: number };

export const chatStartState: ChatState = { shown: 0, said: [] };

/** The step that comes next; undefined at the end. */
export const nextStep = (board: Board, { shown }: ChatState): ChatStep | undefined =>
  stepsOf(board)[shown];

export const isRead = (board: Board, state: ChatState): boolean =>
  nextStep(board, state) === undefined;

/** The next state; the same object if the act is not possible or changes nothing. */
export function actChat(board: Board, state: ChatState, act: ChatAct): ChatState {
  const step = nextStep(board, state);
  if (step === undefined) return state;
  if (act.type === "say")
    return step.type === "choice" && step.of.includes(act.message)
      ? { shown: state.shown + 1, said: [...state.said, act.message] }
      : state;
  if (step.type === "choice") return state;
  if (act.type === "next") return { ...state, shown: state.shown + 1 };
  const steps = stepsOf(board);
  const stop = steps.findIndex(({ type }, at) => at > state.shown && type === "choice");
  return { ...state, shown: stop < 0 ? steps.length : stop };
}

/** A message on the screen. */
export interface Bubble {
  /** Index of the message. */
  index: number;
  /** Index of who writes it; null: the child. */
  sender: number | null;
  line: Spoken;
  image_url: string | null;
  alt: string;
}

const bubble = (
  index: number,
  { sender, text, audio_url, image_url, alt }: Message,
  isChild: boolean,
): Bubble => ({
  index,
  sender: isChild ? null : sender,
  line: { text, url: audio_url },
  image_url,
  alt,
});

/** The messages on the screen, in their order. */
export function bubblesOf(board: Board, { shown, said }: ChatState): Bubble[] {
  let choices = 0;
  return stepsOf(board)
    .slice(0, shown)
    .flatMap((step): Bubble[] => {
      const index = step.type === "message" ? step.index : (said[choices++] ?? -1);
      const message = board.messages[index];
      if (message === undefined) return [];
      const own = bubble(index, message, step.type === "choice");
      if (step.type === "message" || message.reply.trim() === "") return [own];
      const { sender, reply: text, reply_audio_url: url } = message;
      return [own, { index, sender, line: { text, url }, image_url: null, alt: "" }];
    });
}

/** A state that the device kept; the start where it does not fit the messages any more. */
export function restoreChat(board: Board, kept: unknown): ChatState {
  const { shown, said } = (kept ?? {}) as Record<string, unknown>;
  if (!Number.isInteger(shown) || !Array.isArray(said)) return chatStartState;
  const passed = stepsOf(board).slice(0, Math.max(0, Number(shown)));
  const choices = passed.filter((step) => step.type === "choice");
  const fits =
    passed.length === Number(shown) &&
    choices.length === said.length &&
    choices.every(({ of }, at) => of.includes(said[at]));
  return fits ? { shown: Number(shown), said } : chatStartState;
}

const READING = { leastMs: 900, msPerWord: 260, mostMs: 6000, pictureMs: 2200 };

/** For how long a message is read before the next one comes, in milliseconds. */
export function readingMs({ line, image_url }: Pick<Bubble, "line" | "image_url">): number {
  const words = line.text.trim().split(/\s+/).filter(Boolean).length;
  const ms = READING.leastMs + words * READING.msPerWord;
  return Math.min(READING.mostMs, ms + (image_url === null ? 0 : READING.pictureMs));
}
