import { amount } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { ideasFor } from "./ideas.ts";

/* For children of 7 to 10, asked in reviews only. */

const about = ideasFor("middle");
const bank = { for_review: true } as const;

export const laterMiddle = [
  quiz(4, "Q65", {
    ...about.stop,
    ...bank,
    question_type: "transfer",
    place: "home",
    situation: "reading lamp",
    heading: "One more page",
    question: "Tim wants to [hl]read in bed[/hl]. He has 9 coins. Which lamp does that?",
    answers: [
      {
        text: "Star lamp, 9: stars up on the ceiling",
        misconception: "shiny_is_better",
        whyNot: "Wow, stars! Now hold up the page. Can he read?",
      },
      { text: "Clip lamp, 6: light on the whole page", right: true },
      {
        text: "Mini lamp, 2: light on one fingertip",
        misconception: "cheap_is_best",
        whyNot: "He reads one word: 'The'. How long is a page?",
      },
    ],
    glimm: "Every word, clear and bright. Just one more page!",
  }),
  quiz(4, "Q66", {
    ...about.compare,
    ...bank,
    question_type: "practice",
    place: "school",
    situation: "two tubes of glue",
    heading: "Sticky",
    question:
      "Red glue: 4 coins, sticks 4 pages. Blue glue: 6 coins, sticks 12 pages. Which gives [hl]more pages for a coin[/hl]?",
    answers: [
      {
        text: "The red one, for 4",
        misconception: "cheap_is_best",
        whyNot: "That tag is lower. How many pages does one coin stick?",
      },
      { text: "The blue one, for 6", right: true },
      {
        text: "The two are the same",
        misconception: "slip: compares only pages or only coins",
        whyNot: "Share the pages among the coins, for each glue.",
      },
    ],
    glimm: "Red: one page for a coin. Blue: two!",
  }),
  quiz(4, "Q67", {
    ...about.giveUp,
    ...bank,
    question_type: "transfer",
    place: "zoo",
    situation: "pony ride",
    heading: "At the zoo",
    question:
      "At the zoo Kim would love to ride a pony, for 2 coins. She keeps all her 6 coins and goes home. What is [hl]true now[/hl]?",
    answers: [
      {
        text: "She gave up nothing",
        misconception: "saving_is_never_spending",
        whyNot: "Six coins in her pocket. And what did she wish for today?",
      },
      { text: "She gave up the pony ride", right: true },
      {
        text: "She gave up the ride and 2 coins",
        misconception: "can_have_both",
        whyNot: "Count the coins in her pocket.",
      },
    ],
    glimm: "It can be fine. She knows what the six coins cost.",
  }),
  quiz(4, "Q68", {
    ...about.change,
    ...bank,
    question_type: "practice",
    place: "store",
    situation: "pizza, change",
    heading: "Two back",
    question:
      "A slice of pizza costs 7. Sam gives 10 and gets 2 back. What about his [hl]change[/hl]?",
    answers: [
      {
        text: "It is just right",
        misconception: "slip: starts to count up at eight",
        whyNot: "Put price and change together. Is that ten?",
      },
      { text: "A coin is missing", right: true },
      {
        text: "It is a coin over",
        misconception: "slip: sees the coin on the other side",
        whyNot: "Seven and two. Is that above ten, or below?",
      },
    ],
    glimm: "Seven and three is ten. Just ask, with a smile!",
  }),
  amount(4, "A31", {
    ...about.change,
    ...bank,
    question_type: "practice",
    place: "phone",
    situation: "drawing app",
    question:
      "A drawing app: the first week is free, then 2 coins a week. Noor [hl]forgets[/hl] it for 6 weeks. How many coins does she pay?",
    shown_as: "coins",
    least: 0,
    most: 15,
    right: 10,
    unit: { one: "coin", many: "coins" },
    each: null,
    tooLittle: "It goes on while she forgets. Count week by week.",
    tooLittleMisconception: "small_is_nothing",
    tooMuch: "One of the six weeks cost nothing. Which one?",
    tooMuchMisconception: "slip: pays for the free week",
    glimm: "One week free, five for two each: ten. Without one drawing!",
  }),
  quiz(4, "Q69", {
    ...about.ads,
    ...bank,
    question_type: "transfer",
    place: "phone",
    situation: "sad dragon",
    heading: "Boo hoo!",
    question:
      "A game says: 'Your dragon cries! Buy it a cake, quick!' What is the game [hl]after[/hl]?",
    answers: [
      {
        text: "That my dragon is well",
        misconception: "ad_is_a_friend",
        whyNot: "A dragon of light on glass. Who typed its tears?",
      },
      { text: "My coins, right away", right: true },
      {
        text: "A good deal for me",
        misconception: "sale_saves",
        whyNot: "Quick, quick! Does a good deal need to shout?",
      },
    ],
    glimm: "The tears are painted. Your coins are real!",
  }),
  quiz(4, "Q81", {
    ...about.stop,
    ...bank,
    question_type: "transfer",
    place: "phone",
    situation: "the pay button",
    heading: "Pay now?",
    question: "Ben fills a cart on his phone. When is the best time to [hl]stop and think[/hl]?",
    answers: [
      {
        text: "When the box is open",
        misconception: "later_is_free",
        whyNot: "By then the shop has his coins. Who sends them back?",
      },
      { text: "Before he taps on 'Pay'", right: true },
      {
        text: "When his coins are gone",
        misconception: "spend_now",
        whyNot: "Then there is lots of time to think. With what?",
      },
      {
        text: "When friends have theirs",
        misconception: "everybody_has_it",
        whyNot: "They think about their things. Who thinks about his?",
      },
    ],
    glimm: "One breath, two questions. Then tap, or don't!",
  }),
  quiz(4, "Q82", {
    ...about.compare,
    ...bank,
    question_type: "transfer",
    place: "school",
    situation: "two packs of pens",
    heading: "Six or two",
    question:
      "Pack A: 6 pens for 4 coins, dry in a week. Pack B: 2 pens for 5 coins, good all year. Jo writes [hl]all year[/hl]. Which pack?",
    answers: [
      {
        text: "Pack A, it has more pens",
        misconception: "shiny_is_better",
        whyNot: "Next week they are six sticks. What does she write with?",
      },
      { text: "Pack B, it lasts all year", right: true },
      {
        text: "Pack A, it costs a coin less",
        misconception: "cheap_is_best",
        whyNot: "One coin less, this week. How often will she buy it?",
      },
    ],
    glimm: "Two good pens beat a fence of dry ones!",
  }),
  quiz(4, "Q83", {
    ...about.giveUp,
    ...bank,
    question_type: "transfer",
    place: "friends",
    situation: "clay, plant, comic",
    heading: "Next in line",
    question:
      "Lea has 5 coins. Clay, a plant and a comic cost 5 each. She wants the clay most, then the plant. She buys the clay. What did she [hl]give up[/hl]?",
    answers: [
      {
        text: "The plant and the comic",
        misconception: "can_have_both",
        whyNot: "Without the clay, how many things could five coins buy?",
      },
      { text: "The plant, her next pick", right: true },
      {
        text: "Nothing, she has the clay",
        misconception: "can_have_both",
        whyNot: "The clay is hers. What would she have bought without it?",
      },
    ],
    glimm: "Clay in her hands, and she knows its real price.",
  }),
  quiz(4, "Q84", {
    ...about.ads,
    ...bank,
    question_type: "transfer",
    place: "store",
    situation: "box of a scooter",
    heading: "On the box",
    question: "Four lines on the box of a scooter. Which one is a [hl]fact[/hl]?",
    answers: [
      {
        text: "The fastest fun in town",
        misconception: "ad_is_a_friend",
        whyNot: "Who raced against the whole town?",
      },
      {
        text: "All cool kids ride it",
        misconception: "everybody_has_it",
        whyNot: "Nobody came to your street to count. Who is 'all'?",
      },
      { text: "It comes with 3 wheels", right: true },
      {
        text: "Get it while you can",
        misconception: "spend_now",
        whyNot: "That line only pushes. What does it tell of the scooter?",
      },
    ],
    glimm: "One, two, three: you can check it!",
  }),
];
