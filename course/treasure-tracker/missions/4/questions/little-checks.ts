import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* The checks of children of 3 to 6: A before and B after the mission, or the other way round. */

const about = ideasFor("little");

export const rainA = quiz(4, "Q37", {
  ...about.stop,
  question_type: "transfer",
  place: "outdoors",
  situation: "rain",
  check: "A",
  question: "It rains. Tap what keeps you [hl]dry[/hl].",
  answers: [
    { text: "Gold crown", picture: pictures.goldCrown, misconception: "shiny_is_better" },
    { text: "A raincoat", right: true, picture: pictures.raincoat },
    { text: "Plain socks", picture: pictures.graySocks, misconception: "cheap_is_best" },
  ],
});

export const threeCoinsA = quiz(4, "Q38", {
  ...about.change,
  question_type: "practice",
  place: "store",
  situation: "three coins, doll robot train",
  check: "A",
  question: "Lu pays [hl]three coins[/hl]. No coin comes back. What did she buy?",
  answers: [
    { text: "Doll", picture: pictures.dollForTwo, misconception: "slip: stopped counting at two" },
    { text: "Robot", right: true, picture: pictures.robotForThree },
    { text: "Train", picture: pictures.trainForFour, misconception: "slip: counted one dot twice" },
  ],
});

export const sunB = quiz(4, "Q39", {
  ...about.stop,
  question_type: "transfer",
  place: "outdoors",
  situation: "sun",
  check: "B",
  question: "The sun is hot. Tap what gives you [hl]shade[/hl].",
  answers: [
    { text: "The necklace", picture: pictures.necklace, misconception: "shiny_is_better" },
    { text: "The umbrella", right: true, picture: pictures.umbrella },
    { text: "The gloves", picture: pictures.gloves, misconception: "cheap_is_best" },
  ],
});

export const threeCoinsB = quiz(4, "Q40", {
  ...about.change,
  question_type: "practice",
  place: "store",
  situation: "three coins, drum duck boat",
  check: "B",
  question: "Sam pays [hl]three coins[/hl]. No coin comes back. What did he buy?",
  answers: [
    { text: "Drum", picture: pictures.drumForTwo, misconception: "slip: stopped counting at two" },
    { text: "Duck", right: true, picture: pictures.duckForThree },
    { text: "Boat", picture: pictures.boatForFour, misconception: "slip: counted one dot twice" },
  ],
});
