import { goneAt, jump, OFF } from "../../../../story-parts/cuts.ts";
import { thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, LineScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

/* The stall at which Pocket picks one of two, in each wording. */

type Known = NamesOf<typeof kit>;

export const POCKET: [number, number] = [186, 1226];
export const CRAB: [number, number] = [520, 1064];
/** Nearer to the camera, where a picture shows the ad on the roof, too. */
export const nearer = (at: { on?: string; after: number }): CueScript<Known> => ({
  go: "pocket",
  to: [276, 1280],
  by: "cut",
  size: 1.24,
  ...at,
});
/** Before the counter, to pay. */
const NEAR: [number, number] = [318, 1268];
/** Before the counter, where a picture of the crab and its shelf shows his head below them. */
export const LOW: [number, number] = [430, 1410];
export const SHELF_SHOT = { of: [520, 938] as [number, number], width: 480 };
/** Where he asks: the stall and its roof fill the picture with him. */
const ASKING: [number, number] = [296, 1226];
/** Away from the stall, with the sea behind him. */
export const ASIDE: [number, number] = [-30, 1226];
const ASIDE_SHOT: [number, number] = [-26, 915];
/** The stall, the ad on its roof and he before it, all whole. */
export const STALL_SHOT = { of: [450, 742] as [number, number], width: 730 };
/** On the shelf of the stall, with a price under each. */
export const HAT: [number, number] = [360, 752];
export const BOOK: [number, number] = [664, 724];
export const HAT_PRICE: [number, number] = [400, 618];
export const BOOK_PRICE: [number, number] = [660, 618];
export const PRICES: [put: string, to: [number, number]][] = [
  ["price-hat", HAT_PRICE],
  ["price-book", BOOK_PRICE],
];
/** The ad on the roof, its mouth, and where its shout is read. */
const HORN: [number, number] = [566, 345];
export const MOUTH: [number, number] = [470, 374];
/** What the crab stops it with. */
export const SOCK: [number, number] = [490, 384];
const SHOUT: [number, number] = [250, 430];
const FIVE = [0, 1, 2, 3, 4];
/** Over the counter, where his paw lets go of a coin; and the crab's right claw. */
const PAW: [number, number] = [496, 962];
const CLAW: [number, number] = [692, 916];
/** Where five coins lie on the counter. */
const onCounter = (index: number): [number, number] => [526 + index * 42, 982];

type When = { on?: string; after: number };
/** Puts one of the three drawings of the horn onto the roof, or takes it away. */
export const roof = (horn: string, isThere: boolean, at: When): CueScript<Known> =>
  jump(horn, isThere ? HORN : OFF, at);

/** The ad shouts for a second. */
export const shout = (name: string, at: When): CueScript<Known>[] => [
  roof("loud", true, at),
  { put: `shout-${name}`, thing: "buyNow", to: SHOUT, size: 0.95, ...at },
  { sound: "blare", ...at, level: 0.7 },
  roof("loud", false, { ...at, after: at.after + 1.1 }),
  { take: `shout-${name}`, ...at, after: at.after + 1.25 },
];

/** What is at the stall when the story begins: the ad in its three drawings, and two goods. */
export const AT_STALL: CueScript<Known>[] = [
  { put: "horn", thing: "horn", to: HORN, after: -1.2 },
  { put: "plugged", thing: "hornPlugged", to: OFF, after: -1.2 },
  { put: "loud", thing: "hornLoud", to: OFF, after: -1.2 },
  { put: "hat", thing: "hat", to: HAT, size: 1.15, after: -1.2 },
  { put: "book", thing: "boatBook", to: BOOK, after: -1.2 },
];

/** Five coins go from his paw to the counter; the crab takes them, and the price is gone. */
const pays = (thing: "hat" | "book"): CueScript<Known>[] => [
  ...FIVE.flatMap((index): CueScript<Known>[] => {
    const name = `coin-${index}`;
    const [given, taken] = [(index * 13 - 25) / 100, (index * 9 + 28) / 100];
    const put = { on: "five", after: thousandths(given - 0.15) };
    return [
      { put: name, thing: "coin", to: PAW, size: 0.9, hides: true, ...put },
      { hand: name, to: onCounter(index), on: "five", after: given, seconds: 0.25, arc: 30 },
      { hand: name, to: CLAW, on: "coins", after: taken, seconds: 0.25, arc: 24 },
      { take: name, on: "coins", after: thousandths(taken + 0.22) },
    ];
  }),
  { wave: "crab", on: "coins", after: 0.8 },
  { sound: "clink", on: "five" },
  { sound: "clink", on: "coins", level: 0.5 },
  // Out at a cut: a price does not shrink in the picture.
  ...goneAt({ on: "coins", after: 0.21 }, `price-${thing}`),
];

/** The line with which he pays for what the child picked. */
const payFor = (thing: "hat" | "book"): LineScript<Known> => ({
  say: `I pay five coins for the ${thing}.`,
  mood: "happy",
  pause: 0.4,
  cues: [
    { act: "layCoins", after: -0.05 },
    { go: "pocket", to: NEAR, by: "cut", after: 0 },
    { shot: "medium", of: [454, 962], width: 564 },
    ...pays(thing),
    { take: `${thing}-again`, on: thing, after: -0.1 },
  ],
});

/** The child picks the hat or the book for him; what he does with it is the ending. */
export const whichOne: StoryScript<Known>["lines"][number] = {
  moment: "pick",
  ask: {
    say: "Now you pick one for me!",
    mood: "happy",
    pause: 0.2,
    cues: [
      ...PRICES.map(([put, to]) => jump(put, to, { after: -0.06 })),
      { act: "point" },
      { go: "pocket", to: ASKING, by: "cut", after: -0.05 },
      { shot: "full", of: [440, 664] },
      { sound: "pick", on: "pick", level: 0.4 },
      { wave: "crab", on: "pick" },
      // The hat in one paw, the book in the other: which one?
      { act: "weigh", on: "me", after: 1.1 },
      { go: "pocket", to: ASIDE, by: "cut", on: "me", after: 1.1 },
      { shot: "medium", of: [-30, 962], on: "me", after: 1.1, width: 430 },
    ],
  },
  task: {
    do: "choose",
    of: [
      {
        name: "The book",
        at: [660, 730],
        reach: 80,
        right: true,
        why: { say: "The book! It is full of ships.", mood: "celebrating" },
        ending: [
          payFor("book"),
          {
            say: "Why is my boat upside down? Oh!",
            mood: "thinking",
            pause: 1,
            cues: [
              { act: "readBook", after: -0.4 },
              { go: "pocket", to: ASIDE, by: "cut", after: -0.4 },
              {
                put: "bought",
                thing: "boatBook",
                to: [716, 896],
                size: 0.85,
                on: "oh",
                after: 1.1,
              },
              { shot: "full", of: [-26, 962], after: -0.4, width: 420 },
              { shot: "close", of: [-30, 980], on: "upside", width: 300 },
              { sound: "pick", on: "oh", level: 0.7 },
            ],
          },
        ],
      },
      {
        name: "The hat",
        at: [400, 730],
        reach: 80,
        right: true,
        why: { say: "The hat! It keeps the sun off.", mood: "celebrating" },
        ending: [
          payFor("hat"),
          {
            say: "Hello? Who turned off the light?",
            mood: "oops",
            pause: 1.2,
            cues: [
              { act: "bigHat", after: -0.4, hides: true },
              { go: "pocket", to: ASIDE, by: "cut", after: -0.4 },
              {
                put: "bought",
                thing: "hat",
                to: [696, 932],
                size: 1.2,
                on: "light",
                after: 1.3,
              },
              { shot: "medium", of: ASIDE_SHOT, after: -0.4 },
              { shot: "close", of: [-30, 980], on: "who" },
              { sound: "put", after: -0.05 },
              { sound: "pick", on: "light", after: 0.2, level: 0.7 },
            ],
          },
        ],
      },
      {
        name: "What the ad wants",
        at: [548, 370],
        reach: 90,
        right: false,
        why: { say: "The ad can shout. But we pick!", mood: "oops" },
      },
    ],
  },
};
