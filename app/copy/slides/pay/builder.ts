import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";
import type { PayMode } from "#domain/slides/pay/start.ts";

export const pay: BuilderWords<"pay"> = {
  name: "Pay",
  add: "Add Pay Slide",
  hint: "A price to pay, change to give, or a budget to keep",
  part: (place) => `product ${place}`,
  checks: {
    ...activityCheckWords,
    price_unpayable: "The purse cannot pay the exact price.",
    nothing_to_give: "The buyer paid no more than the price: there is no change.",
    change_impossible: "The till cannot give the exact change.",
    needs_beyond_budget: "The budget is too small for what is needed.",
    no_good_name: "The product has no name.",
    same_name: "Two products have the same name.",
    too_few_goods: "There are fewer than three products to choose from.",
    no_choice: "There is nothing to choose: all products fit the budget, or none is needed.",
    no_good_audio: "The product's name is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_too_little: "There are no words for too little.",
    no_too_little_audio: "The words for too little are not spoken.",
    no_too_much: "There are no words for too much.",
    no_too_much_audio: "The words for too much are not spoken.",
  },
};

/** Fields of the editor. */
export const payFields = {
  mode: "What the child does",
  modes: {
    price: "Pays an exact price",
    change: "Gives change",
    budget: "Buys within a budget",
  } satisfies Record<PayMode, string>,
  unit: "Sign or word for money (empty: coins)",
  paid: "The buyer pays",
  budget: "Budget",
  purse: { price: "Coins in the purse", change: "Coins in the till" },
  valueHead: "Value",
  countHead: "How many",
  value: (place: number) => `Coin ${place}: value`,
  count: (place: number) => `Coin ${place}: how many`,
  addCoin: "Add Coin",
  deleteCoin: (place: number) => `Delete coin ${place}`,
  tooManyCoins: "More than 20 coins do not fit. Take some out.",
  sameValue: "Two coins have the same value.",
  goods: { one: "What is sold", several: "Products" },
  good: (place: number) => `Product ${place}`,
  price: "price",
  needs: (place: number) => `Product ${place} must be bought`,
  addGood: "Add Product",
  deleteGood: (place: number) => `Delete product ${place}`,
  tooLittle: {
    coins: "Said when it is too little",
    budget: "Said when something needed is missing",
  },
};
