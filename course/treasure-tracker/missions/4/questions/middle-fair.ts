import { sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { decide } from "../../../decide.ts";
import { pictures } from "../../../pictures.ts";
import { ideasFor } from "./ideas.ts";

/* For children of 7 to 10, after the third story: what is given up, and ads. */

const about = ideasFor("middle");

export const fair = decide(4, "A25", {
  ...about.giveUp,
  question_type: "decision",
  place: "school",
  situation: "school fair",
  question: "School fair, [hl]8 coins[/hl]. Fill your basket!",
  basket: true,
  budget: 8,
  favorite: {
    question: "First: what would you love most?",
    givenUp: "You gave up your favorite. On purpose? Then it's fine!",
  },
  over: "The purse is empty. Put one back.",
  times: ["Today", "Next week"],
  options: [
    {
      name: "Face paint",
      picture: pictures.facePaint,
      price: 3,
      follows: [{ says: "A tiger till bedtime!" }, { says: "The tiger went down the drain." }],
    },
    {
      name: "Popcorn",
      picture: pictures.popcorn,
      price: 2,
      follows: [{ says: "Crunch! Gone in five minutes." }, { says: "One crumb in your pocket." }],
    },
    {
      name: "Bouncy ball",
      picture: pictures.ball,
      price: 5,
      follows: [{ says: "Boing! Over the roof." }, { says: "It still bounces." }],
    },
    {
      name: "Plant for home",
      picture: pictures.plant,
      price: 4,
      follows: [{ says: "Everyone at home says: ooh!" }, { says: "A new leaf!" }],
    },
    {
      name: "Keep the coins",
      picture: pictures.jarSave,
      follows: [
        { says: "You look at all of it. Full pockets!", purse: 8 },
        { says: "Eight coins wait in your jar.", purse: 8 },
      ],
    },
  ],
  cost: {
    own: "That is in your basket! What stayed behind?",
    costs: [
      {
        name: "Coins for later",
        picture: pictures.coin,
        rightIfSpent: true,
        reply: "Turn the purse over. What is left for later?",
      },
    ],
  },
  glimm: "You picked, and you can say what stayed at the fair.",
});

export const poolOrPass = quiz(4, "Q15", {
  ...about.giveUp,
  for_review: true,
  question_type: "transfer",
  place: "friends",
  situation: "game pass or pool",
  heading: "On Saturday",
  question:
    "Ben has 4 coins. On Monday he buys a game pass for 4. On Saturday all his friends go to the pool, 4 coins each. What happens [hl]on Saturday[/hl]?",
  answers: [
    {
      text: "He swims and has the pass",
      whyNot: "Open his purse on Saturday. What is inside?",
      misconception: "can_have_both",
    },
    { text: "He has the pass, no swim", right: true },
    {
      text: "The pool is free by then",
      whyNot: "Read the sign at the pool. Does it change by Saturday?",
      misconception: "later_is_free",
    },
  ],
  glimm: "Four coins, one thing. Pool next time?",
});

export const shoeAd = sort(4, "A18", {
  ...about.ads,
  question_type: "transfer",
  place: "street",
  situation: "shoe ad",
  question: "A shoe ad says this. What is a [hl]fact[/hl], what is a [hl]trick[/hl]?",
  baskets: ["Fact", "Trick"],
  things: [
    { name: "Cost: 12 coins", in: "Fact", why: "Look at the tag: you can check it." },
    {
      name: "All kids have them",
      in: "Trick",
      why: "Did anybody count?",
      misconception: "everybody_has_it",
    },
    { name: "Made of rubber", in: "Fact", why: "Touch the shoe: you can check it." },
    {
      name: "Don't be left out",
      in: "Trick",
      why: "Does it tell about the shoe, or make you worry?",
      misconception: "spend_now",
    },
    { name: "Sizes 1 to 6", in: "Fact", why: "Look on the boxes: you can check it." },
    {
      name: "Run like a rocket",
      in: "Trick",
      why: "How would you check that?",
      misconception: "ad_is_a_friend",
    },
  ],
  glimm: "A fact can be checked. A trick only pulls!",
});

export const poolPoster = quiz(4, "Q16", {
  ...about.ads,
  question_type: "transfer",
  place: "pool",
  situation: "poster at the pool",
  heading: "At the pool",
  question: "A poster sells a drink. Which line uses [hl]other kids[/hl] to pull you in?",
  answers: [
    {
      text: "Only 2 coins a can",
      whyNot: "That is about the price. Where are the kids in it?",
      misconception: "cheap_is_best",
    },
    { text: "All cool kids drink it", right: true },
    {
      text: "The biggest can ever",
      whyNot: "That is about the can. Where are the kids in it?",
      misconception: "shiny_is_better",
    },
    {
      text: "Get it before it's gone",
      whyNot: "That one hurries you. Is anybody else in it?",
      misconception: "spend_now",
    },
  ],
  glimm: "Did anybody ask all of them?",
});
