import { goneAt, jump, OFF } from "../../../../story-parts/cuts.ts";
import { thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, LineScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

const POCKET: [number, number] = [186, 1226];
const CRAB: [number, number] = [520, 1064];
/** Nearer to the camera, where a picture shows the ad on the roof, too. */
const nearer = (at: { on?: string; after: number }): CueScript<Known> => ({
  go: "pocket",
  to: [276, 1280],
  by: "cut",
  size: 1.24,
  ...at,
});
/** Before the counter, to pay. */
const NEAR: [number, number] = [318, 1268];
/** Before the counter, where a picture of the crab and its shelf shows his head below them. */
const LOW: [number, number] = [430, 1410];
const SHELF_SHOT = { of: [520, 938] as [number, number], width: 480 };
/** Where he asks: the stall and its roof fill the picture with him. */
const ASKING: [number, number] = [296, 1226];
/** Away from the stall, with the sea behind him. */
const ASIDE: [number, number] = [-30, 1226];
const ASIDE_SHOT: [number, number] = [-26, 915];
/** The stall, the ad on its roof and he before it, all whole. */
const STALL_SHOT = { of: [450, 742] as [number, number], width: 730 };
/** On the shelf of the stall, with a price under each. */
const HAT: [number, number] = [360, 752];
const BOOK: [number, number] = [664, 724];
const HAT_PRICE: [number, number] = [400, 618];
const BOOK_PRICE: [number, number] = [660, 618];
const PRICES: [put: string, to: [number, number]][] = [
  ["price-hat", HAT_PRICE],
  ["price-book", BOOK_PRICE],
];
/** The ad on the roof, its mouth, and where its shout is read. */
const HORN: [number, number] = [566, 345];
const MOUTH: [number, number] = [470, 374];
/** What the crab stops it with. */
const SOCK: [number, number] = [490, 384];
const SHOUT: [number, number] = [250, 430];
const FIVE = [0, 1, 2, 3, 4];
/** Over the counter, where his paw lets go of a coin; and the crab's right claw. */
const PAW: [number, number] = [496, 962];
const CLAW: [number, number] = [692, 916];
/** Where five coins lie on the counter. */
const onCounter = (index: number): [number, number] => [526 + index * 42, 982];

type When = { on?: string; after: number };
/** Puts one of the three drawings of the horn onto the roof, or takes it away. */
const roof = (horn: string, isThere: boolean, at: When): CueScript<Known> =>
  jump(horn, isThere ? HORN : OFF, at);

/** The ad shouts for a second. */
const shout = (name: string, at: When): CueScript<Known>[] => [
  roof("loud", true, at),
  { put: `shout-${name}`, thing: "buyNow", to: SHOUT, size: 0.95, ...at },
  { sound: "blare", ...at, level: 0.7 },
  roof("loud", false, { ...at, after: at.after + 1.1 }),
  { take: `shout-${name}`, ...at, after: at.after + 1.25 },
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

/** Mission 4, third clip: Pocket picks one of two, and an ad does not pick for him. */
export const pickOne: StoryScript<Known> = {
  id: "missions/4/v3",
  place: "pier",
  cast: { pocket: POCKET, crab: CRAB },
  lines: [
    {
      say: "Whoa! Who is shouting?",
      mood: "wow",
      pause: 0.35,
      cues: [
        { put: "horn", thing: "horn", to: HORN, after: -1.2 },
        { put: "plugged", thing: "hornPlugged", to: OFF, after: -1.2 },
        { put: "loud", thing: "hornLoud", to: OFF, after: -1.2 },
        { put: "hat", thing: "hat", to: HAT, size: 1.15, after: -1.2 },
        { put: "book", thing: "boatBook", to: BOOK, after: -1.2 },
        nearer({ after: -0.6 }),
        { go: "pocket", to: POCKET, by: "cut", on: "shouting", after: -0.1 },
        { act: "blast", after: -0.6, hides: true },
        { shot: "vista", ...STALL_SHOT, after: -0.6 },
        { sound: "rustle", after: -0.6, level: 0.3 },
        ...shout("one", { after: -0.1 }),
        { sound: "whoosh", level: 0.8 },
        { shot: "close", of: [156, 970], on: "shouting", after: -0.1 },
      ],
    },
    {
      say: "It is an ad. Buy now, buy now!",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "lookUp" },
        { shot: "medium", of: [566, 300], after: -0.05, width: 380 },
        { shot: "full", ...STALL_SHOT, on: "buy", after: -0.1, from: "low" },
        { act: "shrug", on: "buy", after: -0.1 },
        { go: "pocket", to: [276, 1270], by: "cut", on: "buy", after: -0.1, size: 1.16 },
        { turn: "pocket", to: 0.7, on: "buy", after: -0.1 },
        ...shout("two", { on: "buy", after: 0 }),
      ],
    },
    {
      say: "It wants my five coins.",
      mood: "talking",
      pause: 0.4,
      cues: [
        { turn: "pocket", to: null, on: "wants", after: -0.15 },
        { act: "fiveCoins", on: "wants", after: -0.15 },
        { go: "pocket", to: ASIDE, by: "cut", on: "wants", after: -0.15 },
        { shot: "medium", of: [-30, 974], on: "wants", after: -0.15, width: 380 },
        { sound: "clink", on: "five" },
      ],
    },
    {
      say: "I like the hat. I like the book, too!",
      mood: "happy",
      pause: 0.4,
      cues: [
        // He points up at the hat on the shelf.
        { act: "point", after: -0.05 },
        { go: "pocket", to: [286, 1268], by: "cut", after: -0.05 },
        { turn: "pocket", to: 0.6, after: -0.05 },
        { turn: "pocket", to: null, on: "hat", after: 0.7 },
        { shot: "two", ...STALL_SHOT, after: -0.05 },
        // Both on their shelf; he comes up below them.
        { go: "pocket", to: [LOW[0], 1640], by: "cut", on: "hat", after: 0.7 },
        { act: "lookUp", on: "hat", after: 0.7 },
        { go: "pocket", to: LOW, by: "rise", seconds: 0.4, on: "like", after: 1.3 },
        { hand: "hat", to: HAT, on: "hat", seconds: 0.5, arc: 30 },
        { shot: "medium", ...SHELF_SHOT, on: "hat", after: 0.7 },
        { hand: "book", to: BOOK, on: "book", seconds: 0.5, arc: 30 },
        { sound: "pick", on: "hat", level: 0.6 },
        { sound: "pick", on: "book", level: 0.6 },
      ],
    },
    {
      say: "Each one costs all my five coins.",
      mood: "thinking",
      pause: 0.5,
      cues: [
        // He looks up at both from below the counter.
        { act: "lookUp", after: -0.05 },
        { go: "pocket", to: LOW, by: "cut", after: -0.05 },
        { put: "price-hat", thing: "priceFive", to: HAT_PRICE, size: 0.85, on: "costs" },
        { put: "price-book", thing: "priceFive", to: BOOK_PRICE, size: 0.85, on: "all" },
        { sound: "put", on: "costs" },
        { sound: "put", on: "all" },
        // He holds his five coins under the two prices.
        { act: "fiveCoins", on: "five", after: -0.35 },
        { go: "pocket", to: [272, 1290], by: "cut", size: 1.14, on: "five", after: -0.35 },
        { shot: "full", ...STALL_SHOT, on: "five", after: -0.35 },
      ],
    },
    {
      say: "So if I pick one, the other waits.",
      mood: "thinking",
      pause: 0.9,
      cues: [
        { act: "weigh", after: -0.1 },
        { take: "hat", after: -0.3 },
        { take: "book", after: -0.3 },
        { go: "pocket", to: ASIDE, by: "cut", after: -0.1 },
        { shot: "full", of: [-30, 962], after: -0.1, width: 430, from: "low" },
        { shot: "close", of: [-62, 960], on: "waits", after: 0.02, width: 270 },
        { act: "peekHat", on: "waits", after: 0.02, hides: true },
      ],
    },
    {
      say: "Hush, ad! Let me think.",
      mood: "oops",
      pause: 1,
      cues: [
        ...shout("three", { after: -0.55 }),
        { act: "lookUp", after: -0.6 },
        { act: "plugThrow" },
        { put: "hat-again", thing: "hat", to: HAT, size: 1.15, after: -0.6 },
        { put: "book-again", thing: "boatBook", to: BOOK, after: -0.6 },
        // What he throws passes the crab's face at its left.
        { go: "pocket", to: [220, 1226], by: "cut", after: -0.6 },
        { go: "crab", to: [540, CRAB[1]], by: "cut", after: -0.6 },
        { go: "crab", to: CRAB, by: "cut", after: 0.95 },
        { shot: "vista", ...STALL_SHOT, after: -0.6 },
        { sound: "whoosh", after: 0.4, level: 0.6 },
        { put: "flying", thing: "sandwich", to: [406, 872], size: 1.1, after: 0.5 },
        { hand: "flying", to: MOUTH, after: 0.55, seconds: 0.4, arc: 80 },
        { take: "flying", after: 0.93 },
        roof("plugged", true, { after: 0.92 }),
        roof("horn", false, { after: 0.92 }),
        { sound: "put", after: 0.95 },
        // Only the ad: no slice of the shelf below it.
        ...PRICES.map(([put]) => jump(put, OFF, { after: 0.94 })),
        { shot: "close", of: [572, 300], after: 0.95, width: 370 },
      ],
    },
    {
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
    },
    {
      say: "I picked one. The other one waits.",
      mood: "happy",
      pause: 0.4,
      cues: [
        { act: "stand", after: -0.05 },
        { go: "pocket", to: [286, 1268], by: "cut", after: -0.05 },
        { shot: "two", of: [472, 742], after: -0.05, width: 744 },
        { go: "pocket", to: LOW, by: "cut", on: "other", after: -0.15 },
        { shot: "medium", of: [540, 936], on: "other", after: -0.15, width: 500 },
        { sound: "correct", on: "waits", level: 0.3 },
      ],
    },
    {
      say: "Uh oh. The ad is back!",
      mood: "oops",
      pause: 1.6,
      cues: [
        { go: "pocket", to: POCKET, by: "cut", after: -0.05 },
        { act: "lookUp" },
        ...PRICES.map(([put]) => jump(put, OFF, { after: -0.06 })),
        { shot: "close", of: [572, 300], after: -0.05, width: 370 },
        { sound: "growl", after: -0.1, level: 0.8 },
        roof("horn", true, { on: "back", after: 0 }),
        roof("plugged", false, { on: "back", after: 0 }),
        roof("loud", true, { on: "back", after: 0 }),
        roof("loud", false, { on: "back", after: 1.1 }),
        { sound: "blare", on: "back", level: 0.7 },
        { put: "shot-back", thing: "sandwich", to: MOUTH, size: 1, on: "back", after: -0.1 },
        { hand: "shot-back", to: [186, 868], on: "back", after: 0.05, seconds: 0.35, arc: 60 },
        jump("shot-back", OFF, { on: "back", after: 0.3 }),
        { take: "shot-back", on: "back", after: 0.36 },
        { act: "faceHit", on: "back", after: 0.05 },
        { shot: "close", of: "pocket", on: "back", after: 0.3 },
        { sound: "put", on: "back", after: 0.4 },
        { sound: "rustle", on: "back", after: 1.2, level: 0.35 },
      ],
    },
    {
      say: "Yum! And that is treasure four.",
      mood: "celebrating",
      pause: 2.3,
      cues: [
        ...PRICES.map(([put, to]) => jump(put, to, { on: "and", after: -0.2 })),
        { act: "cheer", on: "and", after: -0.2 },
        { go: "pocket", to: ASIDE, by: "cut", on: "and", after: -0.2 },
        { shot: "full", of: [-30, 966], on: "and", after: -0.2, width: 390, from: "low" },
        { sound: "clink", on: "treasure" },
        { sound: "correct", on: "four", level: 0.35 },
        // The ad fills its lungs once more, and the crab has a sock.
        nearer({ on: "four", after: 0.75 }),
        { shot: "full", ...STALL_SHOT, on: "four", after: 0.75 },
        roof("loud", true, { on: "four", after: 0.75 }),
        { sound: "blare", on: "four", after: 0.75, level: 0.5 },
        { put: "sock", thing: "sockPink", to: [560, 860], size: 1.3, on: "four", after: 0.9 },
        { hand: "sock", to: SOCK, on: "four", after: 1.05, seconds: 0.35, arc: 60 },
        { sound: "whoosh", on: "four", after: 1.05, level: 0.5 },
        roof("loud", false, { on: "four", after: 1.38 }),
        { sound: "put", on: "four", after: 1.4 },
        { shot: "close", of: [530, 312], on: "four", after: 1.55 },
        { hand: "sock", to: SOCK, on: "four", after: 1.9, seconds: 0.25, arc: 12 },
      ],
    },
  ],
};
