import { spot } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { chat } from "../../../chat.ts";
import { decide } from "../../../decide.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* For young people of 11 to 14: Noor's forty dollars, and what is asked about them. */

const about = ideasFor("older");

export const fortyDollars = chat(4, "A26", {
  for: ["older"],
  heading: "Forty dollars",
  senders: { Noor: pictures.noor, Jay: pictures.jay, Pocket: "pocket" },
  storyWords: "earbuds, concert, cable, soup, spoon, 79.99",
  messages: [
    { from: "Noor", says: "FORTY DOLLARS. Grandma came through" },
    { from: "Jay", says: "earbuds. ZapBuds. 39.99. ONLY TODAY" },
    { from: "Noor", picture: pictures.budsAd },
    { from: "Pocket", says: "Nice timer. What happens at zero?" },
    { from: "Noor", says: "... it starts again. I just watched it" },
    { from: "Jay", says: "lol" },
    { from: "Pocket", says: "What are they for?" },
    { from: "Noor", says: "the bus. 40 min a day. my old ones only play on the left" },
    {
      choices: [
        {
          says: "So half of them work.",
          from: "Noor",
          reply: "the boring half. maybe it's the cable",
        },
        { says: "Is it the buds, or the cable?", from: "Noor", reply: "huh. could be the cable" },
      ],
    },
    { from: "Jay", says: "a cable is 4 bucks" },
    { from: "Jay", says: "also: concert saturday. 22. you promised" },
    { from: "Noor", says: "oh. right" },
    { from: "Pocket", says: "I once bought a spoon because it was shiny." },
    { from: "Jay", says: "and?" },
    { from: "Pocket", says: "Ask my soup." },
  ],
});

export const budsAd = spot(4, "A21", {
  ...about.ads,
  question_type: "story",
  place: "phone",
  situation: "ad of the chat",
  question: "Three things in the ad [hl]push you[/hl] instead of telling you something. Find them.",
  image: pictures.budsAd,
  areas: [
    {
      name: "The timer",
      at: [500, 157, 420, 138],
      right: true,
      why: "It starts again at zero.",
    },
    {
      name: "79.99, crossed out",
      at: [475, 314, 223, 138],
      right: true,
      why: "It makes 39.99 look small. Did anybody ever pay it?",
    },
    {
      name: "Price, 39.99",
      at: [718, 314, 203, 138],
      why: "What will the checkout say? You can compare.",
      misconception: "sale_saves",
    },
    {
      name: "Only 1 left",
      at: [500, 471, 420, 138],
      right: true,
      why: "Nobody can check that from here.",
    },
    {
      name: "4.8 stars (12)",
      at: [80, 638, 408, 138],
      why: "Does that number hurry you, or is it just few people?",
      misconception: "everybody_has_it",
    },
    {
      name: "6 h battery",
      at: [513, 638, 408, 138],
      why: "You could time it. Does it hurry you?",
      misconception: "shiny_is_better",
    },
    {
      name: "30 days to return",
      at: [80, 798, 840, 138],
      why: "Does that give you less time, or more?",
      misconception: "later_is_free",
    },
  ],
  glimm: "A clock, an old price, 'only 1 left': none of them is about the buds.",
});

export const theCart = quiz(4, "Q25", {
  ...about.change,
  question_type: "practice",
  place: "phone",
  situation: "cart of the chat",
  heading: "The cart",
  question: "In the cart: ZapBuds 39.99, shipping 5.99. Noor has $40. [hl]What now[/hl]?",
  answers: [
    {
      text: "$0.01 is left",
      whyNot: "That was the shelf price. What does the whole cart say?",
      misconception: "slip: leaves the shipping out",
    },
    { text: "$5.98 is missing", right: true },
    {
      text: "$6.00 is missing",
      whyNot: "Round prices are quick. Now count the cents.",
      misconception: "slip: takes 40 for 39.99 and 6 for 5.99",
    },
    {
      text: "$45.98 is missing",
      whyNot: "That is the whole bill. How much does she have?",
      misconception: "slip: takes the whole bill for the gap",
    },
  ],
  glimm: "45.98 minus 40 is 5.98.",
});

export const herForty = decide(4, "A30", {
  ...about.giveUp,
  question_type: "decision",
  standards: ["SP-3", "SP-4", "SAV-1"],
  place: "friends",
  situation: "forty dollars",
  question:
    "Noor has [hl]$40[/hl]. Decide for her. What is left goes to her bike: 240, and she saves 40 a month.",
  basket: true,
  money: "dollars",
  budget: 4000,
  favorite: {
    question: "First: which would you want most in her place?",
    givenUp: "That is what you gave up for it. It can be right all the same.",
  },
  over: "She has only $40. What is missing, and whose money would that be?",
  times: ["Today", "On Saturday", "In three months"],
  options: [
    {
      name: "Cable",
      picture: pictures.cable,
      price: 400,
      follows: [
        { says: "It was the cable: both ears again." },
        null,
        { says: "The cable wears out: 4 more." },
      ],
    },
    {
      name: "Simple buds",
      picture: pictures.earBuds,
      price: 1800,
      follows: [
        { says: "Both ears, and no wire." },
        null,
        { says: "They still play, for about a year." },
      ],
    },
    {
      name: "Concert with Jay",
      picture: pictures.concertTicket,
      price: 2200,
      follows: [
        { says: "Jay writes: YESSS." },
        { says: "The best night." },
        { says: "The money is gone, the song is still in her head." },
      ],
    },
    {
      name: "All of it for the bike",
      picture: pictures.bike,
      follows: [
        { says: "One ear on the bus.", purse: 4000 },
        { says: "Jay sits beside an empty seat.", purse: 4000 },
        { says: "The bike comes in month 5, not 6.", purse: 16000 },
      ],
      waits: "Music and Jay wait.",
    },
    {
      name: "ZapBuds, with shipping",
      picture: pictures.zapBuds,
      price: 4598,
      follows: [{ says: "5.98 is missing." }],
    },
  ],
  cost: {
    question: "What did she give up for it?",
    own: "That one is in the basket. What stayed outside?",
    costs: [
      {
        name: "Nothing",
        reply: "Look at the list. Is all of it in the basket?",
        misconception: "can_have_both",
      },
    ],
  },
  glimm: "You can name the next best thing. That is what it cost.",
});

export const buyOrTest = quiz(4, "Q30", {
  ...about.stop,
  question_type: "story",
  place: "phone",
  situation: "ZapBuds again",
  heading: "One week later",
  question:
    "Say Noor kept her money and has $46 now. ZapBuds: 45.98. Her old buds play on one side only, unless she holds the cable. What is her [hl]best next step[/hl]?",
  answers: [
    {
      text: "Buy tonight: the timer runs",
      whyNot: "What did the timer do when it reached zero?",
      misconception: "spend_now",
    },
    { text: "Test a new $4 cable first", right: true },
    {
      text: "Buy them, all have them",
      whyNot: "Other ears, other buses. What is broken in Noor's?",
      misconception: "everybody_has_it",
    },
    {
      text: "Never buy anything online",
      whyNot: "Then she still hears only left. What does she need on the bus?",
      misconception: "saving_is_never_spending",
    },
  ],
  glimm: "If it works, 42 are left. If not, she has lost 4.",
});
