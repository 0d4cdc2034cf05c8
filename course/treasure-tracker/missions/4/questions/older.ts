import { quiz } from "../../../build.ts";
import { ideasFor } from "./ideas.ts";

/* The other questions for young people of 11 to 14. */

const about = ideasFor("older");

export const bikeLights = quiz(4, "Q26", {
  ...about.ads,
  question_type: "transfer",
  place: "phone",
  situation: "bike light ratings",
  heading: "Two ratings",
  question:
    "Two bike lights. One has 4.9 stars from 9 people, one has 4.3 from 2,600 people. Which rating [hl]tells you more[/hl]?",
  answers: [
    {
      text: "The 4.9 rating",
      whyNot: "Nine people can be one big family. How sure is that?",
      misconception: "shiny_is_better",
    },
    { text: "The 4.3 rating", right: true },
    {
      text: "Both the same",
      whyNot: "Would you ask nine people, or all of your town?",
      misconception: "ad_is_a_friend",
    },
  ],
  glimm: "A few friends can fake a rating. Thousands? Much harder.",
});

export const bottles = quiz(4, "Q27", {
  ...about.compare,
  question_type: "practice",
  place: "school",
  situation: "water bottles",
  heading: "One year of water",
  question:
    "Bottle A: $18, lasts about a year. Bottle B: $9, lasts about four months. Which is cheaper [hl]for a year[/hl], and by how much?",
  answers: [
    {
      text: "B by $9",
      whyNot: "That is one of each. How many B do you buy in a year?",
      misconception: "cheap_is_best",
    },
    { text: "A by $9", right: true },
    {
      text: "Neither",
      whyNot: "Twelve months are how many fours?",
      misconception: "slip: counts two B for a year",
    },
    {
      text: "A by $18",
      whyNot: "Four months each: when would the last B break?",
      misconception: "slip: counts four B for a year",
    },
  ],
  glimm: "Three of B cost 27, one A costs 18.",
});

export const musicApp = quiz(4, "Q28", {
  ...about.change,
  question_type: "practice",
  place: "phone",
  situation: "music app",
  heading: "One dollar, at first",
  question:
    "Music app: first month $1, then $6 a month. Mika forgets to cancel it for [hl]12 months in all[/hl]. How much has she paid?",
  answers: [
    {
      text: "$12",
      whyNot: "How many months cost only one dollar?",
      misconception: "small_is_nothing",
    },
    { text: "$67", right: true },
    {
      text: "$72",
      whyNot: "What did the very first month cost?",
      misconception: "slip: takes all twelve months at six",
    },
    {
      text: "$7",
      whyNot: "It goes on while she forgets. For how long?",
      misconception: "slip: counts two months only",
    },
  ],
  glimm: "1 + 11 × 6. Small each month, not small in a year.",
});

export const adTag = quiz(4, "Q29", {
  ...about.ads,
  question_type: "transfer",
  place: "phone",
  situation: "#ad",
  heading: "#ad",
  question:
    'A streamer shows a lamp: "Best thing I ever bought! #ad". What does [hl]#ad tell you[/hl]?',
  answers: [
    { text: "He gets paid to show it", right: true },
    {
      text: "He tested it for a while",
      whyNot: "Does the tag speak of a test, or of something else?",
      misconception: "ad_is_a_friend",
    },
    {
      text: "He sees that many have it",
      whyNot: "The tag is about one person. Who is it?",
      misconception: "everybody_has_it",
    },
    {
      text: "He has a lower price for me",
      whyNot: "Is there a price in that tag?",
      misconception: "sale_saves",
    },
  ],
  glimm: "Paid doesn't mean bad. It isn't proof: check elsewhere.",
});

export const phoneCase = quiz(4, "Q31", {
  ...about.stop,
  question_type: "transfer",
  place: "home",
  situation: "phone case",
  heading: "A new color",
  question:
    "Your phone case is scratched, but it protects well. A new one of the same kind, in your favorite color, costs $14 instead of $20. You have $15. What would your $14 [hl]change[/hl]?",
  answers: [
    { text: "How the phone looks", right: true },
    {
      text: "How well it is protected",
      whyNot: "Compare the two cases. What is the same?",
      misconception: "dear_is_better",
    },
    {
      text: "How much money a sale gives me",
      whyNot: "You would have $1 after that. Where are the saved six?",
      misconception: "sale_saves",
    },
    {
      text: "How many others have one",
      whyNot: "They decide by themselves. What changes for you?",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "If that is worth $14 to you, buy it. You asked first.",
});

export const bikeLock = quiz(4, "Q32", {
  ...about.stop,
  question_type: "transfer",
  standards: ["SP-1", "MR-2"],
  place: "school",
  situation: "bike lock",
  heading: "Three locks",
  question:
    "Ren's bike stands outside school all day. He has $30. A tester opened lock A in 2 seconds, lock B in 5 minutes, lock C in 9 seconds. Which one [hl]does the job[/hl]?",
  answers: [
    {
      text: "Lock A, for $6",
      whyNot: "It is cheap. How long does it hold a thief?",
      misconception: "cheap_is_best",
    },
    { text: "Lock B, for $22", right: true },
    {
      text: "Lock C, for $29",
      whyNot: "The price is high. Read its time again.",
      misconception: "dear_is_better",
    },
    {
      text: "No lock, for $0",
      whyNot: "What stands outside all day, and what does a new one cost?",
      misconception: "saving_is_never_spending",
    },
  ],
  glimm: "Long enough that most thieves give up.",
});

export const lunchChange = quiz(4, "Q59", {
  ...about.change,
  question_type: "practice",
  place: "school",
  situation: "lunch, change",
  heading: "Too much, too little",
  question:
    "Lunch is $13.65. You pay with a $20 bill and get $7.35 back. What about [hl]that change[/hl]?",
  answers: [
    {
      text: "Just right",
      whyNot: "Add lunch and change. Do the cents make another dollar?",
      misconception: "slip: adds 13 + 7 and 65 + 35 apart and forgets the extra dollar",
    },
    { text: "$1.00 over", right: true },
    {
      text: "$1.00 short",
      whyNot: "Lunch plus change: is that above or below your bill?",
      misconception: "slip: sees the dollar on the wrong side",
    },
    {
      text: "$0.30 short",
      whyNot: "Count up from 13.65 to the next dollar, then to 20.",
      misconception: "slip: takes 65 from 35 cents",
    },
  ],
  glimm: "Six thirty-five was yours. One dollar goes back.",
});
