import { pay } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { decide } from "../../../decide.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, little } from "./ideas.ts";

export const bikeRide = quiz(2, "Q21", {
  for: little,
  idea: ideas.needs,
  question_type: "transfer",
  standards: ["SP-1", "MR-2"],
  place: "street",
  situation: "Sam rides his bike",
  heading: "Sam's bike",
  question: "Sam rides his bike. What does he [hl]need[/hl]?",
  answers: [
    {
      text: "A big ball",
      picture: pictures.ball,
      misconception: "shiny_is_better",
      whyNot: "So big and round! Does it help when he falls?",
    },
    { text: "A helmet", right: true, picture: own.helmet },
    {
      text: "Star stickers",
      picture: pictures.glitterStickers,
      misconception: "shiny_is_better",
      whyNot: "So pretty! Does a star stop a bump?",
    },
  ],
  glimm: "It keeps his head safe. That is a need!",
  hint: "What if he falls?",
});

export const sickAndHot = quiz(2, "Q22", {
  for: little,
  idea: ideas.needs,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "home",
  situation: "Lu is sick",
  heading: "Lu is sick",
  question: "Lu is sick and hot. What does she [hl]need[/hl]?",
  answers: [
    {
      text: "A crown",
      picture: own.crown,
      misconception: "shiny_is_better",
      whyNot: "It shines! Feel her head. Still hot?",
    },
    {
      text: "A big candy",
      picture: pictures.candy,
      misconception: "spend_now",
      whyNot: "Yum, for a minute. Is she well now?",
    },
    { text: "Medicine", right: true, picture: pictures.medicine },
  ],
  glimm: "It helps her get well. That is a need!",
  hint: "What helps a sick child?",
});

export const coldHands = quiz(2, "Q24", {
  for: little,
  idea: ideas.enough,
  question_type: "transfer",
  standards: ["SP-1", "SP-5"],
  place: "park",
  situation: "cold hands",
  heading: "Brr!",
  question: "Lu's hands are cold. What warms [hl]both[/hl]?",
  answers: [
    { text: "Two mittens", right: true, picture: own.mittens },
    {
      text: "Gold rings",
      picture: own.rings,
      misconception: "shiny_is_better",
      whyNot: "They shine! Blow on her hands. Are they warm?",
    },
    {
      text: "One mitten",
      picture: own.oneMitten,
      misconception: "cheap_is_best",
      whyNot: "One is warm. Count her hands!",
    },
  ],
  glimm: "Soft and warm. They do the job!",
  hint: "Think of all her fingers.",
});

export const hungrySam = quiz(2, "Q25", {
  for: little,
  idea: ideas.enough,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "school",
  situation: "Sam is hungry",
  heading: "Lunch for Sam",
  question: "Sam is hungry. Tap two that [hl]fill[/hl] him up.",
  answers: [
    { text: "Rice", right: true, picture: own.rice },
    { text: "Eggs", right: true, picture: own.eggs },
    {
      text: "One pea",
      picture: own.onePea,
      misconception: "cheap_is_best",
      whyNot: "Munch! Gone. Is he full?",
    },
  ],
  glimm: "Rice or eggs: each one does the job!",
  hint: "What can he chew and eat up?",
});

export const drumOrBall = quiz(2, "Q26", {
  for: little,
  idea: ideas.choose,
  question_type: "transfer",
  standards: ["SP-3"],
  place: "store",
  situation: "drum or ball",
  heading: "Drum or ball?",
  question: "Drum or ball? Sam buys the ball. What [hl]waits[/hl]?",
  answers: [
    {
      text: "The ball",
      picture: pictures.ball,
      misconception: "can_have_both",
      whyNot: "Bounce, bounce! It is in his hands. What is not?",
    },
    {
      text: "Nothing",
      picture: own.ballAndDrum,
      misconception: "can_have_both",
      whyNot: "Look at what he has. Is it all there?",
    },
    { text: "The drum", right: true, picture: own.drum },
  ],
  glimm: "One now, one waits. Bye, drum!",
  hint: "What stays in the shop?",
});

export const howManyToys = quiz(2, "Q27", {
  for: little,
  idea: ideas.choose,
  question_type: "practice",
  standards: ["SP-1", "SP-3"],
  place: "fair",
  situation: "toys for two coins",
  heading: "Two coins",
  question: "Sam has two coins. Each toy costs two. How many can he [hl]buy[/hl]?",
  answers: [
    {
      text: "None",
      picture: own.noCoin,
      misconception: "saving_is_never_spending",
      whyNot: "A toy is fine! Put his coins next to the tag.",
    },
    { text: "One", right: true, picture: pictures.teddy },
    {
      text: "Two",
      picture: own.twoToys,
      misconception: "can_have_both",
      whyNot: "He pays two. Look in his hand. More coins?",
    },
  ],
  glimm: "One toy now. The next one waits!",
  hint: "Count the coins.",
});

export const fourCoinsForWants = decide(2, "A15", {
  for: little,
  idea: ideas.choose,
  question_type: "decision",
  standards: ["SP-3"],
  place: "home",
  situation: "four coins for wants",
  question: "Four coins. A bear, a game, or wait? [hl]You pick[/hl]!",
  budget: 4,
  times: ["Today", "In one week"],
  options: [
    {
      name: "Bear",
      picture: pictures.teddy,
      price: 3,
      follows: [
        { says: "Hug! The game waits.", purse: 1 },
        { says: "Bear sleeps in your bed.", purse: 1 },
      ],
    },
    {
      name: "Game",
      picture: pictures.game,
      price: 4,
      follows: [
        { says: "Beep, beep! The bear waits.", purse: 0 },
        { says: "Beep! You win and win.", purse: 0 },
      ],
    },
    {
      name: "Wait",
      picture: pictures.jarSave,
      price: 0,
      follows: [
        { says: "Both wait. Your coins stay.", purse: 4 },
        { says: "Four coins. What will you do?", purse: 4 },
      ],
    },
  ],
  glimm: "You picked. One is first, and one waits!",
});

export const tummyFirst = quiz(2, "Q23", {
  for: little,
  idea: ideas.first,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "store",
  situation: "Lu is hungry",
  heading: "Lu is hungry",
  question: "Lu is hungry. She has two coins. What comes [hl]first[/hl]?",
  answers: [
    {
      text: "The ball",
      picture: pictures.ball,
      misconception: "spend_now",
      whyNot: "Bounce, bounce, grumble! Was that her tummy?",
    },
    { text: "The bread", right: true, picture: pictures.bread },
    {
      text: "Keep both",
      picture: pictures.handWith(2),
      misconception: "saving_is_never_spending",
      whyNot: "Coins in her hand, grumble in her tummy! Can she eat coins?",
    },
  ],
  glimm: "First the need. Now her tummy is happy!",
  hint: "Ask her tummy.",
});

export const cleanTeeth = pay(2, "A12", {
  for: little,
  idea: ideas.first,
  question_type: "practice",
  standards: ["SP-1", "SP-4"],
  place: "store",
  situation: "a toothbrush and a toy",
  question: "You have four coins. First buy what [hl]cleans teeth[/hl]!",
  budget: 4,
  goods: [
    { name: "Bald brush", price: 1, picture: own.baldBrush },
    { name: "Toothbrush", price: 2, picture: pictures.toothbrush, isNeed: true },
    { name: "Bear", price: 3, picture: pictures.teddy },
  ],
  tooLittle: "Rub, rub. Are your teeth clean now?",
  tooLittleMisconception: "cheap_is_best",
  tooMuch: "You have four coins. Put one thing back.",
  tooMuchMisconception: "can_have_both",
  glimm: "First the need. Smile!",
});
