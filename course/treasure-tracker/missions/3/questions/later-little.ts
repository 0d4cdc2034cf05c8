import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures, shown } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Asked in reviews only, from 3 to 6. */

const bank = { for: ["little"], for_review: true } satisfies Extras;

export const laterLittle = [
  quiz(3, "Q46", {
    ...bank,
    idea: ideas.weeks,
    question_type: "practice",
    standards: ["SAV-1"],
    place: "store",
    situation: "a doll for three",
    heading: "A doll for Sam",
    question: "The doll costs 3. Sam has 1. How many [hl]more[/hl]?",
    answers: [
      {
        text: "one",
        picture: pictures.coin,
        whyNot: "That one is in his hand. Count on to three.",
        misconception: "slip: takes the coin that he has",
      },
      { text: "two", right: true, picture: shown("two-coins", "Two coins") },
      {
        text: "three",
        picture: pictures.threeCoins,
        whyNot: "He has a coin. Start with that one!",
        misconception: "slip: counts the whole price",
      },
    ],
    glimm: "One, and then two more. Hello, doll!",
  }),
  quiz(3, "Q47", {
    ...bank,
    idea: ideas.weeks,
    question_type: "practice",
    standards: ["SAV-1"],
    place: "home",
    situation: "one more each day",
    heading: "Clink!",
    question: "Two coins are in. One more each day. Which jar is [hl]next[/hl]?",
    answers: [
      {
        text: "two",
        picture: pictures.saveJar(2),
        whyNot: "That is the jar of today. Sleep, wake up, clink!",
        misconception: "slip: stays with what is in",
      },
      { text: "three", right: true, picture: pictures.saveJar(3) },
      {
        text: "four",
        picture: pictures.saveJar(4),
        whyNot: "Wow, you run! One clink each day.",
        misconception: "slip: adds two at once",
      },
    ],
    glimm: "Two, clink, three. It grows while you sleep!",
  }),
  quiz(3, "Q48", {
    ...bank,
    idea: ideas.waiting,
    question_type: "transfer",
    standards: ["SAV-1", "SP-5"],
    place: "home",
    situation: "waiting for skates",
    heading: "Sam waits",
    question: "Sam waits for skates. What [hl]helps[/hl]?",
    answers: [
      {
        text: "watch clips",
        picture: pictures.screen,
        whyNot: "A clip, a toy, a clip, a toy. Now he wants ten!",
        misconception: "ad_is_a_friend",
      },
      {
        text: "go and look",
        picture: pictures.toyShop,
        whyNot: "His nose is on the glass. Is it easy there?",
        misconception: "spend_now",
      },
      { text: "do a puzzle", right: true, picture: pictures.puzzle },
    ],
    glimm: "Click, click, click, and the day is gone!",
  }),
  quiz(3, "Q49", {
    ...bank,
    idea: ideas.waiting,
    question_type: "transfer",
    standards: ["SAV-1"],
    place: "friends",
    situation: "coins that itch",
    heading: "They itch!",
    question: "Kim holds her coins. They itch! What helps her [hl]wait[/hl]?",
    answers: [
      { text: "a jar", right: true, picture: pictures.jarSave },
      {
        text: "a shop",
        picture: shown("store", "A shop"),
        whyNot: "One foot in, and clink! What is left to wait with?",
        misconception: "spend_now",
      },
      {
        text: "a game",
        picture: pictures.game,
        whyNot: "Tap, tap! It begs for coins. Do hers sleep now?",
        misconception: "taps_are_no_money",
      },
    ],
    glimm: "Lid on. Good night, coins!",
  }),
  quiz(3, "Q50", {
    ...bank,
    idea: ideas.taking,
    question_type: "transfer",
    standards: ["SP-3"],
    place: "store",
    situation: "boat coins for candy",
    heading: "Yum!",
    question: "Ben took boat coins for candy. When does the boat [hl]come[/hl]?",
    answers: [
      {
        text: "now",
        picture: pictures.boatForFour,
        whyNot: "Look at the jar. Is it full?",
        misconception: "later_is_free",
      },
      {
        text: "never",
        picture: pictures.emptyBox,
        whyNot: "The jar is still there. Clink, put some in!",
        misconception: "saving_is_never_spending",
      },
      { text: "later", right: true, picture: pictures.calendar },
    ],
    glimm: "Yum now, and the boat a bit on. He picked!",
  }),
  quiz(3, "Q51", {
    ...bank,
    idea: ideas.safe,
    question_type: "transfer",
    standards: ["SAV-4"],
    place: "home",
    situation: "coins at home",
    heading: "A safe place",
    question: "Where are Sam's coins [hl]safe[/hl] at home?",
    answers: [
      { text: "a piggy bank", right: true, picture: pictures.piggyBank },
      {
        text: "a toy truck",
        picture: shown("truck", "A truck"),
        whyNot: "Vroom! It drives off with them. Under the couch?",
        misconception: "shiny_is_better",
      },
      {
        text: "the popcorn",
        picture: pictures.popcorn,
        whyNot: "Munch, munch, crack! Was that a coin?",
        misconception: "spend_now",
      },
    ],
    glimm: "Oink! The pig eats them and gives them back.",
  }),
  quiz(3, "Q52", {
    ...bank,
    idea: ideas.safe,
    question_type: "practice",
    standards: ["SAV-4"],
    place: "bank",
    situation: "two in the bank, one out",
    heading: "At the bank",
    question: "Ben's bank has his two coins. He takes one. What [hl]stays[/hl]?",
    answers: [
      {
        text: "none",
        picture: pictures.handWith(0),
        whyNot: "He did not take them all. Count again!",
        misconception: "slip: takes both out",
      },
      { text: "one", right: true, picture: pictures.handWith(1) },
      {
        text: "two",
        picture: pictures.handWith(2),
        whyNot: "Look in his hand. Did that come out of the bank?",
        misconception: "slip: forgets what he took",
      },
    ],
    glimm: "The bank counts well, and so do you!",
  }),
];
