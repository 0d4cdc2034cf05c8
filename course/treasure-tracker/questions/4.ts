import { quiz, sort } from "../build.ts";
import { pictures } from "../pictures.ts";

export const firstStep = quiz(4, "Q1", {
  heading: "Before you buy",
  question: "What is the [hl]first step[/hl] of a smart spender?",
  answers: [
    {
      text: "Think",
      picture: pictures.thought,
      whyNot: "That is step two. One thing comes before.",
    },
    { text: "Pay", picture: pictures.coin, whyNot: "Slow down! Paying comes last." },
    { text: "Stop", right: true, picture: pictures.stop },
    {
      text: "Choose",
      picture: pictures.hand,
      whyNot: "That is step three. You skipped two steps.",
    },
  ],
  glimm: "Stop, think, choose. Well done!",
  hint: "Before you can think, you need a quiet moment.",
});

export const firstOrLater = sort(4, "A1", {
  question: "Stop and think. What do you buy [hl]first[/hl], and what can [hl]wait[/hl]?",
  baskets: ["Buy it first", "It can wait"],
  things: [
    {
      name: "A coat for winter",
      in: "Buy it first",
      why: "You need a coat when it is cold.",
      picture: pictures.coat,
    },
    {
      name: "A third robot",
      in: "It can wait",
      why: "Two robots at home are fun enough for now.",
      picture: pictures.robot,
    },
    {
      name: "Medicine for a cough",
      in: "Buy it first",
      why: "Medicine helps you get well. That is a need.",
      picture: pictures.medicine,
    },
    {
      name: "A new video game",
      in: "It can wait",
      why: "A game is fun. We can live well without it.",
      picture: pictures.game,
    },
    {
      name: "Bread for dinner",
      in: "Buy it first",
      why: "Nobody sleeps well with an empty tummy.",
      picture: pictures.bread,
    },
  ],
  glimm: "You stopped, you thought, you chose!",
  reviews: [2],
});

export const checkTheChange = quiz(4, "Q3", {
  heading: "Check the change",
  question: "You pay ten coins for a kite that costs six. How many come [hl]back[/hl]?",
  answers: [
    { text: "3", picture: pictures.coins(3), whyNot: "One coin is missing. Always count again!" },
    { text: "4", right: true, picture: pictures.coins(4) },
    { text: "6", picture: pictures.coins(6), whyNot: "Six is the price of the kite." },
    { text: "10", picture: pictures.coins(10), whyNot: "Then the kite would be free!" },
  ],
  glimm: "Four! Smart eyes check the change.",
  hint: "Count up from six to ten.",
});

export const carsToWash = quiz(4, "Q7", {
  heading: "Do you remember?",
  question: "You earn two coins for each car. Your goal is eight coins. How many [hl]cars[/hl]?",
  answers: [
    { text: "2 cars", picture: pictures.cars(2), whyNot: "Two cars bring you four coins." },
    { text: "4 cars", right: true, picture: pictures.cars(4) },
    { text: "6 cars", picture: pictures.cars(6), whyNot: "Six cars bring more than you need." },
    { text: "8 cars", picture: pictures.cars(8), whyNot: "Each car brings two coins, not one." },
  ],
  glimm: "Earn, save, and reach your goal!",
  hint: "Count by twos until you reach eight.",
  reviews: [1, 3],
});

export const letGo = quiz(4, "Q8", {
  heading: "Pick one",
  question: "Pocket picked one thing. What did he [hl]give up[/hl]?",
  answers: [
    { text: "The book", picture: pictures.book, whyNot: "That is the one he took home." },
    { text: "The hat", right: true, picture: pictures.hat },
    { text: "The candy", picture: pictures.candy, whyNot: "He saw no candy in this story." },
    { text: "The robot", picture: pictures.robot, whyNot: "The robot was in another shop." },
  ],
  glimm: "Picking one lets go of another.",
  hint: "He had five coins. Two things cost five each.",
});

export const adShouted = quiz(4, "Q9", {
  heading: "Loud and shiny",
  question: "The ad shouted at Pocket. What [hl]else[/hl] did it shout at?",
  answers: [
    { text: "His soup", picture: pictures.soup, whyNot: "Close! It was another thing to eat." },
    { text: "His hat", picture: pictures.hat, whyNot: "Not the hat. It was something to eat." },
    {
      text: "His robot",
      picture: pictures.robot,
      whyNot: "Not the robot. It was something to eat.",
    },
    { text: "His sandwich", right: true, picture: pictures.sandwich },
  ],
  glimm: "Ads shout at everyone. You can walk on!",
  hint: "It was something to eat.",
});
