import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chat } from "./chat.ts";
import type { ChatSlide } from "./chat.ts";
import {
  actChat,
  bubblesOf,
  chatStartState,
  isRead,
  nextStep,
  readingMs,
  restoreChat,
} from "./play.ts";
import { stepsOf } from "./steps.ts";
import type { ChatAct } from "./play.ts";
import { chatStart } from "./start.ts";

const play = (acts: readonly ChatAct[]) =>
  acts.reduce((state, act) => actChat(chatStart, state, act), chatStartState);
const texts = (acts: readonly ChatAct[]) =>
  bubblesOf(chatStart, play(acts)).map(({ sender, line }) => [sender, line.text]);
const next: ChatAct = { type: "next" };
const all: ChatAct = { type: "all" };

describe("a chat", () => {
  it("comes message by message, and what the child says gets its own answer (T-1974)", () => {
    expect(texts([next])).toEqual([[0, "Forty dollars! From Grandma."]]);
    expect(texts([all, { type: "say", message: 4 }]).slice(3)).toEqual([
      [null, "No idea."],
      [0, "Then look again tomorrow."],
    ]);
  });

  it("choices in a row are one step, at which neither time nor 'Show all' leads on (T-1975)", () => {
    const asked = play([all]);
    expect(nextStep(chatStart, asked)).toEqual({ type: "choice", of: [3, 4] });
    for (const act of [next, all, { type: "say", message: 0 } as const])
      expect(actChat(chatStart, asked, act)).toBe(asked);
  });

  it("a long message is read longer, within limits (T-1976)", () => {
    const ms = (words: number) =>
      readingMs({ line: { text: "word ".repeat(words), url: null }, image_url: null });
    expect(ms(2)).toBeLessThan(ms(12));
    expect(ms(500)).toBe(ms(1000));
    expect(ms(0)).toBeGreaterThan(500);
  });
});

const acts = fc.array(
  fc.oneof(
    fc.constantFrom(next, all),
    fc.integer({ min: 0, max: 6 }).map((message): ChatAct => ({ type: "say", message })),
  ),
  { maxLength: 20 },
);

it("a chat is read to its end from every state, and a kept state is gone on from (T-1977)", () =>
  fc.assert(
    fc.property(acts, fc.anything(), (tried, anything) => {
      let state = play(tried);
      expect(restoreChat(chatStart, JSON.parse(JSON.stringify(state)))).toEqual(state);
      expect(restoreChat(chatStart, anything).shown).toBeLessThanOrEqual(stepsOf(chatStart).length);
      for (let more = 0; more < 5; more++)
        state = actChat(chatStart, actChat(chatStart, state, all), { type: "say", message: 3 });
      expect(isRead(chatStart, state)).toBe(true);
    }),
  ));

describe("the checklist of a chat", () => {
  const draft = (fields: object = {}) =>
    ({ id: "c", type: "chat", ...chatStart, ...fields, video_seconds: null }) as ChatSlide & {
      video_seconds: null;
    };
  const found = (fields: object) => chat.find(draft(fields)).map(({ check }) => check);
  const [first, , , choice] = chatStart.messages;

  it.each<[check: string, fields: object]>([
    ["no_message", { messages: [] }],
    ["empty_message", { messages: [{ ...first, text: " " }] }],
    ["unknown_sender", { messages: [{ ...first, sender: 5 }] }],
    ["lone_choice", { messages: [first, choice] }],
    ["many_choices", { messages: [choice, choice, choice, choice] }],
    ["no_sender_name", { senders: [{ name: "", image_url: null, is_pocket: false }] }],
  ])("%s (T-1978)", (check, fields) => {
    expect(found(fields)).toContain(check);
    expect(found({})).not.toContain(check);
  });
});
