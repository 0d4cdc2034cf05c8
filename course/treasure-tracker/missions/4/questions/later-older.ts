import { quiz } from "../../../build.ts";
import { ideasFor } from "./ideas.ts";

/* For young people of 11 to 14, asked in reviews only. */

const about = ideasFor("older");
const bank = { for_review: true } as const;

export const laterOlder = [
  quiz(4, "Q72", {
    ...about.ads,
    ...bank,
    question_type: "transfer",
    place: "phone",
    situation: "backpack ad",
    heading: "Four lines",
    question: "Four lines from a backpack ad. Which one uses [hl]other people[/hl] to push you?",
    answers: [
      { text: "Everyone's favorite bag", right: true },
      {
        text: "Holds a huge 40 liters",
        whyNot: "Could you fill it and measure? Then it is about the bag.",
        misconception: "shiny_is_better",
      },
      {
        text: "You'll regret waiting",
        whyNot: "Whose feeling is that about, yours or the others'?",
        misconception: "spend_now",
      },
      {
        text: "Save $31 if you buy today",
        whyNot: "That one works by a price. Where are the people?",
        misconception: "sale_saves",
      },
    ],
    glimm: "Who counted, and where could you look that up?",
  }),
  quiz(4, "Q73", {
    ...about.compare,
    ...bank,
    question_type: "transfer",
    place: "sports",
    situation: "two helmets",
    heading: "A name for $35",
    question:
      "Two helmets passed the same test, weigh the same, and both fit. One costs $25. One costs $60 and has a star player's name on it. What do the extra $35 [hl]buy[/hl]?",
    answers: [
      { text: "A player's name", right: true },
      {
        text: "A safer helmet",
        whyNot: "Read the line about the test again. Who passed it?",
        misconception: "dear_is_better",
      },
      {
        text: "A player's advice",
        whyNot: "Who got paid for the name, and who chose the helmet?",
        misconception: "ad_is_a_friend",
      },
      {
        text: "What all others wear",
        whyNot: "Look around at practice. Does the text say what they wear?",
        misconception: "everybody_has_it",
      },
    ],
    glimm: "If the name is worth $35 to you, that is yours to choose.",
  }),
  quiz(4, "Q74", {
    ...about.giveUp,
    ...bank,
    question_type: "transfer",
    place: "phone",
    situation: "game pass or team trip",
    heading: "Half a year",
    question:
      "A game pass costs $8 a month. Mika has $50, gets no other money, and keeps the pass for half a year. The team trip in summer costs $50. What does the pass [hl]cost her in the end[/hl]?",
    answers: [
      { text: "Her place on the trip", right: true },
      {
        text: "A small part of the trip",
        whyNot: "How often does it leave her account before summer?",
        misconception: "small_is_nothing",
      },
      {
        text: "Nothing before summer",
        whyNot: "It is paid bit by bit. When does the first part go?",
        misconception: "later_is_free",
      },
      {
        text: "Nothing, she gets both",
        whyNot: "Count what she has left in summer.",
        misconception: "can_have_both",
      },
    ],
    glimm: "6 × 8 = 48. Two dollars are left for a trip of 50.",
  }),
  quiz(4, "Q75", {
    ...about.giveUp,
    ...bank,
    question_type: "transfer",
    standards: ["SP-3", "SAV-3"],
    place: "friends",
    situation: "lake day",
    heading: "The last lake day",
    question:
      "Ida saves for a console. Her class goes to the lake for a day, for the last time: $10. She would love to go. She stays home and keeps the $10. What did she [hl]give up[/hl]?",
    answers: [
      { text: "The day with her class", right: true },
      {
        text: "Nothing that she wanted",
        whyNot: "No money left her pocket. What else did she want?",
        misconception: "saving_is_never_spending",
      },
      {
        text: "The day and the $10",
        whyNot: "What is in her pocket on the day after?",
        misconception: "can_have_both",
      },
      {
        text: "The day, but only for now",
        whyNot: "How many more lake days will there be?",
        misconception: "later_is_free",
      },
    ],
    glimm: "It can be the right choice. It is still the price.",
  }),
  quiz(4, "Q85", {
    ...about.change,
    ...bank,
    question_type: "practice",
    place: "home",
    situation: "noodles, delivered",
    heading: "Noodles at the door",
    question:
      "Noodles $11.50, delivery $3.99, service fee $1.20. There is $15 on your card. What happens [hl]at checkout[/hl]?",
    answers: [
      {
        text: "$0.49 is missing",
        whyNot: "Two of the three lines. Which one did you leave out?",
        misconception: "slip: leaves the service fee out",
      },
      { text: "$1.69 is missing", right: true },
      {
        text: "$3.50 is left over",
        whyNot: "That is the price on the menu. Who brings them to the door?",
        misconception: "slip: takes the menu price for the bill",
      },
      {
        text: "$16.69 is missing",
        whyNot: "That is the whole bill. What is on your card?",
        misconception: "slip: takes the whole bill for the gap",
      },
    ],
    glimm: "16.69 in all. More than five dollars of it you can't eat.",
  }),
  quiz(4, "Q86", {
    ...about.stop,
    ...bank,
    question_type: "transfer",
    place: "sports",
    situation: "a racket with a broken string",
    heading: "Twang",
    question:
      "A string of Ren's racket broke. He plays twice a month. A repair costs $12, a new racket $60. Which question helps him [hl]most[/hl]?",
    answers: [
      { text: "What would a repair do?", right: true },
      {
        text: "Which one do pros use?",
        whyNot: "They play every day, and they get paid for it. And Ren?",
        misconception: "ad_is_a_friend",
      },
      {
        text: "How long is the sale on?",
        whyNot: "That is about the shop's week. What does Ren need it for?",
        misconception: "sale_saves",
      },
      {
        text: "Which looks the fastest?",
        whyNot: "Who hits the ball, the paint or Ren?",
        misconception: "shiny_is_better",
      },
    ],
    glimm: "If the rest is fine, $48 stay with him. If not, he knows why.",
  }),
  quiz(4, "Q87", {
    ...about.compare,
    ...bank,
    question_type: "practice",
    place: "school",
    situation: "two printers",
    heading: "The ink, too",
    question:
      "Printer A: $60, ink $30 for 300 pages. Printer B: $100, ink $15 for 300 pages. You will print [hl]1,200 pages[/hl]. Which is cheaper, and by how much?",
    answers: [
      {
        text: "A by $40",
        whyNot: "Those are the tags. What do 1,200 pages drink?",
        misconception: "cheap_is_best",
      },
      { text: "B by $20", right: true },
      {
        text: "B by $60",
        whyNot: "That is the ink alone. Which machine costs more?",
        misconception: "slip: leaves the printers out",
      },
      {
        text: "A by $25",
        whyNot: "How many times do 300 pages fit into 1,200?",
        misconception: "slip: counts the ink just once",
      },
    ],
    glimm: "A: 60 + 4 × 30. B: 100 + 4 × 15.",
  }),
  quiz(4, "Q88", {
    ...about.ads,
    ...bank,
    question_type: "transfer",
    standards: ["SP-5", "MR-4"],
    place: "phone",
    situation: "15 % for a number",
    heading: "Wait!",
    question:
      'A page pops up: "Wait! 15 % off if you leave your phone number." What does [hl]the shop[/hl] get?',
    answers: [
      { text: "A way to reach me later", right: true },
      {
        text: "Nothing: it only gives",
        whyNot: "Then why does it ask for something first?",
        misconception: "sale_saves",
      },
      {
        text: "One more happy friend",
        whyNot: "What does a friend do with your number, and what does a shop?",
        misconception: "ad_is_a_friend",
      },
      {
        text: "Less money from all of us",
        whyNot: "Why would a shop want that? Think of its next messages.",
        misconception: "sale_saves",
      },
    ],
    glimm: "Your number is a price as well. Is it worth 15 % to you?",
  }),
];
