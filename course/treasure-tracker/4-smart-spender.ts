import { clip, mission } from "./build.ts";
import { adDetectives } from "./mission-cards.ts";
import * as questions from "./questions/4.ts";

/** Stop, think, choose; compare; picking one lets go of another; notice ads. */
export const smartSpender = mission(4, "Smart Spender", "Smart Spending", adDetectives, [
  clip(
    4,
    "V1",
    "Before he buys, Pocket stops, thinks and chooses. The last time he did not, he bought a spoon with a hole.",
    {
      set: "market",
      title: ["Smart", "Spender"],
      lines: [
        { say: "Last week I bought a spoon with a hole!", mood: "oops" },
        {
          say: "My soup was not happy.",
          mood: "oops",
          show: [{ prop: "soup", on: "soup", big: true }],
        },
        { say: "Now I do three things first.", mood: "talking", clear: true },
        { say: "One. I stop.", mood: "talking", show: [{ prop: "stopSign", on: "stop" }] },
        { say: "Two. I think.", mood: "thinking", show: [{ prop: "thought", on: "think" }] },
        { say: "Do I need it? Will I use it?", mood: "thinking" },
        {
          say: "Three. I choose.",
          mood: "happy",
          show: [{ prop: "hand", on: "choose" }],
          glimm: true,
        },
        {
          say: "Let's do it with our hands.",
          mood: "wave",
          clear: true,
          show: [{ prop: "hand", on: "hands", big: true }],
        },
        { say: "Stop.", mood: "talking" },
        { say: "Think.", mood: "thinking" },
        { say: "Choose!", mood: "celebrating", hold: 1.2 },
        {
          say: "You are a smart spender now!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "coin", on: "smart", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.stopThinkChoose,
  questions.firstOrLater,
  clip(
    4,
    "V2",
    "Two kites are the same, but one costs nine coins and one seven. Pocket pays ten and checks his change: three.",
    {
      set: "shop",
      title: ["Look", "and compare"],
      lines: [
        {
          say: "Two kites! They look the same.",
          mood: "wow",
          show: [{ prop: "kite", on: "kites", big: true }],
        },
        {
          say: "This one costs nine coins.",
          mood: "talking",
          clear: true,
          show: [{ prop: "nineCoins", on: "nine", tag: "PRICE" }],
        },
        {
          say: "That one costs seven coins.",
          mood: "talking",
          show: [{ prop: "sevenCoins", on: "seven" }],
        },
        { say: "I turn them around. I look twice.", mood: "thinking" },
        { say: "I even sniff them. Achoo!", mood: "oops" },
        {
          say: "Same kite, so I pay less.",
          mood: "happy",
          clear: true,
          show: [{ prop: "kite", on: "kite", big: true }],
          glimm: true,
        },
        {
          say: "I pay ten. The kite costs seven.",
          mood: "talking",
          clear: true,
          show: [
            { prop: "tenCoins", on: "ten" },
            { prop: "kite", on: "kite" },
          ],
        },
        { say: "How many coins come back?", mood: "thinking", hold: 2 },
        {
          say: "Three! Always check your change.",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "threeCoins", on: "three", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.changeForTheKite,
  questions.howManyCars,
  clip(
    4,
    "V3",
    "Pocket can buy the hat or the book, not both. A loud ad shouts at him, and he asks what it wants.",
    {
      set: "market",
      title: ["Pick one,", "let one go"],
      lines: [
        {
          say: "I have five coins left.",
          mood: "talking",
          show: [{ prop: "fiveCoins", on: "five", big: true }],
        },
        {
          say: "A hat, or a book? Each costs five.",
          mood: "thinking",
          clear: true,
          show: [
            { prop: "hat", on: "hat" },
            { prop: "book", on: "book" },
          ],
        },
        { say: "If I pick the hat, the book must wait.", mood: "talking" },
        {
          say: "Buy now! Buy now! Who is shouting?",
          mood: "wow",
          clear: true,
          show: [{ prop: "megaphone", on: "now", big: true }],
        },
        { say: "It is an ad. Ads are very loud!", mood: "oops" },
        { say: "It shouted at my sandwich too.", mood: "oops" },
        {
          say: "An ad wants us to buy.",
          mood: "talking",
          clear: true,
          show: [{ prop: "coin", on: "buy" }],
          glimm: true,
        },
        { say: "Where have you seen an ad?", mood: "thinking", hold: 2.2 },
        {
          say: "I stop. I think. I choose the book!",
          mood: "happy",
          clear: true,
          show: [{ prop: "book", on: "book", big: true }],
        },
        {
          say: "That is treasure four. One to go!",
          mood: "celebrating",
          clear: true,
          show: [{ prop: "chest", on: "treasure", big: true }],
          party: true,
        },
      ],
    },
  ),
  questions.oneOfTwo,
  questions.tricksOfTheAd,
]);
