import { pay, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const needOrWantBaskets = sort(2, "A3", {
  question: "Pocket showed us what we need. Is it a [hl]need[/hl] that he showed?",
  baskets: ["He showed it", "Another need", "A want"],
  things: [
    {
      name: "A bowl of soup",
      in: "He showed it",
      why: "We need food. Pocket slurped his soup.",
      picture: pictures.soup,
    },
    {
      name: "A loaf of bread",
      in: "Another need",
      why: "We need food. But he ate no bread.",
      picture: pictures.bread,
    },
    {
      name: "A warm coat",
      in: "He showed it",
      why: "We need warm clothes. Pocket put on the coat.",
      picture: pictures.coat,
    },
    {
      name: "Glitter stickers",
      in: "A want",
      why: "Stickers are fun. They can wait.",
      picture: pictures.glitterStickers,
    },
    {
      name: "Dry boots",
      in: "Another need",
      why: "A need! But he showed no boots yet.",
      picture: pictures.plainBoots,
    },
    {
      name: "A toothbrush",
      in: "Another need",
      why: "A need! But he showed no brush.",
      picture: pictures.toothbrush,
    },
  ],
  glimm: "Needs here, wants there. You see it!",
});

export const insteadOfWater = quiz(2, "Q7", {
  heading: "In Pocket's bag",
  question: "Pocket left his water at home. What did he [hl]pack[/hl]?",
  answers: [
    {
      text: "Candy",
      picture: pictures.candy,
      whyNot: "No candy in this bag. Think of the beach.",
    },
    { text: "Shells", right: true, picture: pictures.shells },
    {
      text: "Toys",
      picture: pictures.robot,
      whyNot: "No toys in this bag. Think of the beach.",
    },
    {
      text: "Books",
      picture: pictures.book,
      whyNot: "Not books. You find them on the beach.",
    },
    {
      text: "Stickers",
      picture: pictures.glitterStickers,
      whyNot: "No stickers in this bag. Think of the beach.",
    },
  ],
  glimm: "So pretty! But we can't drink shells.",
  hint: "You can pick them up at the beach.",
});

export const canBeBoth = quiz(2, "Q11", {
  heading: "A tricky one",
  question: "Need or want? Pocket said one thing can be [hl]both[/hl]. Which one?",
  answers: [
    { text: "A bike", picture: pictures.bike, whyNot: "Maybe so! But you can't ride this one." },
    { text: "A coat", picture: pictures.coat, whyNot: "Maybe so! But you can't wear this one." },
    { text: "A book", picture: pictures.book, whyNot: "Maybe so! But you can't read this one." },
    { text: "An apple", right: true, picture: pictures.apple },
    { text: "Bread", picture: pictures.bread, whyNot: "Close! But this one is round." },
  ],
  glimm: "A snack can fill us up, or just taste good. It can be both!",
  hint: "He asked about a snack.",
});

export const needThenWants = pay(2, "A4", {
  question:
    "Pocket's feet are wet. Buy what he [hl]needs[/hl], and the first two things he [hl]wanted[/hl].",
  budget: 9,
  goods: [
    { name: "A kite", price: 3, picture: pictures.kite },
    { name: "Ice cream", price: 2, picture: pictures.iceCream, isNeed: true },
    { name: "Plain boots", price: 4, picture: pictures.plainBoots, isNeed: true },
    { name: "A hat", price: 2, picture: pictures.hat },
    { name: "A robot", price: 3, picture: pictures.robot, isNeed: true },
    { name: "Candy", price: 2, picture: pictures.candy },
  ],
  tooLittle: "Not yet. Dry feet, and his first two wants.",
  tooMuch: "That costs more than your nine coins.",
  glimm: "Dry feet first! And his last want can wait.",
});

export const sixCoinsEach = quiz(2, "Q12", {
  heading: "In the island shop",
  question: "Pocket had six coins. Two things cost [hl]six[/hl] coins each. Find both.",
  answers: [
    {
      text: "The boots",
      picture: pictures.plainBoots,
      whyNot: "We saw boots before. But not in this shop.",
    },
    { text: "The robot", right: true, picture: pictures.robot },
    {
      text: "The medicine",
      picture: pictures.medicine,
      whyNot: "Nobody was sick. Pocket did not look at medicine.",
    },
    { text: "The ball", picture: pictures.ball, whyNot: "There was no ball in this shop." },
    { text: "The coat", right: true, picture: pictures.coat },
    {
      text: "The teddy",
      picture: pictures.teddy,
      whyNot: "There was no teddy in this shop.",
    },
  ],
  glimm: "He could buy just one. The coat came first. It is a need!",
  hint: "One is a need. The other is a want, and it can wait.",
});

export const rolledAway = quiz(2, "Q13", {
  heading: "Do you remember?",
  question: "Money runs out. Where did Pocket's coin once [hl]roll[/hl]?",
  answers: [
    {
      text: "Under his bed",
      picture: pictures.bed,
      whyNot: "Not under the bed. It made a splash!",
    },
    { text: "Into a boot", picture: pictures.plainBoots, whyNot: "Not a boot. It made a splash!" },
    {
      text: "Onto the bus",
      picture: pictures.bus,
      whyNot: "It did not ride away. It went splash!",
    },
    { text: "Into his soup", right: true, picture: pictures.soup },
    {
      text: "Down to the sea",
      picture: pictures.shells,
      whyNot: "It made a splash. But he was not at the sea.",
    },
  ],
  glimm: "Splash! So each coin gets a job.",
  hint: "It was close to his mouth.",
  reviews: [1],
});
