import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures, shown } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* What is asked before the mission (form A) and after it (its twins, form B). */

const from7: Pick<Extras, "for"> = { for: ["middle", "older", "teen"] };
const little: Pick<Extras, "for"> = { for: ["little"] };

const leftToShare = {
  ...from7,
  idea: ideas.enough,
  question_type: "practice",
  standards: ["SP-4", "SP-2"],
} satisfies Extras;

const whatHelps = {
  ...from7,
  idea: ideas.helps,
  question_type: "transfer",
  standards: ["SP-2"],
} satisfies Extras;

const ownChoice = {
  ...from7,
  idea: ideas.own,
  question_type: "transfer",
  standards: ["SP-2", "SP-5"],
} satisfies Extras;

export const before = [
  quiz(5, "Q28", {
    ...leftToShare,
    check: "A",
    place: "home",
    situation: "a swim class and a goal",
    question:
      "Ben gets 8 coins. His swim class takes 3, his goal gets 1. How many are [hl]left[/hl] to share?",
    answers: [
      { text: "1", misconception: "slip: takes the number of the goal" },
      { text: "4", right: true },
      { text: "5", misconception: "slip: forgets the goal" },
    ],
  }),
  quiz(5, "Q29", {
    ...whatHelps,
    check: "A",
    place: "street",
    situation: "a neighbor with weak eyes",
    question:
      "Tim's neighbor can't see well any more. 'I miss my comics!' he says. What [hl]helps[/hl] him most?",
    answers: [
      { text: "to put coins away for a gift", misconception: "later_is_free" },
      { text: "to read him comics. Kaboom!", right: true },
      { text: "all the coins that Tim has", misconception: "giving_must_hurt" },
    ],
  }),
  quiz(5, "Q30", {
    ...ownChoice,
    check: "A",
    place: "friends",
    situation: "a bowl at a party",
    question:
      "At a party all put 2 coins into a bowl for cats. Kim wants an ice cream with hers. What is [hl]true[/hl]?",
    answers: [
      { text: "She has to do as they do", misconception: "everybody_has_it" },
      { text: "She may buy the ice cream", right: true },
      { text: "She has to give one at least", misconception: "small_is_nothing" },
    ],
  }),
];

export const after = [
  quiz(5, "Q31", {
    ...leftToShare,
    check: "B",
    place: "home",
    situation: "new socks and a goal",
    question:
      "Noor gets 9 coins. New socks take 4, her goal gets 2. How many are [hl]left[/hl] to share?",
    answers: [
      { text: "2", misconception: "slip: takes the number of the goal" },
      { text: "3", right: true },
      { text: "5", misconception: "slip: forgets the goal" },
    ],
  }),
  quiz(5, "Q32", {
    ...whatHelps,
    check: "B",
    place: "school",
    situation: "a new child who can't speak English yet",
    question:
      "A new girl speaks no English yet. She watches your game of tag. What [hl]helps[/hl] her most?",
    answers: [
      { text: "to wait, and not disturb her", misconception: "later_is_free" },
      { text: "to wave her into the game", right: true },
      { text: "to give up lunch for her", misconception: "giving_must_hurt" },
    ],
  }),
  quiz(5, "Q33", {
    ...ownChoice,
    check: "B",
    place: "phone",
    situation: "a heart in a game",
    question:
      "A game tells Jay: 'All your friends sent a heart for 3 coins!' What is [hl]true[/hl]?",
    answers: [
      { text: "Jay must send one, like them", misconception: "everybody_has_it" },
      { text: "Jay may send no heart at all", right: true },
      { text: "The game wants Jay to be kind", misconception: "ad_is_a_friend" },
    ],
  }),
];

const withoutCoins = {
  ...little,
  idea: ideas.ways,
  question_type: "transfer",
  standards: ["SP-2"],
} satisfies Extras;

const helpsNow = {
  ...little,
  idea: ideas.helps,
  question_type: "transfer",
  standards: ["SP-2"],
} satisfies Extras;

export const beforeLittle = [
  quiz(5, "Q34", {
    ...withoutCoins,
    check: "A",
    place: "home",
    situation: "Ben has no coins",
    question: "Ben has no coins. What is a good [hl]gift[/hl]?",
    answers: [
      { text: "nothing", picture: pictures.hand, misconception: "giving_must_hurt" },
      { text: "a drum show", right: true, picture: pictures.drum },
      { text: "his lunch", picture: pictures.sandwich, misconception: "giving_must_hurt" },
    ],
  }),
  quiz(5, "Q35", {
    ...helpsNow,
    check: "A",
    place: "street",
    situation: "a friend who wants to play",
    question: "Jo wants to play. What [hl]helps[/hl] her?",
    answers: [
      { text: "five coins", picture: pictures.fiveCoins, misconception: "giving_must_hurt" },
      { text: "a fun ball", right: true, picture: pictures.ball },
      { text: "a big book", picture: pictures.book, misconception: "shiny_is_better" },
    ],
  }),
];

export const afterLittle = [
  quiz(5, "Q36", {
    ...withoutCoins,
    check: "B",
    place: "school",
    situation: "Kim has no coins",
    question: "Kim has no coins. What is a good [hl]gift[/hl]?",
    answers: [
      { text: "nothing", picture: pictures.hand, misconception: "giving_must_hurt" },
      { text: "some bubbles", right: true, picture: shown("bubbles", "A bottle of soap bubbles") },
      { text: "her warm coat", picture: pictures.coat, misconception: "giving_must_hurt" },
    ],
  }),
  quiz(5, "Q37", {
    ...helpsNow,
    check: "B",
    place: "school",
    situation: "a friend who wants to laugh",
    question: "Lu wants to laugh. What [hl]helps[/hl] her?",
    answers: [
      { text: "a warm coat", picture: pictures.coat, misconception: "dear_is_better" },
      { text: "a fun comic", right: true, picture: shown("comic", "A comic") },
      { text: "five coins", picture: pictures.fiveCoins, misconception: "giving_must_hurt" },
    ],
  }),
];
