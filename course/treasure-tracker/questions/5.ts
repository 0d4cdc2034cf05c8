import { quiz, sort } from "../build.ts";
import { pictures } from "../pictures.ts";

export const waysToGive = sort(5, "A1", {
  question: "What do you [hl]give[/hl]? Coins, time, or things?",
  baskets: ["Coins", "Time", "Things"],
  things: [
    {
      name: "Read to a little child",
      in: "Time",
      why: "You keep the book. You give your time.",
      picture: pictures.book,
    },
    {
      name: "Half of the share jar",
      in: "Coins",
      why: "The share jar holds coins for others.",
      picture: pictures.jarShare,
    },
    {
      name: "A coat that is too small",
      in: "Things",
      why: "Somebody smaller can wear the coat.",
      picture: pictures.coat,
    },
    {
      name: "Help a neighbor sweep",
      in: "Time",
      why: "You help with your hands. That takes time.",
      picture: pictures.broom,
    },
    {
      name: "A toy you outgrew",
      in: "Things",
      why: "Another child can play with the toy.",
      picture: pictures.teddy,
    },
  ],
  glimm: "Three ways to share. The glow grows!",
});

export const tooSmall = quiz(5, "Q7", {
  heading: "Too small",
  question: "What was too small for Pocket, but fit a [hl]crab[/hl]?",
  answers: [
    { text: "His socks", picture: pictures.socks, whyNot: "Socks on a crab? That would be silly!" },
    { text: "His shirt", picture: pictures.shirt, whyNot: "A crab has too many arms for that!" },
    { text: "His boots", picture: pictures.plainBoots, whyNot: "A crab would need many boots!" },
    { text: "His hat", right: true, picture: pictures.hat },
  ],
  glimm: "Too small for one, just right for another!",
  hint: "He gave it away on a night with Glimm.",
});

export const notAll = quiz(5, "Q8", {
  heading: "Not all of them",
  question: "Why did Pocket [hl]not[/hl] give all his coins?",
  answers: [
    { text: "He needed lunch", right: true, picture: pictures.apple },
    {
      text: "He saved for a kite",
      picture: pictures.kite,
      whyNot: "He did not think of a kite that day.",
    },
    {
      text: "Glimm told him not to",
      picture: pictures.heart,
      whyNot: "Glimm likes sharing. Something else held him back.",
    },
    {
      text: "His jar was closed",
      picture: pictures.jarShare,
      whyNot: "His jar was open. Something else held him back.",
    },
  ],
  glimm: "Needs stay first. Then we give a little.",
  hint: "Something growled!",
});

export const planForTen = quiz(5, "Q4", {
  heading: "A plan for ten",
  question: "You have ten coins. Lunch costs five. Which plan puts [hl]needs first[/hl]?",
  answers: [
    { text: "Share 5, save 4, lunch 1", whyNot: "One coin buys just a bite of lunch." },
    { text: "Lunch 4, save 3, share 3", whyNot: "Nearly! One coin is missing for lunch." },
    { text: "Save 2, share 3, lunch 5", right: true },
    { text: "Save 4, lunch 2, share 4", whyNot: "Two coins are not enough for lunch." },
  ],
  glimm: "Lunch first, and still enough to share!",
  hint: "Look for the plan with the whole lunch in it.",
});

export const treasuresOfAll = sort(5, "A2", {
  question: "Which [hl]treasure[/hl] is it?",
  baskets: ["Earn", "Save", "Share"],
  things: [
    {
      name: "Wash cars for coins",
      in: "Earn",
      why: "Work brings in coins. That is earning.",
      picture: pictures.car,
    },
    {
      name: "Two coins a week for a kite",
      in: "Save",
      why: "A kite is the goal. The coins wait in the jar.",
      picture: pictures.kite,
    },
    {
      name: "Visit a lonely neighbor",
      in: "Share",
      why: "You give your time. That is sharing.",
      picture: pictures.clock,
    },
    {
      name: "Sell ten cups of lemonade",
      in: "Earn",
      why: "Make it, sell it, get paid. That is earning.",
      picture: pictures.lemonade,
    },
    {
      name: "Let the robot wait a while",
      in: "Save",
      why: "When we wait, our coins stay in the jar.",
      picture: pictures.robot,
    },
  ],
  glimm: "You know all the treasures of the map!",
  reviews: [1, 3],
});

export const whatFiveCoinsBuy = quiz(5, "Q9", {
  heading: "Do you remember?",
  question: "Which of these could Pocket pay for with [hl]five[/hl] coins? Find both.",
  answers: [
    { text: "The hat", right: true, picture: pictures.hat },
    { text: "The coat", picture: pictures.coat, whyNot: "The coat in the shop cost six coins." },
    { text: "The book", right: true, picture: pictures.book },
    { text: "The kite", picture: pictures.kite, whyNot: "Even the cheap kite cost seven coins." },
    { text: "The robot", picture: pictures.robot, whyNot: "The robot in the shop cost six coins." },
  ],
  glimm: "You remember every price. Smart spender!",
  hint: "He had five coins left and had to pick one of two.",
  reviews: [2, 4],
});
