import { pay } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* For children of 3 to 6: all heard, each choice with a picture, numbers up to five. */

const about = ideasFor("little");

export const flowers = quiz(4, "Q17", {
  ...about.stop,
  question_type: "transfer",
  place: "garden",
  situation: "water for flowers",
  heading: "Thirsty flowers",
  question: "The flowers are thirsty. What can Lu bring [hl]water[/hl] in?",
  answers: [
    {
      text: "Star net",
      picture: pictures.starNet,
      whyNot: "It shines! Look through it. Where does water go?",
      misconception: "shiny_is_better",
    },
    { text: "Tin can", right: true, picture: pictures.tinCan },
    {
      text: "Basket",
      picture: pictures.basket,
      whyNot: "So big! Hold it up. What runs out?",
      misconception: "shiny_is_better",
    },
  ],
  glimm: "Every drop arrives!",
});

export const warm = quiz(4, "Q18", {
  ...about.stop,
  question_type: "transfer",
  place: "home",
  situation: "cold",
  heading: "Brr!",
  question: "Lu is cold. What keeps her [hl]warm[/hl]?",
  answers: [
    {
      text: "The crown",
      picture: pictures.goldCrown,
      whyNot: "It sparkles. What part of Lu is covered?",
      misconception: "shiny_is_better",
    },
    { text: "A sweater", right: true, picture: pictures.starSweater },
    {
      text: "The fan",
      picture: pictures.paperFan,
      whyNot: "It is light. Feel the air: warm or cool?",
      misconception: "cheap_is_best",
    },
  ],
  glimm: "Thick and warm, all over!",
});

export const pear = pay(4, "A19", {
  ...about.change,
  question_type: "practice",
  place: "store",
  situation: "pear",
  question: "The pear costs [hl]three[/hl]. Pay for it.",
  purse: [{ value: 1, count: 5 }],
  good: { name: "A pear", price: 3, picture: pictures.pear },
  tooLittle: "One, two... Look at the tag and count.",
  tooLittleMisconception: "slip: stops counting early",
  tooMuch: "That is more than the tag. Some are still yours!",
  tooMuchMisconception: "spend_now",
  glimm: "Three for the shop, two for you!",
});

export const bus = pay(4, "A20", {
  ...about.change,
  question_type: "practice",
  place: "bus",
  situation: "bus",
  question: "The bus costs [hl]two[/hl]. You have four. Pay the driver.",
  purse: [{ value: 1, count: 4 }],
  good: { name: "A ride", price: 2, picture: pictures.bus },
  tooLittle: "One... Look at the sign and count.",
  tooLittleMisconception: "slip: stops counting early",
  tooMuch: "That is more than the sign. Some are still yours!",
  tooMuchMisconception: "spend_now",
  glimm: "Two to ride, two to keep!",
});

export const sameApple = quiz(4, "Q21", {
  ...about.compare,
  question_type: "practice",
  place: "market",
  situation: "apple",
  heading: "Same apple",
  question: "Same apple. Where does Lu keep the [hl]most coins[/hl]?",
  answers: [
    {
      text: "Yellow stall",
      picture: pictures.stallYellow,
      whyNot: "Four coins walk away. Look in her purse after that.",
      misconception: "dear_is_better",
    },
    { text: "Green stall", right: true, picture: pictures.stallGreen },
    {
      text: "Blue stall",
      picture: pictures.stallBlue,
      whyNot: "Count the coins on all three tags.",
      misconception: "slip: compared only two tags",
    },
  ],
  glimm: "Same apple, more coins left!",
});

export const balloons = quiz(4, "Q22", {
  ...about.compare,
  question_type: "transfer",
  place: "party",
  situation: "balloons",
  heading: "Just enough",
  question: "Three friends want one balloon each. Tap [hl]just enough[/hl] for them.",
  answers: [
    {
      text: "One",
      picture: pictures.balloons(1),
      whyNot: "A friend smiles. Look at the other faces.",
      misconception: "cheap_is_best",
    },
    { text: "Three", right: true, picture: pictures.balloons(3) },
    {
      text: "Five",
      picture: pictures.balloons(5),
      whyNot: "So many! Give each friend one. What is left over?",
      misconception: "shiny_is_better",
    },
  ],
  glimm: "One, two, three friends. Just right!",
});
