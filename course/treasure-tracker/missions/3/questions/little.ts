import { amount, jars } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Questions for children of 3 to 6. */

const bands: Pick<Extras, "for"> = { for: ["little"] };

export const boatCostsFive = amount(3, "A19", {
  ...bands,
  idea: ideas.weeks,
  question_type: "practice",
  standards: ["SAV-1"],
  place: "store",
  situation: "a boat for five",
  question: "The boat costs 5. Lu has 3. How many [hl]more[/hl] coins does she need?",
  shown_as: "coins",
  least: 0,
  most: 5,
  right: 2,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "Lay them next to her three. Count up to five.",
  tooLittleMisconception: "slip: stops counting before five",
  tooMuch: "Count her three first. Then count on to five.",
  tooMuchMisconception: "slip: counts the whole price",
  glimm: "Three, four, five. Two more!",
});

export const almostFull = quiz(3, "Q20", {
  ...bands,
  idea: ideas.weeks,
  question_type: "practice",
  standards: ["SAV-1"],
  place: "home",
  situation: "jars for a drum",
  heading: "Just one more",
  question: "The drum costs 4. Which jar needs [hl]one more[/hl] coin?",
  answers: [
    {
      text: "one coin",
      picture: pictures.saveJar(1),
      whyNot: "One is in. Now count on to four.",
      misconception: "slip: looks for the one that was said",
    },
    { text: "three coins", right: true, picture: pictures.saveJar(3) },
    {
      text: "four coins",
      picture: pictures.saveJar(4),
      whyNot: "Count them. Is any coin missing there?",
      misconception: "slip: looks for the four that was said",
    },
  ],
  glimm: "Three, and one more is four. Boom, boom!",
  hint: "Count the coins, and then one more.",
});

export const waitForTheRobot = quiz(3, "Q21", {
  ...bands,
  idea: ideas.waiting,
  question_type: "transfer",
  standards: ["SAV-1"],
  place: "home",
  situation: "waiting for a robot",
  heading: "Waiting",
  question: "What [hl]helps[/hl] Lu wait for a robot?",
  answers: [
    {
      text: "look at robots",
      picture: pictures.robot,
      whyNot: "She looks and looks. Now she wants ten of them!",
      misconception: "shiny_is_better",
    },
    { text: "read her books", right: true, picture: pictures.book },
    {
      text: "hold her coins",
      picture: pictures.threeCoins,
      whyNot: "Coins in the hand hop out to the shop.",
      misconception: "spend_now",
    },
  ],
  glimm: "One page, two pages. The time runs!",
  hint: "What makes a long day short?",
});

export const waitForTheGift = quiz(3, "Q22", {
  ...bands,
  idea: ideas.waiting,
  question_type: "transfer",
  standards: ["SAV-1"],
  place: "friends",
  situation: "waiting for a gift",
  heading: "Is it time?",
  question: "What [hl]helps[/hl] Sam wait for his gift?",
  answers: [
    {
      text: "peek at it",
      picture: pictures.gift,
      whyNot: "One little peek, and he pulls the bow off!",
      misconception: "spend_now",
    },
    { text: "ride a bike", right: true, picture: pictures.bike },
    {
      text: "ask all day",
      picture: pictures.grownUp,
      whyNot: "Now? Now? Now? Does the day run faster?",
      misconception: "spend_now",
    },
  ],
  glimm: "Whee! And all at once it is time!",
  hint: "What makes a long day short?",
});

export const oneCameOut = quiz(3, "Q23", {
  ...bands,
  idea: ideas.taking,
  question_type: "practice",
  standards: ["SP-3"],
  place: "store",
  situation: "one coin for juice",
  heading: "Look in the jar",
  question: "Jo had 3 coins. She [hl]took 1 out[/hl]. Which jar?",
  answers: [
    {
      text: "one coin",
      picture: pictures.saveJar(1),
      whyNot: "That one is out. How many stay in?",
      misconception: "slip: takes the one that was said",
    },
    { text: "two coins", right: true, picture: pictures.saveJar(2) },
    {
      text: "three coins",
      picture: pictures.saveJar(3),
      whyNot: "One hopped out. Is the jar the same?",
      misconception: "can_have_both",
    },
  ],
  glimm: "Three, take one: two. Her goal waits a bit.",
  hint: "Hold up three fingers. Fold one down.",
});

export const lastDrum = quiz(3, "Q24", {
  ...bands,
  idea: ideas.taking,
  question_type: "transfer",
  standards: ["SP-3"],
  place: "friends",
  situation: "two children save for drums",
  heading: "Two jars",
  question: "Kim and Jo save for drums. Kim spends some. Who waits [hl]longer[/hl]?",
  answers: [
    {
      text: "Jo",
      picture: pictures.saveJar(4),
      whyNot: "This jar is full. Who must fill up again?",
      misconception: "spend_now",
    },
    { text: "Kim", right: true, picture: pictures.saveJar(1) },
    {
      text: "no one",
      picture: pictures.drum,
      whyNot: "Look at the two jars. Are they the same?",
      misconception: "later_is_free",
    },
  ],
  glimm: "Kim fills up again. Then: boom, boom!",
  hint: "Which jar has a long way to go?",
});

export const safeCoins = quiz(3, "Q25", {
  ...bands,
  idea: ideas.safe,
  question_type: "transfer",
  standards: ["SAV-4"],
  place: "beach",
  situation: "coins for next summer",
  heading: "A safe place",
  question: "Where are Lu's coins [hl]safe[/hl]?",
  answers: [
    {
      text: "on the bus",
      picture: pictures.bus,
      whyNot: "The bus drives off. Bye, coins!",
      misconception: "spend_now",
    },
    { text: "in the bank", right: true, picture: pictures.bank },
    {
      text: "under a hat",
      picture: pictures.hat,
      whyNot: "Whoosh, the wind! Where is the hat now?",
      misconception: "cheap_is_best",
    },
  ],
  glimm: "Strong walls. And it gives them back!",
  hint: "Where does a guard look out for them?",
});

export const threeBack = quiz(3, "Q26", {
  ...bands,
  idea: ideas.safe,
  question_type: "transfer",
  standards: ["SAV-4"],
  place: "bank",
  situation: "three coins come back",
  heading: "At the bank",
  question: "Jo gave the bank 3 coins. What comes [hl]back[/hl]?",
  answers: [
    {
      text: "no coins",
      picture: pictures.hand,
      whyNot: "The bank keeps them. It does not eat them!",
      misconception: "saving_is_never_spending",
    },
    { text: "three coins", right: true, picture: pictures.threeCoins },
    {
      text: "a full chest",
      picture: pictures.chest,
      whyNot: "So many! Did Jo bring all of those?",
      misconception: "machine_gives",
    },
  ],
  glimm: "Three in, three out. The bank can count!",
  hint: "How many did she bring?",
});

export const fourCoins = jars(3, "A20", {
  ...bands,
  idea: ideas.taking,
  question_type: "decision",
  standards: ["SP-3", "SAV-1"],
  place: "home",
  situation: "four coins and a boat",
  question: "You save for a boat. Where do your 4 coins go? [hl]You[/hl] pick!",
  coins: 4,
  rule: "any",
  jars: [
    { name: "Save", picture: pictures.jarSave, reply: "Clink! The boat sails up to you." },
    { name: "Spend", picture: pictures.jarSpend, reply: "Yum, a treat now! The boat waits." },
    { name: "Share", picture: pictures.jarShare, reply: "A friend laughs! The boat waits a bit." },
  ],
  glimm: "Each coin has a job!",
  reviews: [1, 2],
});
