import { amount, jars } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Questions for children of 3 to 6. */

const bands: Pick<Extras, "for"> = { for: ["little"] };

export const noCoins = quiz(5, "Q21", {
  ...bands,
  idea: ideas.ways,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "home",
  situation: "a gift without coins",
  heading: "No coins",
  question: "Lu has no coins. What can she give [hl]now[/hl]?",
  answers: [
    {
      text: "nothing",
      picture: pictures.hand,
      whyNot: "No coins in there. What makes a friend laugh?",
      misconception: "giving_must_hurt",
    },
    { text: "a funny face", right: true, picture: pictures.smile },
    {
      text: "coins, one day",
      picture: pictures.jarSave,
      whyNot: "One day is far. What can she do today?",
      misconception: "later_is_free",
    },
  ],
  glimm: "Ha, ha! A laugh is a gift.",
  hint: "What can she give with no coins at all?",
});

export const someTime = quiz(5, "Q22", {
  ...bands,
  idea: ideas.ways,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "school",
  situation: "time for a friend",
  heading: "Time",
  question: "Sam gives Jo [hl]time[/hl]. What does he do?",
  answers: [
    {
      text: "gives all coins",
      picture: pictures.fiveCoins,
      whyNot: "Clink, and done. Which one takes a while?",
      misconception: "giving_must_hurt",
    },
    { text: "plays ball", right: true, picture: pictures.ball },
    {
      text: "gives an apple",
      picture: pictures.apple,
      whyNot: "Here you go, and done. Which one takes a while?",
      misconception: "giving_must_hurt",
    },
  ],
  glimm: "Throw, catch, throw. That is his time!",
  hint: "For which one does he stay with Jo?",
});

export const busFirst = amount(5, "A15", {
  ...bands,
  idea: ideas.enough,
  question_type: "practice",
  standards: ["SP-1", "SP-2"],
  place: "bus",
  situation: "five coins and the bus",
  question: "Jo has 5 coins. She needs 3 for the bus. How many can she [hl]share[/hl]?",
  shown_as: "coins",
  least: 0,
  most: 5,
  right: 2,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "Three ride the bus. Count what is still in her hand.",
  tooLittleMisconception: "slip: takes away more than three",
  tooMuch: "Then she walks home. Put three away for the bus.",
  tooMuchMisconception: "giving_must_hurt",
  glimm: "Three for the bus, two to share. Beep, beep!",
  reviews: [2],
});

export const itSnows = quiz(5, "Q23", {
  ...bands,
  idea: ideas.enough,
  question_type: "transfer",
  standards: ["SP-1", "SP-2"],
  place: "street",
  situation: "a coat on a cold day",
  heading: "Brr!",
  question: "It snows. Ben likes Lu's coat. [hl]What now?[/hl]",
  answers: [
    {
      text: "give it",
      picture: pictures.gift,
      whyNot: "Brr! Now her teeth go clack, clack.",
      misconception: "giving_must_hurt",
    },
    { text: "keep it on", right: true, picture: pictures.coat },
    {
      text: "give the hat",
      picture: pictures.hat,
      whyNot: "Snow on her head! Does she need a hat now?",
      misconception: "giving_must_hurt",
    },
  ],
  glimm: "Lu is warm. They build a snowman!",
  hint: "What does she need in the snow?",
  reviews: [2],
});

export const thirstyBird = quiz(5, "Q24", {
  ...bands,
  idea: ideas.helps,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "park",
  situation: "a thirsty bird",
  heading: "Tweet!",
  question: "The bird is thirsty. What [hl]helps[/hl] it?",
  answers: [
    {
      text: "a gold coin",
      picture: pictures.coin,
      whyNot: "Tock, tock! Can a bird drink that?",
      misconception: "giving_must_hurt",
    },
    { text: "some water", right: true, picture: pictures.glass },
    {
      text: "shiny stars",
      picture: pictures.glitterStickers,
      whyNot: "They shine so much! Now look at its beak.",
      misconception: "shiny_is_better",
    },
  ],
  glimm: "Sip, sip, tweet!",
  hint: "What do you do when you are thirsty?",
});

export const soreKnee = quiz(5, "Q25", {
  ...bands,
  idea: ideas.helps,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "school",
  situation: "tears after a fall",
  heading: "Ouch!",
  question: "Ben has a bandage. He still cries. What [hl]helps[/hl]?",
  answers: [
    {
      text: "five coins",
      picture: pictures.fiveCoins,
      whyNot: "Clink! Now look at his face. Still wet?",
      misconception: "giving_must_hurt",
    },
    { text: "a silly teddy", right: true, picture: pictures.teddy },
    {
      text: "more bandages",
      picture: pictures.firstAid,
      whyNot: "Ten on one knee! Does that make him smile?",
      misconception: "shiny_is_better",
    },
  ],
  glimm: "Teddy goes: ouch, ouch! Ben laughs.",
  hint: "His knee is fine now. What makes him laugh?",
});

export const shoutForCoins = quiz(5, "Q26", {
  ...bands,
  idea: ideas.own,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "friends",
  situation: "somebody shouts for coins",
  heading: "Now!",
  question: "Kim shouts: your coins, now! What can Lu [hl]say[/hl]?",
  answers: [
    {
      text: "take them all",
      picture: pictures.fiveCoins,
      whyNot: "Is it a gift, if you must?",
      misconception: "giving_must_hurt",
    },
    { text: "not today", right: true, picture: pictures.hand },
    {
      text: "take one",
      picture: pictures.coin,
      whyNot: "One or five: whose coins are they?",
      misconception: "small_is_nothing",
    },
  ],
  glimm: "Her coins, her choice. And still friends!",
  hint: "Whose coins are they?",
});

export const howMuch = quiz(5, "Q27", {
  ...bands,
  idea: ideas.own,
  question_type: "transfer",
  standards: ["SP-2", "SAV-3"],
  place: "school",
  situation: "how much is a gift",
  heading: "How much?",
  question: "Kim gave 3. [hl]May[/hl] Jo give 1?",
  answers: [
    {
      text: "no, all",
      picture: pictures.fiveCoins,
      whyNot: "Then her own jar is empty. Who says so?",
      misconception: "giving_must_hurt",
    },
    { text: "yes, one", right: true, picture: pictures.coin },
    {
      text: "no, three",
      picture: pictures.threeCoins,
      whyNot: "Kim picked for Kim. Who picks for Jo?",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "One, two or a hug: Jo picks!",
  hint: "Who picks what Jo gives?",
});

export const fiveCoins = jars(5, "A16", {
  ...bands,
  idea: ideas.own,
  question_type: "decision",
  standards: ["SP-2", "SP-3"],
  place: "home",
  situation: "five coins in three jars",
  question: "You have 5 coins. Where do they go? [hl]You[/hl] pick!",
  coins: 5,
  rule: "any",
  jars: [
    { name: "Save", picture: pictures.jarSave, reply: "Clink! Your goal hops near." },
    { name: "Spend", picture: pictures.jarSpend, reply: "Fun now! The goal waits for you." },
    { name: "Share", picture: pictures.jarShare, reply: "Someone laughs! Your goal waits a bit." },
  ],
  glimm: "All five have a job!",
  reviews: [1, 3, 4],
});
