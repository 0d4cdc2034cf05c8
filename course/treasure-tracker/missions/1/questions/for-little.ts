import { jars } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, little } from "./ideas.ts";

export const luWantsACoin = quiz(1, "Q19", {
  for: little,
  idea: ideas.sources,
  question_type: "transfer",
  standards: ["EI-1"],
  place: "home",
  situation: "Lu wants a coin",
  heading: "A coin for Lu",
  question: "Lu wants a [hl]coin[/hl]. What can bring one?",
  answers: [
    {
      text: "The machine",
      picture: own.cashMachine,
      misconception: "machine_gives",
      whyNot: "It gives back. Who put the coins in?",
    },
    { text: "Pull weeds", right: true, picture: own.weeds },
    {
      text: "A game",
      picture: pictures.game,
      misconception: "taps_are_no_money",
      whyNot: "Tap, tap! Look in her hand. Is a coin there?",
    },
  ],
  glimm: "Lu helps, and she gets paid!",
  hint: "Who needs some help?",
});

export const dadsCard = quiz(1, "Q20", {
  for: little,
  idea: ideas.sources,
  question_type: "transfer",
  standards: ["EI-1", "SP-6"],
  place: "store",
  situation: "Dad pays by card",
  heading: "Dad's card",
  question: "Dad pays with a [hl]card[/hl]. Where is the money from?",
  answers: [
    {
      text: "The card",
      picture: own.bankCard,
      misconception: "machine_gives",
      whyNot: "Shake the card. Does a coin fall out?",
    },
    {
      text: "The shop",
      picture: own.store,
      misconception: "taps_are_no_money",
      whyNot: "The shop gets it now. Who had it first?",
    },
    { text: "His work", right: true, picture: own.hammer },
  ],
  glimm: "Dad works, and he gets paid!",
  hint: "What does Dad do all day?",
});

export const wheelFixed = quiz(1, "Q21", {
  for: little,
  idea: ideas.jobs,
  question_type: "transfer",
  standards: ["EI-1"],
  place: "street",
  situation: "Lu's wheel",
  heading: "It rolls!",
  question: "Lu's wheel rolls again! Who gets the [hl]coin[/hl]?",
  answers: [
    { text: "The fixer", right: true, picture: own.fixer },
    {
      text: "The king",
      picture: own.king,
      misconception: "shiny_is_better",
      whyNot: "His crown shines. Did he turn one screw?",
    },
    {
      text: "Lu keeps it",
      picture: own.keptCoin,
      misconception: "can_have_both",
      whyNot: "It rolls! Who worked for that?",
    },
  ],
  glimm: "He did the work, so he gets paid!",
  hint: "Who has dirty hands?",
});

export const swimLesson = quiz(1, "Q22", {
  for: little,
  idea: ideas.jobs,
  question_type: "transfer",
  standards: ["EI-1", "EI-2"],
  place: "pool",
  situation: "Sam learns to swim",
  heading: "At the pool",
  question: "Sam learns to swim. Who gets [hl]paid[/hl] for that?",
  answers: [
    {
      text: "Sam, the swimmer",
      picture: own.swimmer,
      misconception: "pay_shows_worth",
      whyNot: "Splash! He had fun. Who helped him?",
    },
    { text: "The teacher", right: true, picture: own.swimTeacher },
    {
      text: "The pool",
      picture: own.pool,
      misconception: "machine_gives",
      whyNot: "A pool can't buy lunch. Who worked?",
    },
  ],
  glimm: "She helps Sam. That is her job!",
  hint: "Who helps here?",
});

export const twoCardsSold = quiz(1, "Q23", {
  for: little,
  idea: ideas.earning,
  question_type: "practice",
  standards: ["EI-4"],
  place: "home",
  situation: "cards for sale",
  heading: "Lu's cards",
  question: "Three cards. Lu sells two, one coin each. How many [hl]coins[/hl]?",
  answers: [
    {
      text: "One",
      picture: pictures.coin,
      misconception: "slip: counts the card that she keeps",
      whyNot: "Each card she sells brings one. Count them!",
    },
    { text: "Two", right: true, picture: own.twoCoins },
    {
      text: "Three",
      picture: own.threeCoins,
      misconception: "slip: counts all the cards",
      whyNot: "One card is still in her hand. Did that one sell?",
    },
  ],
  glimm: "A card goes, a coin comes. Lu earned!",
  hint: "Look at what went away.",
});

export const cookiesLeft = quiz(1, "Q24", {
  for: little,
  idea: ideas.earning,
  question_type: "practice",
  standards: ["EI-4"],
  place: "school",
  situation: "cookies for sale",
  heading: "Lu's cookies",
  question: "Five cookies. Lu eats two. How many can she [hl]sell[/hl]?",
  answers: [
    {
      text: "Two",
      picture: own.twoCookies,
      misconception: "slip: counts the ones that she ate",
      whyNot: "Those are in her tummy. What is on the plate?",
    },
    { text: "Three", right: true, picture: own.threeCookies },
    {
      text: "Five",
      picture: own.fiveCookies,
      misconception: "can_have_both",
      whyNot: "Munch, munch! Some are gone. Look at the plate.",
    },
  ],
  glimm: "What we eat, we can't sell.",
  hint: "Look at what is left.",
});

export const fourCoins = jars(1, "A16", {
  for: little,
  idea: ideas.plan,
  question_type: "decision",
  standards: ["SP-4"],
  place: "home",
  situation: "your own four coins",
  question: "You have four coins. [hl]You pick[/hl] a job for each!",
  coins: 4,
  rule: "any",
  jars: [
    {
      name: "Spend",
      coins: 0,
      picture: pictures.jarSpend,
      reply: "Fun today! The big wish can wait.",
    },
    {
      name: "Save",
      coins: 0,
      picture: pictures.jarSave,
      reply: "The big wish comes soon! Today is small.",
    },
    {
      name: "Share",
      coins: 0,
      picture: pictures.jarShare,
      reply: "You help, and a friend smiles!",
    },
  ],
  glimm: "Each coin has a job. You picked it!",
});

export const twoGames = quiz(1, "Q25", {
  for: little,
  idea: ideas.plan,
  question_type: "practice",
  standards: ["SP-1"],
  place: "fair",
  situation: "two games at the fair",
  heading: "At the fair",
  question: "Two coins. Each game takes one. Sam plays twice. What is [hl]left[/hl]?",
  answers: [
    {
      text: "Two",
      picture: own.twoCoins,
      misconception: "can_have_both",
      whyNot: "He paid each time. Look in his hand.",
    },
    {
      text: "One",
      picture: pictures.coin,
      misconception: "slip: pays for one game",
      whyNot: "One, two games! Pay for each of them.",
    },
    { text: "None", right: true, picture: own.noCoin },
  ],
  glimm: "Two games, two coins. All used!",
  hint: "Pay for each game.",
});

export const whatComesFirst = quiz(1, "Q26", {
  for: little,
  idea: ideas.plan,
  question_type: "transfer",
  standards: ["SP-4"],
  place: "home",
  situation: "Lu gets three coins",
  heading: "Three coins for Lu",
  question: "Lu gets three coins. What comes [hl]first[/hl]?",
  answers: [
    {
      text: "Go to the shop",
      picture: own.shoppingBag,
      misconception: "spend_now",
      whyNot: "All gone by noon! What did she wish for most?",
    },
    {
      text: "Hide them",
      picture: own.underBed,
      misconception: "saving_is_never_spending",
      whyNot: "They sleep and sleep. What are they for?",
    },
    { text: "Give them jobs", right: true, picture: own.littleJars },
  ],
  glimm: "First a job for each coin. Then we go!",
  hint: "What do we do before we go?",
});
