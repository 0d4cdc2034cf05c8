import { amount, sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { ideas, readers } from "./ideas.ts";

/* Asked in reviews only, from 7 on: two new cases of each idea. */

const bank = { for: readers, for_review: true } satisfies Extras;

export const later = [
  quiz(2, "Q38", {
    ...bank,
    idea: ideas.needs,
    question_type: "transfer",
    standards: ["SP-1", "MR-2"],
    place: "home",
    situation: "one battery for two",
    heading: "Beep!",
    question:
      "The smoke alarm needs a battery. So does Tim's race track. There is only [hl]one[/hl]. Where does it go?",
    answers: [
      {
        text: "Into the race track, just for now",
        misconception: "spend_now",
        whyNot: "Vroom! And who wakes him up if it burns?",
      },
      { text: "Into the alarm, to keep him safe", right: true },
      {
        text: "Into a drawer, to save it up",
        misconception: "saving_is_never_spending",
        whyNot: "It sleeps well in there. What is a battery for?",
      },
    ],
    glimm: "Safe is a need. The race cars can be pushed by hand!",
  }),
  quiz(2, "Q39", {
    ...bank,
    idea: ideas.needs,
    question_type: "transfer",
    standards: ["SP-1", "SP-5"],
    place: "phone",
    situation: "a cough that won't go away",
    heading: "Cough, cough",
    question: "Noor's cough won't go away. Which thing on her phone does she [hl]need[/hl]?",
    answers: [
      {
        text: "The song that everyone plays",
        misconception: "everybody_has_it",
        whyNot: "Great song! Cough, cough. Did it help?",
      },
      { text: "A call with the doctor", right: true },
      {
        text: "A gold frame for chats",
        misconception: "shiny_is_better",
        whyNot: "Now she can send a cough in gold. Is she well?",
      },
      {
        text: "The app with most stars",
        misconception: "ad_is_a_friend",
        whyNot: "Stars tell who liked it. Who listens to her chest?",
      },
    ],
    glimm: "To get healthy is a need. The song can play on the way!",
  }),
  quiz(2, "Q40", {
    ...bank,
    idea: ideas.depends,
    question_type: "transfer",
    standards: ["SP-1"],
    place: "store",
    situation: "a second pair of shoes",
    heading: "Two pairs",
    question: "When is a [hl]second[/hl] pair of shoes a need?",
    answers: [
      {
        text: "When your friends have two",
        misconception: "everybody_has_it",
        whyNot: "Those are for their feet. Look at yours: cold, wet, sore?",
      },
      { text: "When your only pair is soaked", right: true },
      {
        text: "When the sign says: half price",
        misconception: "sale_saves",
        whyNot: "The sign talks about coins. What do your toes say?",
      },
    ],
    glimm: "A dry pair at home: a want. No dry pair: a need!",
  }),
  sort(2, "A16", {
    ...bank,
    idea: ideas.depends,
    question_type: "transfer",
    standards: ["SP-1"],
    place: "street",
    situation: "cabs and scarves",
    question: "The same thing twice! Where is it a [hl]need[/hl], where a want?",
    baskets: ["Need", "Want"],
    things: [
      {
        name: "A cab, with a leg in a cast",
        in: "Need",
        why: "Ten blocks on one leg. Hop, hop, ouch!",
      },
      {
        name: "A cab, because walking is dull",
        in: "Want",
        why: "Ten blocks, and nothing hurts. What happens on foot?",
        misconception: "spend_now",
      },
      {
        name: "A scarf on a snowy day",
        in: "Need",
        why: "The wind blows right down his neck. Brr!",
      },
      {
        name: "A fifth scarf, for the mirror",
        in: "Want",
        why: "Four are in the drawer. Is his neck cold?",
        misconception: "shiny_is_better",
      },
    ],
    glimm: "A cast or snow makes it a need. A mirror doesn't!",
  }),
  quiz(2, "Q41", {
    ...bank,
    idea: ideas.first,
    question_type: "transfer",
    standards: ["SP-1", "SP-4"],
    place: "home",
    situation: "a week with thirty coins",
    heading: "The last thirty",
    question:
      "Sam's family has 30 coins left this week. Food costs 25, a day at the zoo 30. Which plan [hl]works[/hl]?",
    answers: [
      {
        text: "The zoo, and they eat less",
        misconception: "spend_now",
        whyNot: "Elephants at noon, empty plates at six. Who is hungry?",
      },
      { text: "Food, and a day in the park", right: true },
      {
        text: "Both, with a friend's coins",
        misconception: "later_is_free",
        whyNot: "A friend wants them back. Out of which week?",
      },
      {
        text: "Neither, so thirty are left",
        misconception: "saving_is_never_spending",
        whyNot: "Thirty coins on a plate. Can you bite one?",
      },
    ],
    glimm: "Food first. And the swings cost nothing!",
  }),
  amount(2, "A17", {
    ...bank,
    idea: ideas.first,
    question_type: "practice",
    standards: ["SP-1", "SP-4"],
    place: "school",
    situation: "a pen and a gym shirt",
    question:
      "Ben has 10 coins. For school he needs a pen for 2 and a gym shirt for 5. How many are left for [hl]wants[/hl]?",
    shown_as: "coins",
    least: 0,
    most: 10,
    right: 3,
    unit: { one: "coin", many: "coins" },
    each: null,
    tooLittle: "Put pen and shirt together. What is left of ten?",
    tooLittleMisconception: "slip: takes away more than pen and shirt",
    tooMuch: "Then he does sit-ups with no shirt on. Pay for both things!",
    tooMuchMisconception: "slip: forgets one of the two needs",
    glimm: "Seven for what he needs. Three to have fun with!",
  }),
  quiz(2, "Q42", {
    ...bank,
    idea: ideas.enough,
    question_type: "transfer",
    standards: ["SP-1", "SP-5"],
    place: "store",
    situation: "eight eggs on the way home",
    heading: "Eight eggs",
    question: "Ben must get 8 eggs home [hl]whole[/hl]. He has 5 coins. What does the job?",
    answers: [
      {
        text: "A thin paper sack, for free",
        misconception: "cheap_is_best",
        whyNot: "No coin spent. Now trip once. Who likes omelet?",
      },
      { text: "A plain egg box, for 1 coin", right: true },
      {
        text: "A gold net, for all 5 coins",
        misconception: "shiny_is_better",
        whyNot: "It sparkles! What lies between an egg and the street?",
      },
    ],
    glimm: "Not free, not gold, and eight whole eggs!",
  }),
  quiz(2, "Q43", {
    ...bank,
    idea: ideas.enough,
    question_type: "transfer",
    standards: ["SP-1"],
    place: "street",
    situation: "a class across town",
    heading: "Across town",
    question:
      "Jay's dance class is across town, in one hour. Find the two that [hl]get him there[/hl].",
    answers: [
      { text: "The city bus", right: true },
      {
        text: "A star scooter, flat tire",
        misconception: "shiny_is_better",
        whyNot: "So many stars! Pfff. How far does it roll?",
      },
      { text: "His plain old bike", right: true },
      {
        text: "The helmet that all have",
        misconception: "everybody_has_it",
        whyNot: "A fine helmet. Where are its wheels?",
      },
    ],
    glimm: "By bus or by bike, he dances on time!",
  }),
  quiz(2, "Q44", {
    ...bank,
    idea: ideas.choose,
    question_type: "transfer",
    standards: ["SP-3", "SP-4"],
    place: "store",
    situation: "four wants for five coins each",
    heading: "Four wants",
    question:
      "Tim has 5 coins. He wants four things, and each costs 5. What should he [hl]ask himself[/hl]?",
    answers: [
      {
        text: "Which box is the biggest?",
        misconception: "shiny_is_better",
        whyNot: "A big box holds a lot of air. What else?",
      },
      { text: "Which one would I use most?", right: true },
      {
        text: "Which one do my friends have?",
        misconception: "everybody_has_it",
        whyNot: "They play with theirs. What will you do with yours?",
      },
      {
        text: "How do I get all four now?",
        misconception: "can_have_both",
        whyNot: "Five in his hand, twenty on the tags. Count again.",
      },
    ],
    glimm: "One now, and three wait in line!",
  }),
  quiz(2, "Q45", {
    ...bank,
    idea: ideas.choose,
    question_type: "transfer",
    standards: ["SP-1", "SP-3"],
    place: "phone",
    situation: "the other game",
    heading: "The other one",
    question:
      "Noor got one of two games. A week later she still thinks of the [hl]other[/hl]. What is true?",
    answers: [
      {
        text: "By now she needs it, so buy it",
        misconception: "spend_now",
        whyNot: "A week went by. Was she cold, hungry or hurt?",
      },
      { text: "It can be her next want", right: true },
      {
        text: "To want it is greedy and bad",
        misconception: "saving_is_never_spending",
        whyNot: "Who is hurt by a wish? Not even her purse.",
      },
      {
        text: "She should have got them both",
        misconception: "can_have_both",
        whyNot: "Think back to that day. How many could she pay for?",
      },
    ],
    glimm: "A want can wait. It won't go sour like milk!",
  }),
];
