import { thereAt } from "../../../../story-parts/cuts.ts";
import type { WordingScript } from "#stage/story/wordings.ts";
import { lu } from "./bridge.ts";
import {
  ASIDE,
  AT_STALL,
  BOOK,
  BOOK_PRICE,
  HAT,
  HAT_PRICE,
  LOW,
  nearer,
  POCKET,
  SHELF_SHOT,
  shout,
  STALL_SHOT,
  whichOne,
} from "./stall.ts";

const CUT = { after: -0.05 };

/** Mission 4, third clip, for the youngest: five coins buy one thing, and an ad wants them now. */
export const pickOneLittle: WordingScript = {
  lines: [
    {
      say: "A hat! A book! I want both!",
      mood: "wow",
      pause: 0.4,
      cues: [
        ...AT_STALL,
        { go: "pocket", to: [LOW[0], 1640], by: "cut", after: -0.6 },
        { go: "pocket", to: LOW, by: "rise", seconds: 0.4, after: -0.55 },
        { act: "lookUp", after: -0.6 },
        { shot: "medium", ...SHELF_SHOT, after: -0.6 },
        { hand: "hat", to: HAT, on: "hat", seconds: 0.5, arc: 30 },
        { hand: "book", to: BOOK, on: "book", seconds: 0.5, arc: 30 },
        { sound: "pick", on: "hat", level: 0.6 },
        { sound: "pick", on: "book", level: 0.6 },
        { act: "wantBoth", on: "want", after: -0.1 },
        { take: "hat", on: "want", after: -0.3 },
        { take: "book", on: "want", after: -0.3 },
        { go: "pocket", to: ASIDE, by: "cut", on: "want", after: -0.1 },
        { shot: "full", of: [-30, 950], on: "want", after: -0.1, width: 500 },
      ],
    },
    {
      say: "Each costs five. I have five!",
      mood: "thinking",
      pause: 0.8,
      cues: [
        ...thereAt(CUT, ["hat-again", "hat", HAT, 1.15], ["book-again", "boatBook", BOOK]),
        { act: "lookUp", after: -0.05 },
        { go: "pocket", to: LOW, by: "cut", after: -0.05 },
        { shot: "medium", ...SHELF_SHOT, after: -0.05 },
        { put: "price-hat", thing: "priceFive", to: HAT_PRICE, size: 0.85, on: "each" },
        { put: "price-book", thing: "priceFive", to: BOOK_PRICE, size: 0.85, on: "costs" },
        { sound: "put", on: "each" },
        { sound: "put", on: "costs" },
        { act: "fiveCoins", on: "i", after: -0.1 },
        { go: "pocket", to: [272, 1290], by: "cut", size: 1.14, on: "i", after: -0.1 },
        { shot: "full", ...STALL_SHOT, on: "i", after: -0.1 },
        { sound: "clink", on: "have" },
      ],
    },
    {
      say: "Whoa! It wants my coins!",
      mood: "oops",
      pause: 0.6,
      cues: [
        nearer({ after: -0.6 }),
        { act: "blast", after: -0.6, hides: true },
        { shot: "vista", ...STALL_SHOT, after: -0.6 },
        { sound: "rustle", after: -0.6, level: 0.3 },
        ...shout("one", { after: -0.1 }),
        { sound: "whoosh", level: 0.8 },
        { go: "pocket", to: POCKET, by: "cut", on: "wants", after: -0.1 },
        { shot: "close", of: [156, 970], on: "wants", after: -0.1 },
      ],
    },
    whichOne,
    {
      say: "My coins are gone. Bye, bye!",
      mood: "wave",
      pause: 0.8,
      cues: [
        { act: "emptyBag", after: -0.05 },
        { go: "pocket", to: [286, 1268], by: "cut", after: -0.05 },
        { shot: "two", of: [472, 742], after: -0.05, width: 744 },
        // What stays on the shelf hops.
        { act: "stand", on: "bye", after: -0.1 },
        { hand: "hat-again", to: HAT, on: "bye", after: 0.1, seconds: 0.5, arc: 34 },
        { hand: "book-again", to: BOOK, on: "bye", after: 0.1, seconds: 0.5, arc: 34 },
        { sound: "pick", on: "bye", after: 0.1, level: 0.5 },
      ],
    },
    ...lu,
  ],
};
