import { decide } from "../../../decide.ts";
import { documentSlide } from "../../../document.ts";
import { chat } from "../../../chat.ts";
import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* For young people of 15 to 18: Dev's account, and what is asked about it. */

const about = ideasFor("teen");

export const paydayPlusNine = chat(4, "A28", {
  for: ["teen"],
  heading: "Nine days after payday",
  senders: { Dev: pictures.dev, Rae: pictures.rae, Pocket: "pocket" },
  messages: [
    { from: "Dev", says: "the bank ate my pay" },
    { from: "Rae", says: "what" },
    { from: "Dev", says: "212.40 on the first. four saturdays on my feet" },
    { from: "Dev", says: "today: 11.98. it's the TENTH" },
    {
      choices: [
        {
          says: "Did you check the app?",
          from: "Dev",
          reply: "yes. it says 11.98. in bold",
        },
        { says: "Call the bank!", from: "Dev", reply: "and say what? that I want it back?" },
      ],
    },
    { from: "Rae", says: "so you bought nothing for nine days" },
    { from: "Dev", says: "basically. a burger. okay, two" },
    { from: "Dev", says: "the sneakers don't count. my sister's PayIn4, I just pay her" },
    { from: "Pocket", says: "The app shows where it went. Scroll down." },
    { from: "Dev", says: "...fine. I'm scrolling" },
  ],
});

export const account = documentSlide(4, "A29", {
  for: ["teen"],
  heading: "Dev's account",
  note: "Nine days after payday, Dev has $11.98. He is sure that the bank made a mistake.",
  form: "statement",
  rows: [
    { date: "Mar 1", name: "Pay, four Saturdays at the café", amount: 212.4, note: "16 hours" },
    { date: "Mar 1", name: "Streamly, monthly", amount: -11.99, note: "trial ended" },
    {
      date: "Mar 2",
      name: "QuickEats",
      amount: -19.34,
      note: "Dev's receipt: burger 9.50, delivery 4.99, service 2.85, tip 2.00",
    },
    {
      date: "Mar 3",
      name: "PayIn4 sneakers, on sale",
      amount: -24,
      note: "part 1 of 4, paid to his sister: it is her plan",
    },
    { date: "Mar 4", name: "Snack machine", amount: -9, note: "four times" },
    { date: "Mar 5", name: "GemPack in the game", amount: -19.99, note: "once" },
    { date: "Mar 6", name: "Train card", amount: -30 },
    { date: "Mar 7", name: "QuickEats, delivered", amount: -21.1 },
    { date: "Mar 8", name: "Birthday gift", amount: -25 },
    { date: "Mar 9", name: "Phone repair", amount: -40, note: "paid in full" },
  ],
});

export const bankMistake = quiz(4, "Q61", {
  ...about.change,
  question_type: "practice",
  place: "bank",
  situation: "statement",
  heading: "A mistake?",
  besideDocument: true,
  question: "Dev is sure that money is missing. Add it up. [hl]Did the bank make a mistake[/hl]?",
  answers: [
    {
      text: "Yes, about $50 is missing",
      whyNot: "Add the lines again. A calculator is fine.",
      misconception: "slip: leaves two lines out",
    },
    {
      text: "Yes, the trial was free",
      whyNot: "It was. What does the note next to it say?",
      misconception: "later_is_free",
    },
    { text: "No, it all adds up", right: true },
    {
      text: "Yes, about $20 is missing",
      whyNot: "Three lines are near 20. Did you count all three?",
      misconception: "taps_are_no_money",
    },
  ],
  glimm: "212.40 minus 200.42 is 11.98. To the cent.",
});

export const comesBack = quiz(4, "Q62", {
  ...about.change,
  question_type: "story",
  place: "bank",
  situation: "statement",
  heading: "Once, or again",
  besideDocument: true,
  question: "[hl]Which two lines[/hl] come back if he does not act?",
  answers: [
    { text: "Streamly, monthly", right: true },
    { text: "PayIn4 sneakers", right: true },
    {
      text: "QuickEats, delivered",
      whyNot: "A habit. Who has to tap before it comes?",
      misconception: "small_is_nothing",
    },
    {
      text: "GemPack",
      whyNot: "Read the note next to it.",
      misconception: "taps_are_no_money",
    },
    {
      text: "Phone repair",
      whyNot: "Is any of it still due, or is it all paid?",
      misconception: "paid_so_go_on",
    },
    {
      text: "Snack machine",
      whyNot: "What must he do first, each time?",
      misconception: "machine_gives",
    },
  ],
  glimm: "One until somebody cancels; the other three more times: 24, 24, 24.",
});

export const notFood = quiz(4, "Q63", {
  ...about.change,
  question_type: "practice",
  place: "bank",
  situation: "statement",
  heading: "How much of it is burger?",
  besideDocument: true,
  question: "Of the first QuickEats bill, 19.34, how much was [hl]not food[/hl]?",
  answers: [
    {
      text: "About one tenth",
      whyNot: "Only the tip? Read the line again.",
      misconception: "slip: counts the tip only",
    },
    {
      text: "About one quarter",
      whyNot: "Delivery is one of three.",
      misconception: "slip: counts the delivery only",
    },
    { text: "About one half", right: true },
    {
      text: "Almost nothing",
      whyNot: "The menu said 9.50. What did he pay?",
      misconception: "dear_is_better",
    },
  ],
  glimm: "9.84 of 19.34: more than the burger itself.",
});

export const ruleForDev = quiz(4, "Q64", {
  ...about.stop,
  question_type: "story",
  place: "bank",
  situation: "statement",
  heading: "One rule",
  besideDocument: true,
  question: "Which rule would have helped Dev most and [hl]still leaves room for fun[/hl]?",
  answers: [
    {
      text: "Never buy just for fun",
      whyNot: "It saves the most, but is there any room for fun?",
      misconception: "saving_is_never_spending",
    },
    { text: "End trials, one treat a week", right: true },
    {
      text: "Only buy what is on sale",
      whyNot: "Look at the March 3 line.",
      misconception: "sale_saves",
    },
    {
      text: "Pay for all of it in four parts",
      whyNot: "What is split in four already? What is due on the 17th?",
      misconception: "later_is_free",
    },
  ],
  glimm: "No Streamly, fewer orders, and still a burger.",
});

export const marchSeventeen = decide(4, "A27", {
  ...about.giveUp,
  question_type: "decision",
  standards: ["SP-3", "SP-4", "MC-1", "MC-2"],
  place: "work",
  situation: "statement",
  question:
    "It is March 10: Dev has $11.98, next pay April 1. For his sister's PayIn4, [hl]$24 is due March 17[/hl], March 31 and April 14. Late fee: 8 each time. Streamly is canceled, and meals and rides cost him nothing till then. What does he do?",
  money: "dollars",
  times: ["March 17", "April 1", "May 1"],
  options: [
    {
      name: "Pay late",
      picture: pictures.lateBill,
      follows: [
        {
          says: "Her card stays out of it: nothing is paid. An $8 late fee, and again on March 31.",
          purse: 1198,
        },
        {
          says: "Payday: 160.38 after both parts and both fees. Without the fees: 176.38.",
          purse: 16038,
        },
        {
          says: "The last part is paid. 16 dollars bought nothing but two angry messages from his sister.",
        },
      ],
      worse: "Later was not free: the same sneakers, 16 dollars more.",
      misconception: "later_is_free",
    },
    {
      name: "Return the sneakers: unworn, can be returned for 30 days",
      picture: pictures.sneakers,
      follows: [
        { says: "24 come back through his sister, and the plan is over: 35.98.", purse: 3598 },
        { says: "Payday, and nothing is due any more: 248.38.", purse: 24838 },
        { says: "The sale is over. By now he knows if he misses them." },
      ],
      waits: "Old shoes till payday. Then he can buy them again, at full price.",
    },
    {
      name: "A Sunday of cash work, +53, and no game with Rae",
      picture: pictures.broom,
      follows: [
        { says: "Four hours and a broom. The part is paid, 40.98 left.", purse: 4098 },
        { says: "March 31 was paid as well: 16.98 stayed. Payday: 229.38.", purse: 22938 },
        { says: "The last part is paid, the sneakers are his. That Sunday is gone." },
      ],
      waits: "The game with Rae waits for another day.",
    },
    {
      name: "Sell the old console, +30",
      picture: pictures.game,
      follows: [
        { says: "A cousin pays 30. The part is paid, 17.98 left.", purse: 1798 },
        {
          says: "March 31 was 6.02 short: an $8 late fee. Payday: 198.38 after part and fee.",
          purse: 19838,
        },
        { says: "The last part is paid. The sneakers are his, the console is not." },
      ],
    },
  ],
  cost: {
    question: "Which cost was easy to miss?",
    free: true,
    costs: [
      {
        name: "The money: a fee, or a part still to come",
        reply: "Money costs hide behind dates. Write the dates down.",
      },
      {
        name: "The time: a missed game, a Sunday",
        reply: "At 13 an hour, you can put a number on it.",
      },
      {
        name: "The thing: old shoes, no console",
        reply: "The shoes or the console: that was the price.",
      },
    ],
  },
  glimm: "Four ways, four prices. One was only fees.",
});
