import type { BuilderWords } from "../words.ts";

export const chat: BuilderWords<"chat"> = {
  name: "Chat",
  add: "Add Chat Slide",
  hint: "Messages that come one after the other",
  part: (place) => `message ${place}`,
  checks: {
    no_heading: "The chat has no name.",
    no_message: "There is no message.",
    empty_message: "The message has neither words nor a picture.",
    no_sender_name: "A sender has no name.",
    unknown_sender: "The message has no sender.",
    lone_choice: "There is only one thing that the child can say.",
    many_choices: "There are more than three things that the child can say at once.",
    no_heading_audio: "The name of the chat is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_message_audio: "The message or its reply is not spoken.",
  },
};

/** Fields of the editor. */
export const chatFields = {
  untitled: "No name yet",
  heading: "Name of the chat",
  headingAudio: "Voice for the name",
  senders: "Who writes",
  sender: (place: number) => `Sender ${place}`,
  portrait: "portrait",
  isPocket: "Pocket, drawn by us",
  isPocketOf: (place: number) => `Sender ${place} is Pocket, drawn by us`,
  addSender: "Add Sender",
  deleteSender: (place: number) => `Delete sender ${place}`,
  messages: "Messages",
  message: (place: number) => `Message ${place}`,
  text: "words",
  from: (place: number) => `Message ${place}: sender`,
  isChoice: "The child says it, or another one beside it",
  isChoiceOf: (place: number) => `Message ${place} is something that the child can say`,
  reply: "what is answered (optional)",
  replyAudio: "voice for the answer",
  addMessage: "Add Message",
  deleteMessage: (place: number) => `Delete message ${place}`,
  moveUp: (place: number) => `Move message ${place} up`,
  moveDown: (place: number) => `Move message ${place} down`,
  enough: "Forty messages are the most.",
  alt: "description of the picture",
};
