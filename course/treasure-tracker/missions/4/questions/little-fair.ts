import { quiz } from "../../../build.ts";
import { decide } from "../../../decide.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* For children of 3 to 6, after their second story: all heard, each choice with a picture. */

const about = ideasFor("little");

export const toy = decide(4, "A23", {
  ...about.giveUp,
  question_type: "decision",
  place: "store",
  situation: "bear or ball",
  question: "You have three coins. Bear, ball or piggy bank? [hl]You pick![/hl]",
  budget: 3,
  times: ["Today", "Tomorrow"],
  options: [
    {
      name: "Bear",
      picture: pictures.teddy,
      price: 3,
      follows: [
        { says: "The bear is yours! Three coins hop away." },
        { says: "You wake up. The bear hugs you." },
      ],
      waits: "The ball waves goodbye.",
    },
    {
      name: "Ball",
      picture: pictures.ball,
      price: 3,
      follows: [
        { says: "The ball is yours! Three coins hop away." },
        { says: "Bounce, bounce, all day long." },
      ],
      waits: "The bear waves goodbye.",
    },
    {
      name: "Piggy bank",
      picture: pictures.piggyBank,
      follows: [
        { says: "Clink! Three coins sleep in the pig.", purse: 3 },
        { says: "Three coins wake up. They are yours.", purse: 3 },
      ],
      waits: "Bear and ball wave goodbye.",
    },
  ],
  cost: {
    own: "That came home with you! Who waves from the shelf?",
    costs: [
      {
        name: "None",
        picture: pictures.emptyBox,
        reply: "Count your toys. How many came home?",
        misconception: "can_have_both",
      },
    ],
  },
  glimm: "You picked one. Bye, bye! Maybe next time.",
});

export const bread = quiz(4, "Q19", {
  ...about.giveUp,
  question_type: "transfer",
  place: "store",
  situation: "bread, grapes",
  heading: "Bread or grapes",
  question: "Lu has two coins. [hl]Bread[/hl] costs two. How many are left?",
  answers: [
    {
      text: "Two",
      picture: pictures.handWith(2),
      whyNot: "Look at the baker. Who has the coins now?",
      misconception: "can_have_both",
    },
    {
      text: "One",
      picture: pictures.handWith(1),
      whyNot: "Bread took her coins. Count what the baker has.",
      misconception: "can_have_both",
    },
    { text: "None", right: true, picture: pictures.handWith(0) },
  ],
  glimm: "All used. The grapes wait.",
});

export const ride = quiz(4, "Q20", {
  ...about.giveUp,
  question_type: "transfer",
  place: "fair",
  situation: "boat or pony",
  heading: "At the fair",
  question: "Lu has one coin. She rides the boat. What did she [hl]give up[/hl]?",
  answers: [
    {
      text: "Boat",
      picture: pictures.boatRide,
      whyNot: "She is in there, splash! What did she not ride?",
      misconception: "can_have_both",
    },
    { text: "Pony", right: true, picture: pictures.ponyRide },
    {
      text: "Both",
      picture: pictures.bothRides,
      whyNot: "Splash! She sits in one. Which one is empty?",
      misconception: "can_have_both",
    },
  ],
  glimm: "One coin, one ride. Bye, pony!",
});

export const gameButton = quiz(4, "Q23", {
  ...about.ads,
  question_type: "transfer",
  place: "tablet",
  situation: "game button",
  heading: "Tap, tap",
  question: "Lu's game has a [hl]coin button[/hl]. What does it take?",
  answers: [
    {
      text: "Her smile",
      picture: pictures.smile,
      whyNot: "The game smiles at us all. What is on that button?",
      misconception: "ad_is_a_friend",
    },
    { text: "Her coin", right: true, picture: pictures.coin },
    {
      text: "Nothing",
      picture: pictures.emptyBox,
      whyNot: "Look at the button. What does it show?",
      misconception: "taps_are_no_money",
    },
  ],
  glimm: "Coins! So we ask a grown-up.",
});

export const tiger = quiz(4, "Q24", {
  ...about.ads,
  question_type: "transfer",
  place: "store",
  situation: "cereal tiger",
  heading: "Who did that?",
  question: "There is a [hl]tiger[/hl] on the cereal. Who put it there?",
  answers: [
    {
      text: "A tiger",
      picture: pictures.tigerPaints,
      whyNot: "Can a tiger paint a box?",
      misconception: "ad_is_a_friend",
    },
    { text: "The seller", right: true, picture: pictures.shopPaints },
    {
      text: "Children",
      picture: pictures.childrenPaint,
      whyNot: "They eat it. Did they make the box?",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "They paint it so that you look!",
});
