import { amount, jars, sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, readers } from "./ideas.ts";

export const braceletsSold = amount(1, "A11", {
  for: readers,
  idea: ideas.earning,
  question_type: "practice",
  standards: ["EI-4"],
  place: "school",
  situation: "bracelets for sale",
  question:
    "Jo makes 8 bracelets and keeps 3. She [hl]sells[/hl] the others for 2 coins each. How many coins does she get?",
  shown_as: "coins",
  least: 0,
  most: 20,
  right: 10,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "Each one that she sells brings two coins. Count again.",
  tooLittleMisconception: "slip: counts bracelets instead of coins",
  tooMuch: "Some stay on her arm. Do those bring coins?",
  tooMuchMisconception: "slip: sells the ones that she keeps",
  glimm: "Five sold, two coins each. What you keep brings none in.",
});

export const howItCame = sort(1, "A13", {
  for: readers,
  idea: ideas.kinds,
  question_type: "transfer",
  standards: ["EI-6"],
  place: "home",
  situation: "how coins came",
  question: "Sam got coins in six ways. Were they [hl]earned[/hl] or [hl]given[/hl]?",
  baskets: ["Earned", "Given", "Can be both"],
  things: [
    {
      name: "For pulling weeds",
      in: "Earned",
      why: "An hour of dirt and muddy knees. Play or work?",
      picture: own.weeds,
    },
    {
      name: "For a lost tooth",
      in: "Given",
      why: "It fell out at breakfast. What was the job?",
      picture: own.tooth,
      misconception: "machine_gives",
    },
    {
      name: "As an allowance",
      in: "Can be both",
      why: "Some get it for chores, some just get it. Ask at home!",
      picture: own.purse,
    },
    {
      name: "In a card from an aunt",
      in: "Given",
      why: "She sent them with love. What did he do for them?",
      picture: pictures.birthdayCard,
    },
    {
      name: "For a drawing he sold",
      in: "Earned",
      why: "He drew all day, and somebody paid. For what?",
      picture: own.drawing,
    },
    {
      name: "For walking a dog",
      in: "Earned",
      why: "Four times around the park, in the wind. For fun?",
      picture: own.dog,
    },
  ],
  glimm: "Ask what was done for it: then you know how it came.",
});

export const seedsFirst = amount(1, "A12", {
  for: readers,
  idea: ideas.earning,
  question_type: "practice",
  standards: ["EI-4"],
  place: "market",
  situation: "seeds and plants",
  question:
    "Sam buys seeds for 3 coins. He sells the plants for 9. How many coins did he really [hl]earn[/hl]?",
  shown_as: "coins",
  least: 0,
  most: 12,
  right: 6,
  unit: { one: "coin", many: "coins" },
  each: null,
  tooLittle: "Take off what the seeds cost, just once.",
  tooLittleMisconception: "slip: takes the cost off twice",
  tooMuch: "Those seeds were not free. Pay for them first.",
  tooMuchMisconception: "slip: forgets what the seeds cost",
  glimm: "First the seeds get paid. What is left is earned!",
});

export const giftFromUncle = quiz(1, "Q17", {
  for: readers,
  idea: ideas.kinds,
  question_type: "transfer",
  standards: ["EI-6", "SP-4"],
  place: "phone",
  situation: "a gift from an uncle",
  heading: "Six coins from far away",
  question: "Jo's uncle sends her 6 coins as a [hl]gift[/hl]. What can she do with them?",
  answers: [
    {
      text: "She must spend all six on toys",
      misconception: "gift_must_be_spent",
      whyNot: "Read his message again. Does it say so?",
    },
    { text: "She can plan each coin herself", right: true },
    {
      text: "She has to keep all six forever",
      misconception: "saving_is_never_spending",
      whyNot: "Forever is long. What would her uncle like for her?",
    },
  ],
  glimm: "Earned or given: now they are yours to plan.",
  hint: "Whose coins are they now?",
});

export const sixCoins = jars(1, "A14", {
  for: readers,
  idea: ideas.plan,
  question_type: "decision",
  standards: ["SP-4", "SAV-2"],
  place: "home",
  situation: "your own six coins",
  question: "You get 6 coins. [hl]You choose[/hl]: what is each one for?",
  coins: 6,
  rule: "any",
  jars: [
    {
      name: "Spend",
      coins: 0,
      picture: pictures.jarSpend,
      reply: "A nice treat today! The big wish takes longer.",
    },
    {
      name: "Save",
      coins: 0,
      picture: pictures.jarSave,
      reply: "The big wish comes sooner! Today stays small.",
    },
    {
      name: "Share",
      coins: 0,
      picture: pictures.jarShare,
      reply: "You make a friend smile! Your own wish waits a bit.",
    },
  ],
  glimm: "Each coin has a job, and you chose it.",
});

export const goneByFriday = quiz(1, "Q18", {
  for: readers,
  idea: ideas.plan,
  question_type: "transfer",
  standards: ["SP-4"],
  place: "school",
  situation: "gone by Friday",
  heading: "Where did they go?",
  question:
    "Sam gets 5 coins on Monday. By Friday they are [hl]gone[/hl], and he can't say where. What helps him most?",
  answers: [
    {
      text: "Spend all five on Monday",
      misconception: "spend_now",
      whyNot: "Then they are gone four days sooner. And Friday?",
    },
    { text: "Plan each coin on Monday", right: true },
    {
      text: "Never spend a coin again",
      misconception: "saving_is_never_spending",
      whyNot: "No comic, no ball game, ever? What are coins for?",
    },
    {
      text: "Ask for bigger, shinier coins",
      misconception: "shiny_is_better",
      whyNot: "Big ones roll away just as fast. Where to?",
    },
  ],
  glimm: "Coins go fast. One that has a job goes where you want.",
  hint: "What does he not know on Friday?",
});

export const swimAndGoal = jars(1, "A15", {
  for: readers,
  idea: ideas.plan,
  question_type: "practice",
  standards: ["SP-4", "SAV-1"],
  place: "friends",
  situation: "swim ticket and goal",
  question:
    "Jo has 7 coins. A swim with friends costs 3. Her goal gets [hl]at least[/hl] 3. What is each coin for?",
  coins: 7,
  rule: "at_least",
  jars: [
    {
      name: "Swim",
      coins: 3,
      picture: own.pool,
      reply: "The lady at the pool wants three. Count these.",
      misconception: "slip: puts less than the price aside",
    },
    {
      name: "Goal",
      coins: 3,
      picture: pictures.jarSave,
      reply: "At least three go to the goal. Count these.",
      misconception: "slip: puts less than the goal's share aside",
    },
    {
      name: "Free to use",
      coins: 0,
      picture: pictures.jarSpend,
      reply: "Here lies what is left in the end.",
    },
  ],
  glimm: "To swim, to save, and the rest to choose. Each coin has a job!",
});
