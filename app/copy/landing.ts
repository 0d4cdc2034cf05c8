import { COURSE_PRICE_USD } from "#domain/constants.ts";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { MASCOT } from "./brand.ts";
import { missions } from "./missions.ts";

/** Words of the start page below its first screen. */
export const landing = {
  story: {
    heading: "Each mission is a story to play",
    text: [
      `${MASCOT} wants a kite. It costs ten coins, and two coins go into the jar each week.`,
      "Then the story waits, and your child decides: how many more weeks until ten?",
    ],
    points: [
      "Three stories a mission, each under a minute",
      "Words are read out for children who can't read yet",
      "A kind hint after a wrong answer, and no clock",
    ],
    picture: `${MASCOT} saves coins in a jar, week by week, until the kite lifts him off the ground.`,
    play: "Play the story",
    pause: "Pause the story",
  },
  missions: {
    heading: "What your child can do afterwards",
    text: "Five missions. In each: stories, games, and a small task for home.",
    list: missions,
    ages: "How it fits each age",
    byAge: [
      {
        age: "Ages 3 to 6",
        text: "Questions and answers are read out, and the first mission has shorter stories.",
      },
      {
        age: "Ages 7 to 10",
        text: "Children read for themselves, and a tap on the speaker reads everything out.",
      },
      {
        age: "Ages 11 to 18",
        text: "The same stories and questions, for now. The tasks for home are for their age: split coins on paper first, work out the week of a goal, compare two shops.",
      },
    ],
  },
  steps: {
    heading: "How it works",
    list: [
      {
        title: "You sign up",
        text: "Your name and e-mail, your child's first name and age. There is no password, and no app to install.",
      },
      {
        title: "Your child plays",
        text: "Stories, and things to sort, count and choose. The first mission takes about five minutes.",
      },
      {
        title: "You do it for real",
        text: "A mission card brings home one small task, and a question for dinner.",
      },
    ],
  },
  parents: {
    heading: "Good to know for parents",
    list: [
      {
        title: "No ads",
        text: "We show none. The pages your child plays on talk to our own server alone.",
      },
      {
        title: "No bank account",
        text: "The coins in the missions are pretend. Nothing is linked to your money.",
      },
      {
        title: "Works offline",
        text: "Save the course for the car once, and it plays without a network.",
      },
      {
        title: "Delete any time",
        text: "On your account page you see your data, download it, or delete the account for good.",
      },
      { title: "Your data isn't sold", text: "Nobody but us sees it, unless you agree to more." },
    ],
    privacy: "How we keep your data",
  },
  questions: { heading: "Questions and answers" },
  end: { heading: "Ready for the first treasure?" },
};

interface Answer {
  question: string;
  answer: string;
}

/** What the start page says about the price, as the paywall of the installation has it. */
export interface Offer {
  /** The button at the end of the page. */
  button: string;
  price: {
    heading: string;
    /** What the amount is for, and the amount; absent where nothing is sold. */
    amount?: { before: string; price: string };
    text: string;
    points: string[];
  };
  questions: Answer[];
}

const price = `$${COURSE_PRICE_USD}`;

const questions = (cost: string, siblings: string): Answer[] => [
  { question: "What does it cost?", answer: cost },
  {
    question: "My child can't read yet. Does it work?",
    answer:
      "Yes. Up to age 6, questions and answers are read out without asking. At any age a tap on the speaker reads them.",
  },
  {
    question: "Is it for teenagers, too?",
    answer:
      "From 11 on, children play the same five missions as younger ones for now. The tasks on their mission cards are written for their age.",
  },
  { question: "Can brothers and sisters play?", answer: siblings },
  {
    question: "How much time does it take?",
    answer:
      "A story takes less than a minute, the first mission about five. The map says when it is a good place to stop for today.",
  },
  {
    question: "Which devices does it need?",
    answer: "A phone, a tablet or a computer with a current browser. There is nothing to install.",
  },
];

const OFFERS: Readonly<Record<PaywallMode, Offer>> = {
  off: {
    button: "Play the first mission",
    price: {
      heading: "All five missions are open",
      text: "There is nothing to pay, and no card to enter.",
      points: ["For all your children", "No subscription"],
    },
    questions: questions(
      "Nothing: all five missions are open.",
      "Yes. Each child has a map and treasures of its own.",
    ),
  },
  "after-first-lesson": {
    button: "Play the first mission free",
    price: {
      heading: "First mission free",
      amount: { before: "All five missions for", price },
      text: "paid once",
      points: ["For all your children", "No subscription", "No card for the first mission"],
    },
    questions: questions(
      `The first mission is free. All five missions together cost ${price}, once. There is no subscription.`,
      "Yes. Each child has a map and treasures of its own, and one purchase counts for all of them.",
    ),
  },
};

/** The words about the price for a paywall. */
export const offerOf = (paywall: PaywallMode): Offer => OFFERS[paywall];
