import { forEachName } from "#domain/pick.ts";
import { BANDS } from "#domain/slides/bands.ts";
import { ages } from "./bands.ts";
import { counted } from "./builder.ts";

/** What lines are in lists of, by the name of the list. */
const partNames: Readonly<Record<string, string>> = {
  quiz_answers: "Answer",
  baskets: "Basket",
  things: "Thing",
  areas: "Area",
  jars: "Jar",
  goods: "Product",
  items: "Item",
  steps: "Step",
  options: "Option",
  costs: "Given up",
  messages: "Message",
  rows: "Row",
};

/** What a line is in its slide or card, by the name of the field with its words; a name is named by its thing. */
const lineNames: Readonly<Record<string, string>> = {
  quiz_question: "Question",
  question: "Question",
  hint: "Hint",
  why: "Reason",
  reply: "Last words",
  quiz_correct_quote: "Glimm, when it is right",
  quiz_wrong_quote: "Pocket, when it is wrong",
  done_quote: "Glimm, at the end",
  too_little: "When it is too little",
  too_much: "When it is too much",
  from: "At the first place",
  to: "At the last place",
  heading: "Heading",
  note: "Note",
  waits: "What has to wait",
  then_1: "At the first time",
  then_2: "At the second time",
  then_3: "At the third time",
  worse_why: "Why it is worse",
  favorite_question: "Favorite",
  favorite_reply: "Favorite given up",
  over_reply: "Over the budget",
  time_1: "First time",
  time_2: "Second time",
  time_3: "Third time",
  cost_question: "What was given up",
  own_reply: "Names what was chosen",
  again_question: "At the end",
  title: "Title",
  ...forEachName(BANDS, (band) => `Ages ${ages(band)}`),
};

export const voiceStudio = {
  heading: (title: string) => `Voices of "${title}"`,
  lines: "Lines",
  ofSlide: (place: number, kind: string) => `Slide ${place}, ${kind}`,
  ofPart: ({ part, field }: { part: { list: string; index: number } | null; field: string }) =>
    [part === null ? "" : `${partNames[part.list] ?? ""} ${part.index + 1}`, lineNames[field] ?? ""]
      .filter((text) => text !== "")
      .join(" · "),
  card: "Mission card",
  nothing: "Every line of this lesson has a voice.",
  showAll: "Listen, or record again",
  count: (done: number, of: number) => `${done} of ${of} lines recorded`,
  line: (place: number, of: number) => `Line ${place} of ${of}`,
  recording: "Recording. Please read the line aloud.",
  heard: "Recording. You can be heard.",
  saving: "Recorded. It is being saved...",
  kept: "Recorded. It is kept on this device, and is not in the lesson yet.",
  used: "Recorded, and in the lesson.",
  missing: "Not recorded yet.",
  reworded: (words: string) => `The words were changed since it was recorded: "${words}"`,
  notHeard: "Nothing was heard. Please speak closer to the microphone, and try again.",
  allRecorded: "That was the last line. Play any of them, or record it again.",
  record: "Record",
  next: "Save and next line",
  stop: "Stop and save",
  retake: "Record again",
  play: "Play",
  playOf: (line: number) => `Play line ${line}`,
  silence: "Stop playing",
  silenceOf: (line: number) => `Stop playing line ${line}`,
  back: "Previous line",
  skip: "Skip this line",
  discard: "Delete recording",
  discardOf: (line: number) => `Delete the recording of line ${line}`,
  keysName: "Keys",
  keys: [
    ["Space", "record, then the next line"],
    ["Enter", "stop"],
    ["R", "again"],
    ["L", "play"],
    ["← →", "other line"],
    ["Delete", "delete"],
  ],
  allLines: "All lines",
  use: (n: number) => `Put ${counted(n, "recording")} into the lesson`,
  notSaved: (why: string) => `Kept on this device, not in the lesson yet: ${why}`,
  speak: (n: number) => `Let the computer speak ${counted(n, "line")}`,
  speakHint: {
    service: "Each can be recorded later.",
    course: "With the voices of Pocket and Glimm, in English. Each can be recorded later.",
  },
  noComputerVoice:
    "No computer voice is installed here. Whoever runs the server can install ours: npm run course -- voice install",
  using: (n: number, of: number) => `Saving ${n} of ${of}...`,
  speaking: (n: number, of: number) => `Speaking ${n} of ${of}...`,
  cancel: "Cancel",
  stopped: (n: number, why: string) => `${counted(n, "line")} done. Then it stopped: ${why}`,
  unread: (n: number, unread: readonly string[]) =>
    `${counted(n, "line")} done. Our voice can't read: ${unread.join(", ")}. Please write it another way, or record the line yourself.`,
  changed: (n: number) =>
    `The words of ${counted(n, "line")} were changed meanwhile. Please close this window and open it again.`,
  done: (n: number) => `${counted(n, "line")} now ${n === 1 ? "has" : "have"} a voice.`,
};
