import { spot } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* The questions for young people of 15 to 18. */

const about = ideasFor("teen");

export const hoursForAYear = quiz(4, "Q33", {
  reviews: [1],
  ...about.compare,
  question_type: "practice",
  standards: ["SP-5", "EI-3"],
  place: "work",
  situation: "statement",
  heading: "Paid in hours",
  question:
    "Streamly costs 11.99 a month. Dev's pay is about $13 an hour. How long does he work for [hl]a year of Streamly[/hl]?",
  answers: [
    { text: "1 hour", whyNot: "That is for one month.", misconception: "small_is_nothing" },
    {
      text: "5 hours",
      whyNot: "Count twelve months.",
      misconception: "slip: counts half a year or less",
    },
    { text: "11 hours", right: true },
    {
      text: "22 hours",
      whyNot: "Divide the price of a year by his pay for an hour.",
      misconception: "slip: counts two years",
    },
  ],
  glimm: "143.88: nearly three Saturdays on his feet.",
});

export const gym = quiz(4, "Q34", {
  ...about.compare,
  question_type: "practice",
  place: "sports",
  situation: "gym",
  heading: "Month or visit",
  question:
    "A gym: $30 a month, or $6 a visit. Rae goes twice a month. What is [hl]cheaper for her[/hl], and by how much?",
  answers: [
    {
      text: "The month, by $18",
      whyNot: "Two visits at $6, or $30. Which is less?",
      misconception: "slip: takes 12 from 30 for the wrong side",
    },
    { text: "The visits, by $18", right: true },
    {
      text: "The visits, by $24",
      whyNot: "How often does she go?",
      misconception: "slip: counts one visit",
    },
    {
      text: "The month, by far",
      whyNot: "So many visits are possible. How many does she make?",
      misconception: "sale_saves",
    },
  ],
  glimm: "At five visits it would be equal.",
});

export const freeEvening = quiz(4, "Q35", {
  ...about.giveUp,
  question_type: "transfer",
  place: "friends",
  situation: "babysitting or park",
  heading: "A free evening",
  question:
    "Ava could babysit on Friday for $45. She goes to a free show in the park with friends. What did the evening [hl]cost her[/hl]?",
  answers: [
    { text: "The $45 not earned", right: true },
    {
      text: "Nothing: it was free",
      whyNot: "What else could she have done in those hours?",
      misconception: "can_have_both",
    },
    {
      text: "The $45 and the show",
      whyNot: "Where did she spend the evening?",
      misconception: "can_have_both",
    },
    {
      text: "Nothing yet: pay is later",
      whyNot: "When would that pay have come, and does it come now?",
      misconception: "later_is_free",
    },
  ],
  glimm: "And it may have been worth it. Now she knows the price.",
});

export const savedItAll = quiz(4, "Q36", {
  ...about.giveUp,
  question_type: "transfer",
  standards: ["SP-3", "SAV-2", "MC-2"],
  place: "work",
  situation: "loan for work shoes",
  heading: "All of it saved",
  question:
    "Leo put all of his $200 pay into savings, locked till June. In May he borrowed $60 for work shoes he needs. The loan has a $9 fee. What did saving all of it [hl]cost him[/hl]?",
  answers: [
    { text: "The $9 fee of the loan", right: true },
    {
      text: "Nothing: saving is free",
      whyNot: "Which bill came only because he was broke?",
      misconception: "saving_is_never_spending",
    },
    {
      text: "Nothing: he pays it later",
      whyNot: "What does he pay later, besides the shoes?",
      misconception: "later_is_free",
    },
    {
      text: "The $60 for good shoes",
      whyNot: "Would he need the shoes anyway?",
      misconception: "dear_is_better",
    },
  ],
  glimm: "With $60 kept back, he would have paid no fee.",
});
export const checkout = spot(4, "A22", {
  ...about.ads,
  question_type: "transfer",
  place: "phone",
  situation: "checkout page",
  question: "[hl]Four things[/hl] on this page work against you. Find them.",
  image: pictures.checkoutPage,
  areas: [
    {
      name: "Cart empties in 4:12",
      at: [70, 120, 860, 116],
      right: true,
      why: "Reload: it starts again.",
    },
    {
      name: "A checked box: protection 4.99",
      at: [70, 240, 860, 116],
      right: true,
      why: "You opt out, or they get paid.",
    },
    {
      name: "Arrives Friday, or money back",
      at: [70, 360, 860, 116],
      why: "What happens if they break this? Who pays?",
      misconception: "spend_now",
    },
    {
      name: "Return in 30 days, free",
      at: [70, 480, 860, 116],
      why: "Does it take a choice from you, or give you one?",
      misconception: "later_is_free",
    },
    {
      name: "Protection: cancel by phone",
      at: [70, 600, 860, 116],
      right: true,
      why: "In by one tap, out by a phone call.",
    },
    {
      name: "Total 61.80, all in",
      at: [70, 720, 860, 116],
      why: "You may not like it. Does it hide anything?",
      misconception: "cheap_is_best",
    },
    {
      name: 'A button: "No, I hate saving"',
      at: [70, 840, 860, 116],
      right: true,
      why: "Shame is cheap to print.",
    },
  ],
  glimm: "Rush, shame, a box you never checked, a door that opens one way.",
});

export const dataPlan = quiz(4, "Q60", {
  ...about.compare,
  question_type: "practice",
  place: "phone",
  situation: "data plan",
  heading: "8 GB a month",
  question:
    "You use about 8 GB a month. Plans: 5 GB for $12, each extra GB $6; 20 GB for $20; no limit for $35. Which [hl]costs you least[/hl]?",
  answers: [
    {
      text: "5 GB for $12",
      whyNot: "That is the lowest price. What do the other 3 GB cost?",
      misconception: "cheap_is_best",
    },
    { text: "20 GB for $20", right: true },
    {
      text: "No limit, $35",
      whyNot: "How much of it would you use?",
      misconception: "shiny_is_better",
    },
  ],
  glimm: "12 + 18 = 30 for the small one.",
});
