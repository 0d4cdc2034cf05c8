import { sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, readers } from "./ideas.ts";

export const coinToday = quiz(1, "Q13", {
  for: readers,
  idea: ideas.sources,
  question_type: "transfer",
  standards: ["EI-1", "EI-6"],
  place: "home",
  situation: "a coin today",
  heading: "A coin by tonight",
  question: "Lu wants a coin [hl]today[/hl]. What could bring one in?",
  answers: [
    {
      text: "Ask the cash machine",
      picture: own.cashMachine,
      misconception: "machine_gives",
      whyNot: "It hands out saved money. Who put it in?",
    },
    { text: "Pull weeds for a neighbor", right: true, picture: own.weeds },
    {
      text: "Win free gems in a phone game",
      picture: pictures.game,
      misconception: "taps_are_no_money",
      whyNot: "Take the gems to the baker. What does he say?",
    },
  ],
  glimm: "Do work that people need, and a coin can come in!",
  hint: "Who could need help today?",
});

export const whyPaid = quiz(1, "Q15", {
  for: readers,
  idea: ideas.jobs,
  question_type: "story",
  standards: ["EI-1"],
  place: "hospital",
  situation: "the nurse",
  heading: "Paid for work",
  question: "The nurse helps sick people all day. [hl]Why[/hl] does she get paid?",
  answers: [
    {
      text: "She is such a nice person",
      misconception: "pay_shows_worth",
      whyNot: "Nice people are home today. What does she do there?",
    },
    { text: "People need what she does", right: true },
    {
      text: "The bank pays all of us",
      misconception: "machine_gives",
      whyNot: "Then why does she get up at six?",
    },
  ],
  glimm: "Her work helps people who need it. That is what pay is for.",
  hint: "Think of what she does all day.",
});

export const whoPaysWhom = sort(1, "A10", {
  for: readers,
  idea: ideas.jobs,
  question_type: "transfer",
  standards: ["EI-1", "EI-7"],
  place: "town",
  situation: "who pays whom",
  question: "All these people work. [hl]Who pays[/hl] each of them?",
  baskets: ["A customer", "A company", "The whole town"],
  things: [
    {
      name: "Barber",
      in: "A customer",
      why: "Snip, snip, done! Who gets up from the chair and pays?",
      picture: own.scissors,
    },
    {
      name: "Firefighter",
      in: "The whole town",
      why: "She comes to each fire. No one pays at the door.",
      picture: own.fireHelmet,
    },
    {
      name: "Truck driver of a toy maker",
      in: "A company",
      why: "He drives boxes for his boss. Who sells what is inside?",
      picture: own.truck,
    },
    {
      name: "Teacher at the town's school",
      in: "The whole town",
      why: "Every child may come. All people pay a bit, as tax.",
      picture: pictures.book,
    },
    {
      name: "Dog walker",
      in: "A customer",
      why: "She walks one family's dog. Who asked her to?",
      picture: own.dog,
    },
    {
      name: "Robot builder in a factory",
      in: "A company",
      why: "She builds, the factory sells. Who pays her each month?",
      picture: pictures.robot,
    },
  ],
  glimm: "Somebody needs each job. That is who pays for it!",
});

export const beepPaid = quiz(1, "Q14", {
  for: readers,
  idea: ideas.sources,
  question_type: "transfer",
  standards: ["EI-1", "SP-6"],
  place: "store",
  situation: "paying by phone",
  heading: "Beep!",
  question: "Ms. Lee pays with her [hl]phone[/hl]. Beep! Where did that money come from?",
  answers: [
    {
      text: "The phone made it",
      misconception: "machine_gives",
      whyNot: "A phone only sends it. Who had it before?",
    },
    {
      text: "Banks give it to everyone",
      misconception: "machine_gives",
      whyNot: "A bank keeps what people bring. How did she get it?",
    },
    { text: "She got it for her work", right: true },
    {
      text: "A beep costs nothing",
      misconception: "taps_are_no_money",
      whyNot: "Look at what she has before and after the beep.",
    },
  ],
  glimm: "Coin, card or beep: first, somebody worked for it.",
  hint: "What was there before the beep?",
});

export const pilotsPay = quiz(1, "Q16", {
  for: readers,
  idea: ideas.jobs,
  question_type: "transfer",
  standards: ["EI-2"],
  place: "airport",
  situation: "pilot and bag loader",
  heading: "Two jobs at the airport",
  question:
    "It takes weeks to learn to load bags. It takes [hl]years[/hl] to learn to fly. Why does a pilot get more pay?",
  answers: [
    {
      text: "The pilot is a better person",
      misconception: "pay_shows_worth",
      whyNot: "Both bring you home. What did each have to learn?",
    },
    { text: "Few people can do that job", right: true },
    {
      text: "A big plane costs a lot",
      misconception: "dear_is_better",
      whyNot: "It isn't the pilot's plane. What can the pilot do?",
    },
    {
      text: "The pilot sits at the very front",
      misconception: "shiny_is_better",
      whyNot: "Sit in the first row at school. Who pays you?",
    },
  ],
  glimm: "Long learning, few who can: that job pays more. Each job helps.",
  hint: "Look at how long each one learns.",
});
