import { amount } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { ideas, readers } from "./ideas.ts";

/* Asked in reviews only, from 7 on: two new cases of each idea. */

const bank = { for: readers, for_review: true } satisfies Extras;

export const later = [
  quiz(1, "Q43", {
    ...bank,
    idea: ideas.sources,
    question_type: "transfer",
    standards: ["EI-1", "EI-3"],
    place: "home",
    situation: "typing at home",
    heading: "Click, click, click",
    question: "Sam's mom types at home all day. On Friday [hl]money[/hl] comes. Where from?",
    answers: [
      {
        text: "Her laptop makes it at night",
        misconception: "machine_gives",
        whyNot: "Leave it on all night, then. What lies there at breakfast?",
      },
      { text: "A company pays for her work", right: true },
      {
        text: "The bank gives it to moms",
        misconception: "machine_gives",
        whyNot: "The bank passes it on. Who sent it, and what for?",
      },
      {
        text: "It is free on the internet",
        misconception: "taps_are_no_money",
        whyNot: "Sam clicks a lot. How many coins has he got by now?",
      },
    ],
    glimm: "Typing, thinking, calling: work is work, even in slippers.",
  }),
  quiz(1, "Q44", {
    ...bank,
    idea: ideas.sources,
    question_type: "transfer",
    standards: ["EI-1", "EI-4", "SP-5"],
    place: "phone",
    situation: "an app that makes money at night",
    heading: "While you sleep",
    question:
      "A man sells an app: 'It makes money while you sleep!' Where does [hl]his own[/hl] money come from?",
    answers: [
      {
        text: "From his app, all night long",
        misconception: "machine_gives",
        whyNot: "Then why does he get up to sell it?",
      },
      { text: "From people who pay for it", right: true },
      {
        text: "From a bank that likes him",
        misconception: "machine_gives",
        whyNot: "Banks like lots of people. Whom do they pay for that?",
      },
      {
        text: "From nobody, it is only taps",
        misconception: "taps_are_no_money",
        whyNot: "Tap, tap, and your coins are gone. Who has them now?",
      },
    ],
    glimm: "He sells, they pay. The app only makes promises!",
  }),
  quiz(1, "Q45", {
    ...bank,
    idea: ideas.jobs,
    question_type: "transfer",
    standards: ["EI-1"],
    place: "friends",
    situation: "three drummers",
    heading: "Boom, boom, boom",
    question: "Three children play the drums tonight. Who gets [hl]paid[/hl] for it?",
    answers: [
      {
        text: "Ana, who plays the loudest",
        misconception: "shiny_is_better",
        whyNot: "The dog hid under the bed. Who asked for it?",
      },
      { text: "Bo, who was hired by a party", right: true },
      {
        text: "Cy, who has the dearest drums",
        misconception: "dear_is_better",
        whyNot: "Gold drums, gold sticks! And who wants to listen?",
      },
    ],
    glimm: "They need music, he brings it. That is what pay is for!",
  }),
  quiz(1, "Q46", {
    ...bank,
    idea: ideas.jobs,
    question_type: "transfer",
    standards: ["EI-1", "EI-2"],
    place: "street",
    situation: "a vet and a cat sitter",
    heading: "Two jobs for cats",
    question:
      "It takes eight years to become a vet. It takes a day to learn to feed cats. What is [hl]true[/hl]?",
    answers: [
      {
        text: "The vet is the better person",
        misconception: "pay_shows_worth",
        whyNot: "Ask a hungry cat! What did each of them learn?",
      },
      { text: "Both get paid, the vet more", right: true },
      {
        text: "No one pays to feed a cat",
        misconception: "small_is_nothing",
        whyNot: "The family is at the beach. The cats stare at the dish.",
      },
    ],
    glimm: "Eight years of learning, and few can do it. Cats need both!",
  }),
  amount(1, "A17", {
    ...bank,
    idea: ideas.earning,
    question_type: "practice",
    standards: ["EI-4"],
    place: "street",
    situation: "four clean bikes",
    question:
      "Noor washes 4 bikes for 3 coins each. The soap cost 2. How many coins did she really [hl]earn[/hl]?",
    shown_as: "coins",
    least: 0,
    most: 20,
    right: 10,
    unit: { one: "coin", many: "coins" },
    each: null,
    tooLittle: "Three for each bike, and the soap is paid just once.",
    tooLittleMisconception: "slip: pays for the soap again with each bike",
    tooMuch: "Those bubbles were not free. Who paid for them?",
    tooMuchMisconception: "slip: forgets what the soap cost",
    glimm: "Twelve came in, two went down the drain. Ten are hers!",
  }),
  quiz(1, "Q47", {
    ...bank,
    idea: ideas.earning,
    question_type: "practice",
    standards: ["EI-4"],
    place: "school",
    situation: "three stands at a fair",
    heading: "Who earned most?",
    question: "After the school fair three stands add up. Which one [hl]earned most[/hl]?",
    answers: [
      {
        text: "Cake: took in 12, cost 10",
        misconception: "slip: looks only at what came in",
        whyNot: "Twelve clinked in. How many had gone out before that?",
      },
      { text: "Juice: took in 9, cost 3", right: true },
      {
        text: "Cards: took in 5, cost 1",
        misconception: "slip: looks only at what it cost",
        whyNot: "So little to pay! And how much came in?",
      },
    ],
    glimm: "Nine came in, three went out. Six stay: first place!",
  }),
  quiz(1, "Q48", {
    ...bank,
    idea: ideas.kinds,
    question_type: "transfer",
    standards: ["EI-6", "SP-4"],
    place: "home",
    situation: "five earned and five given",
    heading: "Five and five",
    question: "Tim earned 5 coins. His sister got 5 as a [hl]gift[/hl]. What is true?",
    answers: [
      {
        text: "Hers must be spent right away",
        misconception: "gift_must_be_spent",
        whyNot: "Turn a coin over. Does it say so on the back?",
      },
      { text: "Each can plan their own five", right: true },
      {
        text: "His buy more than hers will",
        misconception: "pay_shows_worth",
        whyNot: "Lay both on the counter. Can the clerk tell them apart?",
      },
    ],
    glimm: "Earned or given, five is five. Now make a plan!",
  }),
  quiz(1, "Q49", {
    ...bank,
    idea: ideas.kinds,
    question_type: "transfer",
    standards: ["EI-6"],
    place: "home",
    situation: "four coins each Sunday",
    heading: "Every Sunday",
    question: "Each Sunday Noor gets 4 coins at home, with no chores. What is [hl]that[/hl]?",
    answers: [
      {
        text: "A prize she must use up",
        misconception: "gift_must_be_spent",
        whyNot: "All of it, by Monday? Who made that rule?",
      },
      { text: "An allowance she can plan", right: true },
      {
        text: "Money that the bank hands out",
        misconception: "machine_gives",
        whyNot: "Follow one coin back. Whose purse was it in on Saturday?",
      },
    ],
    glimm: "It comes every Sunday, so it is easy to plan with!",
  }),
  quiz(1, "Q50", {
    ...bank,
    idea: ideas.plan,
    question_type: "transfer",
    standards: ["SP-4", "SAV-2"],
    place: "school",
    situation: "two coins for paint",
    heading: "Paint on Tuesday",
    question:
      "On Monday Jo puts all her 6 coins into savings. On Tuesday class needs 2 for paint. What would have [hl]helped[/hl]?",
    answers: [
      {
        text: "To save even more of them",
        misconception: "saving_is_never_spending",
        whyNot: "All six were saved. Where would a seventh come from?",
      },
      { text: "To set two aside for class", right: true },
      {
        text: "To wait until paint is free",
        misconception: "later_is_free",
        whyNot: "The brushes are wet. Does Tuesday wait?",
      },
      {
        text: "To spend all six on Monday",
        misconception: "spend_now",
        whyNot: "Then the jar is empty, and so is her hand. And Tuesday?",
      },
    ],
    glimm: "Two for class, four to save. Each coin had a job to do!",
  }),
  amount(1, "A18", {
    ...bank,
    idea: ideas.plan,
    question_type: "practice",
    standards: ["SP-4"],
    place: "phone",
    situation: "a haircut, a goal and a game",
    question:
      "Jay has 9 coins. 4 are for a haircut, 3 for his goal. How many are [hl]free[/hl] for a phone game?",
    shown_as: "coins",
    least: 0,
    most: 9,
    right: 2,
    unit: { one: "coin", many: "coins" },
    each: null,
    tooLittle: "Put haircut and goal together. What is left of nine?",
    tooLittleMisconception: "slip: takes away more than haircut and goal",
    tooMuch: "Then he walks out with half a haircut. Count again.",
    tooMuchMisconception: "slip: forgets one of the two jobs",
    glimm: "Seven have a job already. Two are free to play!",
  }),
];
