import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, little } from "./ideas.ts";

/* Asked in reviews only, from 3 to 6. */

const bank = { for: little, for_review: true } satisfies Extras;

export const laterLittle = [
  quiz(1, "Q51", {
    ...bank,
    idea: ideas.sources,
    question_type: "transfer",
    standards: ["EI-6"],
    place: "home",
    situation: "a coin without work",
    heading: "A coin for Jo",
    question: "Jo got a coin for no work. Who [hl]gave[/hl] it?",
    answers: [
      {
        text: "The game",
        picture: pictures.game,
        misconception: "taps_are_no_money",
        whyNot: "Ping, ping! Shake it. Does a coin fall out?",
      },
      { text: "Her aunt", right: true, picture: pictures.birthdayCard },
      {
        text: "The machine",
        picture: own.cashMachine,
        misconception: "machine_gives",
        whyNot: "It gives back what was put in. Jo put in none.",
      },
    ],
    glimm: "A card with love in it. That is a gift!",
  }),
  quiz(1, "Q52", {
    ...bank,
    idea: ideas.sources,
    question_type: "transfer",
    standards: ["EI-1"],
    place: "store",
    situation: "the baker's coins",
    heading: "At the baker's",
    question: "The baker has new coins. What [hl]brought[/hl] them?",
    answers: [
      {
        text: "The bank",
        picture: pictures.bank,
        misconception: "machine_gives",
        whyNot: "It was shut all night. Who was up and worked?",
      },
      {
        text: "A card",
        picture: own.bankCard,
        misconception: "machine_gives",
        whyNot: "So thin and flat! Can a coin fit in there?",
      },
      { text: "His bread", right: true, picture: pictures.bread },
    ],
    glimm: "He bakes, we eat, he gets paid. Yum!",
  }),
  quiz(1, "Q37", {
    ...bank,
    idea: ideas.jobs,
    question_type: "transfer",
    standards: ["EI-1"],
    place: "store",
    situation: "toys for the store",
    heading: "Honk, honk!",
    question: "The store needs toys. Who gets paid to [hl]bring[/hl] them?",
    answers: [
      { text: "The driver", right: true, picture: own.truck },
      {
        text: "The bear",
        picture: pictures.teddy,
        misconception: "ad_is_a_friend",
        whyNot: "He sat in a box and slept. Who was at the wheel?",
      },
      {
        text: "The king",
        picture: own.king,
        misconception: "shiny_is_better",
        whyNot: "He only waves. Who was up at six?",
      },
    ],
    glimm: "Honk! A full truck, and pay for the work.",
  }),
  quiz(1, "Q38", {
    ...bank,
    idea: ideas.jobs,
    question_type: "transfer",
    standards: ["EI-1"],
    place: "street",
    situation: "one plays, one works",
    heading: "Kim and Ben",
    question: "Kim plays ball. Ben fixes bikes. Who gets [hl]paid[/hl]?",
    answers: [
      {
        text: "Kim",
        picture: pictures.ball,
        misconception: "pay_shows_worth",
        whyNot: "Bounce, bounce! It is fun. Who needs it done?",
      },
      { text: "Ben", right: true, picture: pictures.bike },
      {
        text: "No one",
        picture: own.noCoin,
        misconception: "machine_gives",
        whyNot: "Oil up to his nose! All that for no coin?",
      },
    ],
    glimm: "The bikes roll, and he gets paid!",
  }),
  quiz(1, "Q39", {
    ...bank,
    idea: ideas.earning,
    question_type: "practice",
    standards: ["EI-3"],
    place: "street",
    situation: "two clean bikes",
    heading: "Splash!",
    question: "Lu cleans two bikes for one coin each. How many [hl]coins[/hl]?",
    answers: [
      {
        text: "One",
        picture: pictures.coin,
        misconception: "slip: counts one bike",
        whyNot: "Look, a bike on the left, a bike on the right!",
      },
      { text: "Two", right: true, picture: own.twoCoins },
      {
        text: "Three",
        picture: own.threeCoins,
        misconception: "slip: counts one bike twice",
        whyNot: "Tap each bike just once. How many taps?",
      },
    ],
    glimm: "Two bikes shine, two coins shine!",
  }),
  quiz(1, "Q40", {
    ...bank,
    idea: ideas.earning,
    question_type: "practice",
    standards: ["EI-4"],
    place: "garden",
    situation: "seeds for one coin",
    heading: "It grew!",
    question: "Seeds cost one. The plant sells for three. What did he [hl]earn[/hl]?",
    answers: [
      {
        text: "One",
        picture: pictures.coin,
        misconception: "slip: takes what the seeds cost",
        whyNot: "That one went out for seeds. What is still there?",
      },
      {
        text: "Three",
        picture: own.threeCoins,
        misconception: "slip: forgets what the seeds cost",
        whyNot: "And the seeds? Take off what they cost.",
      },
      { text: "Two", right: true, picture: own.twoCoins },
    ],
    glimm: "Three came in, one went out. Two stay!",
  }),
  quiz(1, "Q41", {
    ...bank,
    idea: ideas.plan,
    question_type: "practice",
    standards: ["SP-4"],
    place: "pool",
    situation: "two coins for the pool",
    heading: "Off to the pool",
    question: "Three coins. Two are for the pool. How many are [hl]free[/hl]?",
    answers: [
      {
        text: "None",
        picture: own.noCoin,
        misconception: "slip: gives all to the pool",
        whyNot: "The pool takes two. Open the other hand!",
      },
      { text: "One", right: true, picture: pictures.coin },
      {
        text: "Three",
        picture: own.threeCoins,
        misconception: "can_have_both",
        whyNot: "Then who pays for the splash? Take two away.",
      },
    ],
    glimm: "Two to swim, one to pick. Splash!",
  }),
  quiz(1, "Q42", {
    ...bank,
    idea: ideas.plan,
    question_type: "transfer",
    standards: ["SP-4"],
    place: "home",
    situation: "coins that go so fast",
    heading: "Zoom!",
    question: "Sam's coins go so fast! What [hl]helps[/hl]?",
    answers: [
      {
        text: "A big purse",
        picture: own.purse,
        misconception: "shiny_is_better",
        whyNot: "Big, and soon all air in there. Where do they go?",
      },
      { text: "Jobs for them", right: true, picture: own.littleJars },
      {
        text: "Hide them all",
        picture: own.underBed,
        misconception: "saving_is_never_spending",
        whyNot: "Now he wants milk. Who crawls under the bed?",
      },
    ],
    glimm: "One to play, one to keep, one to give!",
  }),
];
