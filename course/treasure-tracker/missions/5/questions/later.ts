import { amount } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { ideas } from "./ideas.ts";

/* Asked in reviews only, from 7 on: two new cases of each idea. */

const bank = { for: ["middle", "older", "teen"], for_review: true } satisfies Extras;

export const later = [
  quiz(5, "Q38", {
    ...bank,
    idea: ideas.ways,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "phone",
    situation: "a clip for the food bank",
    heading: "Action!",
    question:
      "Noor makes great clips. Few people in town know of the food bank. What is her [hl]best gift[/hl]?",
    answers: [
      {
        text: "Nothing, a clip is no money",
        misconception: "giving_must_hurt",
        whyNot: "Forty people saw it and came with rice. Is that nothing?",
      },
      { text: "A clip that shows it to many", right: true },
      {
        text: "Her lunch coins of this month",
        misconception: "giving_must_hurt",
        whyNot: "Soon she stands in line there. And what is Noor good at?",
      },
    ],
    glimm: "Her skill is a gift. Cut! That was perfect.",
  }),
  quiz(5, "Q39", {
    ...bank,
    idea: ideas.ways,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "home",
    situation: "an uncle who is alone",
    heading: "For Uncle Max",
    question:
      "Kim's Uncle Max is alone a lot. Three children give him something. Who gives him [hl]time[/hl]?",
    answers: [
      {
        text: "Ana sends him 5 coins by mail",
        misconception: "giving_must_hurt",
        whyNot: "He buys cake with them. Who eats it with him?",
      },
      { text: "Cy plays chess with him till 6", right: true },
      {
        text: "Bo brings him the newest radio",
        misconception: "dear_is_better",
        whyNot: "It plays all day. Does it ask how he is?",
      },
    ],
    glimm: "Checkmate! Uncle Max laughs, and asks for one more game.",
  }),
  quiz(5, "Q40", {
    ...bank,
    idea: ideas.enough,
    question_type: "transfer",
    standards: ["SP-2", "SP-4"],
    place: "home",
    situation: "nine a month and the cat home",
    heading: "For the cats",
    question:
      "Noor gets 9 coins a month. 7 go to needs and her goal. Which plan to help the cat home [hl]lasts[/hl]?",
    answers: [
      {
        text: "All nine, in the first month",
        misconception: "giving_must_hurt",
        whyNot: "The cats purr. And what does she eat for lunch?",
      },
      { text: "Two each month, all year long", right: true },
      {
        text: "None, until she is really rich",
        misconception: "later_is_free",
        whyNot: "Cats eat today. On which day is she 'rich'?",
      },
    ],
    glimm: "Two, twelve times. That is a lot of purring!",
  }),
  amount(5, "A17", {
    ...bank,
    idea: ideas.enough,
    question_type: "practice",
    standards: ["SP-2"],
    place: "friends",
    situation: "four friends and the shelter dogs",
    question:
      "Four friends give 1 coin each, every week. A bed for the shelter dogs costs 12. How many [hl]weeks[/hl] is that?",
    shown_as: "weeks",
    least: 1,
    most: 12,
    right: 3,
    unit: { one: "week", many: "weeks" },
    each: null,
    tooLittle: "Four coins come in each week. Count up to twelve.",
    tooLittleMisconception: "slip: stops counting before twelve",
    tooMuch: "All four of them give. How much comes in each week?",
    tooMuchMisconception: "slip: counts one coin a week",
    glimm: "Four, eight, twelve. Small coins, and a very happy bed!",
  }),
  quiz(5, "Q41", {
    ...bank,
    idea: ideas.helps,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "phone",
    situation: "lost photos on a phone",
    heading: "Where are they?",
    question: "Grandpa can't find the photos on his new phone. What [hl]helps[/hl] him most?",
    answers: [
      {
        text: "A phone with more buttons on it",
        misconception: "dear_is_better",
        whyNot: "More buttons to get lost in. What does he look for?",
      },
      { text: "An hour with him at his phone", right: true },
      {
        text: "A whole day of work in his yard",
        misconception: "giving_must_hurt",
        whyNot: "Not one weed is left! And where are the photos?",
      },
    ],
    glimm: "Swipe, tap, and there is Grandma in a canoe!",
  }),
  quiz(5, "Q42", {
    ...bank,
    idea: ideas.helps,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "store",
    situation: "the list of the food bank",
    heading: "The list",
    question:
      "The food bank has a list. On it: baby food. Tim has 4 coins. What should he [hl]bring[/hl]?",
    answers: [
      {
        text: "Old candy he doesn't like",
        misconception: "cheap_is_best",
        whyNot: "It cost him nothing. How many teeth has a baby?",
      },
      { text: "A jar of baby food, for 4", right: true },
      {
        text: "A star toy that squeaks, for 4",
        misconception: "shiny_is_better",
        whyNot: "Squeak! Now the baby is up, and hungry. The list?",
      },
    ],
    glimm: "Just what they asked for. One spoon for you...",
  }),
  quiz(5, "Q43", {
    ...bank,
    idea: ideas.who,
    question_type: "transfer",
    standards: ["MR-2", "SP-2"],
    place: "school",
    situation: "a message about Leo",
    heading: "Who is Leo?",
    question:
      "A message goes around: 'Leo is ill! Send 2 coins!' Nobody in class knows a Leo. What comes [hl]first[/hl]?",
    answers: [
      {
        text: "Send it on to all friends fast",
        misconception: "everybody_has_it",
        whyNot: "Now fifty people don't know Leo. Who asks a question?",
      },
      { text: "Find out, with Mom, who he is", right: true },
      {
        text: "Send two, as it is so little",
        misconception: "small_is_nothing",
        whyNot: "Two from a thousand people. In whose pocket?",
      },
    ],
    glimm: "First who, then how much. Good nose!",
  }),
  quiz(5, "Q44", {
    ...bank,
    idea: ideas.who,
    question_type: "transfer",
    standards: ["MR-2", "SP-2"],
    place: "library",
    situation: "a woman who asks for library books",
    heading: "New books",
    question:
      "A woman asks for coins for library books. Dad knows her, and she shows what they bought. What is [hl]true[/hl]?",
    answers: [
      {
        text: "All who ask want to trick us",
        misconception: "saving_is_never_spending",
        whyNot: "All of them? Look at the shelf: what came of the coins?",
      },
      { text: "Kim can look, then give or not", right: true },
      {
        text: "A nice smile is proof enough here",
        misconception: "ad_is_a_friend",
        whyNot: "A trickster can smile. What did she bring besides that?",
      },
    ],
    glimm: "Known, shown, checked. Now it is up to Kim!",
  }),
  quiz(5, "Q45", {
    ...bank,
    idea: ideas.own,
    question_type: "transfer",
    standards: ["SP-2"],
    place: "school",
    situation: "the second time",
    heading: "Again?",
    question: "Last week Jo gave a girl 2 coins. Now she asks for 2 more. What is [hl]true[/hl]?",
    answers: [
      {
        text: "Who gives once must go on",
        misconception: "paid_so_go_on",
        whyNot: "Did Jo sign something last week?",
      },
      { text: "Jo may say no this time", right: true },
      {
        text: "Jo is mean if she says no",
        misconception: "giving_must_hurt",
        whyNot: "She gave last week. Whose coins are in her jar today?",
      },
    ],
    glimm: "Yes one day, no the next: it is her choice each time.",
  }),
  quiz(5, "Q46", {
    ...bank,
    idea: ideas.own,
    question_type: "transfer",
    standards: ["SP-2", "SAV-3"],
    place: "home",
    situation: "a brother who laughs",
    heading: "Ha, ha!",
    question:
      "Sam's needs are paid. He wants to give 3 of his 9 coins. His brother laughs: 'Keep it all!' What is [hl]true[/hl]?",
    answers: [
      {
        text: "He must keep it all, to be wise",
        misconception: "saving_is_never_spending",
        whyNot: "His needs are paid. What would he like to do?",
      },
      { text: "He can give it, if he wants to", right: true },
      {
        text: "He must give all nine, or none",
        misconception: "giving_must_hurt",
        whyNot: "Three coins, three lunches. Who says all or none?",
      },
    ],
    glimm: "His coins, his choice. The brother has a jar of his own!",
  }),
];
