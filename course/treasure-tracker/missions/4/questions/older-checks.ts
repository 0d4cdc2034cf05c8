import { quiz } from "../../../build.ts";
import { ideasFor } from "./ideas.ts";

/* The checks of young people of 11 to 14: A before and B after the mission, or the other way round. */

const about = ideasFor("older");

export const threeLookingA = quiz(4, "Q47", {
  ...about.ads,
  question_type: "transfer",
  place: "phone",
  situation: "3 people looking",
  check: "A",
  question:
    'A page says: "3 people are looking at this. 1 left!" What do you [hl]know for sure[/hl]?',
  answers: [
    { text: "It will be gone by tonight", misconception: "spend_now" },
    { text: "The shop wants a quick sale", right: true },
    { text: "It is well worth the price", misconception: "dear_is_better" },
    { text: "Many other people like it", misconception: "everybody_has_it" },
  ],
});

export const shampooA = quiz(4, "Q48", {
  ...about.compare,
  question_type: "practice",
  place: "store",
  situation: "shampoo",
  check: "A",
  question: "Shampoo: 250 ml for $3.00 or 400 ml for $4.40. Which is [hl]cheaper per 100 ml[/hl]?",
  answers: [
    { text: "The 250 ml bottle", misconception: "cheap_is_best" },
    { text: "The 400 ml bottle", right: true },
    { text: "They are the same", misconception: "slip: divides and rounds to whole dollars" },
  ],
});

export const gameA = quiz(4, "Q49", {
  ...about.giveUp,
  question_type: "transfer",
  place: "friends",
  situation: "game, shoes, trip",
  check: "A",
  question:
    "You have $30. A game, shoes and a trip cost $30 each. You want the game most, then the shoes, then the trip. You buy the game. If you had not bought it, [hl]what would you have now[/hl]?",
  answers: [
    { text: "The shoes, but no trip", right: true },
    { text: "The shoes and the trip", misconception: "can_have_both" },
    { text: "The shoes and the $30", misconception: "change_makes_richer" },
  ],
});

export const offerEndsB = quiz(4, "Q50", {
  ...about.ads,
  question_type: "transfer",
  place: "phone",
  situation: "offer ends",
  check: "B",
  question:
    'A page says: "You picked well! Offer ends in 09:59." What do you [hl]know for sure[/hl]?',
  answers: [
    { text: "It will be gone in an hour", misconception: "spend_now" },
    { text: "The page wants a fast yes", right: true },
    { text: "It is good for that price", misconception: "dear_is_better" },
    { text: "Most buyers pick this one", misconception: "everybody_has_it" },
  ],
});

export const riceB = quiz(4, "Q51", {
  ...about.compare,
  question_type: "practice",
  place: "store",
  situation: "rice",
  check: "B",
  question: "Rice: 1 kilo for $2.20 or 400 grams for $0.80. Which is [hl]cheaper per kilo[/hl]?",
  answers: [
    { text: "The 1 kilo bag", misconception: "sale_saves" },
    { text: "The 400 gram bag", right: true },
    { text: "The same for both", misconception: "slip: divides and rounds to whole dollars" },
  ],
});

export const matchB = quiz(4, "Q52", {
  ...about.giveUp,
  question_type: "transfer",
  place: "friends",
  situation: "match, hoodie, puzzle",
  check: "B",
  question:
    "You have $20. A match ticket, a hoodie and a puzzle cost $20 each. You want the match most, then the hoodie, then the puzzle. You buy the ticket. If you had not bought it, [hl]what would you have now[/hl]?",
  answers: [
    { text: "The hoodie, but no puzzle", right: true },
    { text: "The hoodie and the puzzle", misconception: "can_have_both" },
    { text: "The hoodie and the $20", misconception: "change_makes_richer" },
  ],
});
