import { pay, sort } from "../activities.ts";
import { quiz } from "../build.ts";
import { pictures } from "../pictures.ts";

export const needOrWantBaskets = sort(2, "A1", {
  question: "Is it a [hl]need[/hl] or a [hl]want[/hl]?",
  baskets: ["Need", "Want"],
  things: [
    {
      name: "Clean water",
      in: "Need",
      why: "Our bodies need water every day.",
      picture: pictures.water,
    },
    {
      name: "A toy robot",
      in: "Want",
      why: "A robot is fun. We can live well without it.",
      picture: pictures.robot,
    },
    {
      name: "A safe home",
      in: "Need",
      why: "A home keeps us warm and safe. Everybody needs one.",
      picture: pictures.house,
    },
    {
      name: "Ice cream",
      in: "Want",
      why: "Ice cream tastes good. But other food fills us up.",
      picture: pictures.iceCream,
    },
    {
      name: "A toothbrush",
      in: "Need",
      why: "Clean teeth keep us well. That is a need.",
      picture: pictures.toothbrush,
    },
    {
      name: "Glitter stickers",
      in: "Want",
      why: "Stickers are fun. They can wait.",
      picture: pictures.glitterStickers,
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

export const rainInTheShop = pay(2, "A2", {
  question: "It rains. Your feet are wet. You have six coins. Buy what you [hl]need[/hl].",
  budget: 6,
  goods: [
    { name: "Glitter boots", price: 9, picture: pictures.glitterBoots },
    { name: "Stickers", price: 5, picture: pictures.glitterStickers },
    { name: "Plain boots", price: 4, picture: pictures.plainBoots, isNeed: true },
    { name: "Candy", price: 2, picture: pictures.candy },
  ],
  tooLittle: "Your feet are still wet. What keeps them dry?",
  tooMuch: "That costs more than your six coins.",
  glimm: "Dry feet first. Then a treat, if coins are left!",
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
