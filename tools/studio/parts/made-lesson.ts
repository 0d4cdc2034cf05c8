import { chat } from "#course/treasure-tracker/chat.ts";
import { decide } from "#course/treasure-tracker/decide.ts";
import { documentSlide } from "#course/treasure-tracker/document.ts";
import { quiz } from "#course/treasure-tracker/build.ts";
import { pictures } from "#course/treasure-tracker/pictures.ts";
import type { SeedSlide } from "#domain/content/course-seed.ts";

const glimm = "You know what you get, and what you give up!";

/** Slides of kinds, in states, that no mission shows. Their voices are not recorded. */
export const madeSlides: SeedSlide[] = [
  decide(9, "A1", {
    question: "You have [hl]three coins[/hl]. Bear or ball? You pick!",
    glimm,
    budget: 3,
    options: [
      {
        name: "The teddy bear",
        picture: pictures.teddy,
        price: 3,
        follows: [{ says: "The bear comes home with you." }, { says: "It sleeps in your bed." }],
      },
      {
        name: "The ball",
        picture: pictures.ball,
        price: 3,
        follows: [{ says: "The ball hops home with you." }, { says: "You play with it." }],
      },
    ],
    cost: {
      question: "What stayed in the shop?",
      costs: [{ name: "Coins", picture: pictures.coin, reply: "The coins went to the shop." }],
    },
  }),
  decide(9, "A2", {
    question: "Jo needs dry feet. She has [hl]9 coins[/hl] and gets 1 a week. Which boots?",
    glimm,
    budget: 9,
    times: ["Today", "Tuesday, rain", "In three weeks"],
    options: [
      {
        name: "Thin boots",
        picture: pictures.thinBoots,
        price: 2,
        worse: "Cheap, and then I paid twice. Squish.",
        follows: [
          { says: "The feet are dry today." },
          { says: "Wet socks! New boots: 6 more.", purse: 1 },
          { says: "Now the drum.", purse: 1 },
        ],
      },
      {
        name: "Plain boots",
        picture: pictures.coat,
        price: 6,
        follows: [{ says: "Dry feet, and the drum today." }, { says: "Dry feet.", purse: 0 }],
      },
      {
        name: "Glitter boots",
        picture: pictures.glitterBoots,
        price: 9,
        waits: "The drum waits 3 weeks.",
        follows: [
          { says: "Dry and dazzling." },
          { says: "Dry and dazzling.", purse: 1 },
          { says: "Now the drum!", purse: 0 },
        ],
      },
    ],
  }),
  decide(9, "A3", {
    question: "School fair! Fill your basket with [hl]$40[/hl].",
    glimm,
    basket: true,
    money: "dollars",
    budget: 4000,
    favorite: {
      question: "What would you love [hl]most[/hl]?",
      givenUp: "You gave up your favorite. On purpose? Then it's fine!",
    },
    over: "The purse is empty. Put one back.",
    options: [
      {
        name: "Cable",
        price: 400,
        follows: [{ says: "Both ears on the bus." }, null, { says: "It wears out: 4 more." }],
      },
      { name: "Buds A", price: 1800, follows: [{ says: "Music for about a year." }] },
      { name: "ZapBuds", price: 4598, follows: [{ says: "5.98 is missing." }] },
      { name: "Concert", price: 2200, follows: [{ says: "Saturday: the best night." }] },
      { name: "Keep all for the bike", follows: [{ says: "Bike in 5 months, not 6." }] },
    ],
  }),
  chat(9, "A4", {
    heading: "Noor and Jay",
    senders: { Noor: pictures.grownUp, Jay: null, Pocket: "pocket" },
    messages: [
      { from: "Noor", says: "FORTY DOLLARS. Grandma came through." },
      { from: "Jay", says: "earbuds. ZapBuds. 39.99. ONLY TODAY" },
      { from: "Noor", picture: pictures.game, says: "79.99 39.99, 00:04:59 left, only 1 left" },
      { from: "Pocket", says: "Nice timer. What happens at zero?" },
      {
        choices: [
          { says: "It starts again.", from: "Noor", reply: "I just watched it." },
          { says: "They are gone then.", from: "Jay", reply: "lol. Look tomorrow." },
        ],
      },
      { from: "Pocket", says: "I once bought a spoon because it was shiny." },
    ],
  }),
  documentSlide(9, "A5", {
    heading: "Dev's account",
    note: "Nine days after payday, Dev has $11.98. He is sure that the bank made a mistake.",
    form: "statement",
    rows: [
      { date: "Mar 1", name: "Pay", amount: 212.4 },
      { date: "Mar 1", name: "Streamly, monthly", amount: -11.99, note: "trial ended" },
      {
        date: "Mar 2",
        name: "QuickEats",
        amount: -19.34,
        note: "burger 9.50, delivery 4.99, service 2.85, tip 2.00",
      },
      { date: "Mar 3", name: "PayIn4 sneakers 1/4", amount: -24 },
      { date: "Mar 4", name: "Snack machine x4", amount: -9 },
      { date: "Mar 5", name: "GemPack", amount: -19.99 },
      { date: "Mar 6", name: "Train card", amount: -30 },
      { date: "Mar 7", name: "QuickEats", amount: -21.1 },
      { date: "Mar 8", name: "Birthday gift", amount: -25 },
      { date: "Mar 9", name: "Phone repair, deposit", amount: -40 },
    ],
  }),
  quiz(9, "Q1", {
    heading: "The bank",
    question: "Did the bank make a [hl]mistake[/hl]?",
    besideDocument: true,
    glimm: "212.40 less 200.42 is 11.98. To the cent.",
    hint: "Add it up.",
    answers: [
      { text: "Yes, about $50", whyNot: "Add it up; the calculator is there." },
      { text: "Yes, the trial was free", whyNot: "It was. Then it ended on payday." },
      { text: "No, it is all there", right: true },
      { text: "You can't know", whyNot: "Ten lines. You can." },
    ],
  }),
  quiz(9, "Q2", {
    check: "A",
    question: "It rains. What keeps you [hl]dry[/hl]?",
    answers: [
      { text: "A hat", picture: pictures.ball },
      { text: "A coat", picture: pictures.coat, right: true },
      { text: "Boots", picture: pictures.glitterBoots },
    ],
  }),
];
