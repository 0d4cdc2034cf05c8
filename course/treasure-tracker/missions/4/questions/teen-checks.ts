import { quiz } from "../../../build.ts";
import { ideasFor } from "./ideas.ts";

/* The checks of young people of 15 to 18: A before and B after the mission, or the other way round. */

const about = ideasFor("teen");

export const phonePlanA = quiz(4, "Q53", {
  ...about.change,
  question_type: "practice",
  standards: ["SP-6", "MC-2"],
  place: "phone",
  situation: "phone plan",
  check: "A",
  question: "Phone: $480 at once, or $29 a month for 24 months. What does the plan [hl]add[/hl]?",
  answers: [
    { text: "$0", misconception: "later_is_free" },
    { text: "$29", misconception: "small_is_nothing" },
    { text: "$216", right: true },
    { text: "$696", misconception: "slip: takes the whole sum for the difference" },
  ],
});

export const seasonPassA = quiz(4, "Q54", {
  ...about.stop,
  question_type: "transfer",
  place: "games",
  situation: "season pass",
  check: "A",
  question:
    'You paid $60 for a season pass and stopped enjoying the game. The next pass costs $20 "or lose your progress". [hl]What should decide[/hl]?',
  answers: [
    { text: "What I have paid so far", misconception: "paid_so_go_on" },
    { text: "What the next one gives me", right: true },
    { text: "What most friends will do", misconception: "everybody_has_it" },
    { text: "How far I have gotten", misconception: "paid_so_go_on" },
  ],
});

export const payInFourA = quiz(4, "Q55", {
  ...about.ads,
  question_type: "transfer",
  standards: ["SP-5", "MC-2"],
  place: "phone",
  situation: "pay in 4",
  check: "A",
  question: 'An ad says: "Pay in 4, no interest." [hl]When can it cost extra[/hl]?',
  answers: [
    { text: "Never, the ad says so", misconception: "ad_is_a_friend" },
    { text: "Never, parts are small", misconception: "small_is_nothing" },
    { text: "If I miss one due date", right: true },
    { text: "Not before the last part", misconception: "later_is_free" },
  ],
});

export const laptopPlanB = quiz(4, "Q56", {
  ...about.change,
  question_type: "practice",
  standards: ["SP-6", "MC-2"],
  place: "school",
  situation: "laptop plan",
  check: "B",
  question: "Laptop: $600 at once, or $36 a month for 20 months. What does the plan [hl]add[/hl]?",
  answers: [
    { text: "$0", misconception: "later_is_free" },
    { text: "$36", misconception: "small_is_nothing" },
    { text: "$120", right: true },
    { text: "$720", misconception: "slip: takes the whole sum for the difference" },
  ],
});

export const ticketB = quiz(4, "Q57", {
  ...about.stop,
  question_type: "transfer",
  place: "friends",
  situation: "ticket without friends",
  check: "B",
  question:
    "You paid $60 for a show. Now your friends can't come, and you would rather not go. The ride there costs $20 more. [hl]What should decide[/hl]?",
  answers: [
    { text: "What the ticket cost me", misconception: "paid_so_go_on" },
    { text: "How the evening would be", right: true },
    { text: "What most people would do", misconception: "everybody_has_it" },
    { text: "How long I have waited", misconception: "paid_so_go_on" },
  ],
});

export const payLaterB = quiz(4, "Q58", {
  ...about.ads,
  question_type: "transfer",
  standards: ["SP-5", "MC-2"],
  place: "phone",
  situation: "pay in 30 days",
  check: "B",
  question: 'An ad says: "Buy now, pay in 30 days, free." [hl]When can it cost extra[/hl]?',
  answers: [
    { text: 'Never, it says "free"', misconception: "ad_is_a_friend" },
    { text: "Never, a month is short", misconception: "small_is_nothing" },
    { text: "If I pay after day 30", right: true },
    { text: "Not before next year", misconception: "later_is_free" },
  ],
});
