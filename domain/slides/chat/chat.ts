import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { isEmptyText } from "../../content/visible-text.ts";
import { storyFields } from "../../questions/fields.ts";
import { PartName } from "../activity/fields.ts";
import { File, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { slideFields } from "../per-band.ts";
import { stepsOf } from "./steps.ts";
import { chatStart } from "./start.ts";

export const SENDERS = { min: 1, max: 6 };
export const MESSAGES_MAX = 40;
/** Choices that stand beside each other. */
const CHOICES = { min: 2, max: 3 };

const Sender = v.strictObject({
  name: PartName,
  /** The portrait; without one the first letter of the name is shown. */
  image_url: File,
  /** Our own drawing of Pocket is the portrait. */
  is_pocket: v.boolean(),
});
export type Sender = v.InferOutput<typeof Sender>;

const Message = v.strictObject({
  /** Index of who writes it; of a choice, of who replies. */
  sender: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SENDERS.max - 1)),
  /** May be empty where there is a picture. */
  text: Text,
  audio_url: File,
  image_url: File,
  alt: Text,
  /** Something that the child can say. Choices in a row are offered together. */
  is_choice: v.boolean(),
  /** What is answered to the choice; '' for nothing. */
  reply: Text,
  reply_audio_url: File,
});
export type Message = v.InferOutput<typeof Message>;

const fields = {
  ...slideFields,
  ...storyFields,
  heading: Text,
  heading_audio_url: File,
  senders: listOf(Sender, SENDERS.max, SENDERS.min),
  messages: listOf(Message, MESSAGES_MAX),
} satisfies v.ObjectEntries;

export type ChatSlide = SlideOf<"chat", typeof fields>;

/** Messages that appear one after the other, and what the child says among them. */
export const chat = {
  fields,
  start: () => chatStart,
  checks: {
    no_heading: "must",
    no_message: "must",
    empty_message: "must",
    no_sender_name: "must",
    unknown_sender: "must",
    lone_choice: "must",
    many_choices: "should",
    no_heading_audio: "should",
    no_picture_alt: "should",
    no_message_audio: "should",
  },
  find: (slide: DraftOf<ChatSlide>) => [
    ...ofSlide(slide),
    ...slide.messages.flatMap((message, index) => ofMessage(slide, message, index)),
  ],
  summary: ({ heading }) => heading.trim(),
} satisfies SlideRules<ChatSlide>;

function ofSlide({ heading, heading_audio_url, senders, messages }: ChatSlide) {
  const choices = stepsOf({ messages }).flatMap((step) =>
    step.type === "choice" ? [step.of.length] : [],
  );
  return findings([
    ["no_heading", isEmptyText(heading)],
    ["no_heading_audio", !isEmptyText(heading) && heading_audio_url === null],
    ["no_message", messages.length === 0],
    ["no_sender_name", senders.some(({ name }) => isEmptyText(name))],
    ["lone_choice", choices.some((count) => count < CHOICES.min)],
    ["many_choices", choices.some((count) => count > CHOICES.max)],
  ]);
}

const ofMessage = ({ senders }: ChatSlide, message: Message, index: number) => {
  const isReplied = message.is_choice && !isEmptyText(message.reply);
  return findings(
    [
      ["empty_message", isEmptyText(message.text) && message.image_url === null],
      ["unknown_sender", senders[message.sender] === undefined],
      ["no_picture_alt", message.image_url !== null && isEmptyText(message.alt)],
      [
        "no_message_audio",
        (!isEmptyText(message.text) && message.audio_url === null) ||
          (isReplied && message.reply_audio_url === null),
      ],
    ],
    index,
  );
};
