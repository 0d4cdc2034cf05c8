import type { PayMode } from "#domain/slides/pay/start.ts";
import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

export const pay: BuilderWords<"pay"> = {
  name: "Pay",
  add: "Add Pay Slide",
  part: (place) => `good ${place}`,
  checks: {
    ...activityCheckWords,
    price_unpayable: "The purse cannot pay the exact price.",
    nothing_to_give: "The buyer paid no more than the price: there is no change.",
    change_impossible: "The till cannot give the exact change.",
    needs_beyond_budget: "The budget is too small for what is needed.",
    no_good_name: "The good has no name.",
    same_name: "Two goods have the same name.",
    too_few_goods: "There are fewer than three goods to choose from.",
    no_choice: "There is nothing to choose: all goods fit the budget, or none is needed.",
    no_good_audio: "The good's name is not spoken.",
    no_picture_alt: "The picture is not said in words.",
    no_too_little: "Nobody says what is wrong when it is too little.",
    no_too_little_audio: "The words for too little are not spoken.",
    no_too_much: "Nobody says what is wrong when it is too much.",
    no_too_much_audio: "The words for too much are not spoken.",
  },
};

/** Fields of the editor. */
export const payFields = {
  mode: "The child",
  modes: {
    price: "pays an exact price",
    change: "gives change",
    budget: "buys within a budget",
  } satisfies Record<PayMode, string>,
  unit: "Sign or word for money (empty: coins)",
  paid: "The buyer pays",
  budget: "Budget",
  purse: { price: "Coins in the purse", change: "Coins in the till" },
  value: (place: number) => `Coin ${place}: value`,
  count: (place: number) => `Coin ${place}: how many`,
  addCoin: "Add Coin",
  deleteCoin: (place: number) => `Delete coin ${place}`,
  tooManyCoins: "More than 20 coins do not fit. Take some out.",
  sameValue: "Two coins have the same value.",
  goods: { one: "What is sold", several: "Goods" },
  good: (place: number) => `Good ${place}`,
  price: "price",
  needs: (place: number) => `Good ${place} must be bought`,
  addGood: "Add Good",
  deleteGood: (place: number) => `Delete good ${place}`,
  tooLittle: {
    coins: "Said when it is too little",
    budget: "Said when something needed is missing",
  },
};
