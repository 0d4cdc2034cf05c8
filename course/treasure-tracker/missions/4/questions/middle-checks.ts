import { quiz } from "../../../build.ts";
import { ideasFor } from "./ideas.ts";

/* The checks of children of 7 to 10: A before and B after the mission, or the other way round. */

const about = ideasFor("middle");

export const yoYoA = quiz(4, "Q41", {
  ...about.stop,
  question_type: "transfer",
  place: "store",
  situation: "last yo-yo",
  check: "A",
  question:
    "The last glow yo-yo in the store! You have enough coins. What should you think of [hl]first[/hl]?",
  answers: [
    { text: "How fast it will be gone", misconception: "spend_now" },
    { text: "What I have and still need", right: true },
    { text: "How to save every single coin", misconception: "saving_is_never_spending" },
  ],
});

export const notebooksA = quiz(4, "Q42", {
  ...about.compare,
  question_type: "practice",
  place: "store",
  situation: "two notebooks",
  check: "A",
  question:
    "You need two notebooks. Shop Red: 3 coins each. Shop Blue: a pack of two for 8. Where do you [hl]pay less[/hl]?",
  answers: [
    { text: "At Shop Red, one by one", right: true },
    { text: "At Shop Blue, in the pack", misconception: "sale_saves" },
    {
      text: "The same at both shops",
      misconception: "slip: did not add the second notebook and guessed",
    },
  ],
});

export const movieA = quiz(4, "Q43", {
  ...about.giveUp,
  question_type: "transfer",
  place: "free time",
  situation: "movie or paints",
  check: "A",
  question:
    "Sam has 6 coins. A movie costs 6, a paint set costs 6. He picks the movie. What is [hl]true now[/hl]?",
  answers: [
    { text: "He can still buy the paints", misconception: "can_have_both" },
    { text: "He gave up the paint set", right: true },
    { text: "He has six coins left", misconception: "taps_are_no_money" },
  ],
});

export const albumB = quiz(4, "Q44", {
  ...about.stop,
  question_type: "transfer",
  place: "store",
  situation: "last sticker album",
  check: "B",
  question:
    "The last sticker album in the store! You have enough coins. What should you think of [hl]first[/hl]?",
  answers: [
    { text: "How soon it is sold out", misconception: "spend_now" },
    { text: "How much I would use it", right: true },
    { text: "How to keep all my coins", misconception: "saving_is_never_spending" },
  ],
});

export const socksB = quiz(4, "Q45", {
  ...about.compare,
  question_type: "practice",
  place: "store",
  situation: "three pairs of socks",
  check: "B",
  question:
    "You need three pairs of socks. Shop Red: 5 coins each. Shop Blue: a pack of three for 12. Where do you [hl]pay less[/hl]?",
  answers: [
    { text: "At Shop Red, one by one", misconception: "cheap_is_best" },
    { text: "At Shop Blue, in the pack", right: true },
    {
      text: "The same at both shops",
      misconception: "slip: did not add all three pairs and guessed",
    },
  ],
});

export const swimB = quiz(4, "Q46", {
  ...about.giveUp,
  question_type: "transfer",
  place: "free time",
  situation: "swim or comic",
  check: "B",
  question:
    "Jo has 8 coins. A swim costs 8, a comic costs 8. She picks the swim. What is [hl]true now[/hl]?",
  answers: [
    { text: "She can still buy the comic", misconception: "can_have_both" },
    { text: "She gave up the comic", right: true },
    { text: "She has eight coins left", misconception: "taps_are_no_money" },
  ],
});
