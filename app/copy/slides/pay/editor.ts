import type { PayMode } from "#domain/slides/pay/start.ts";

/** Fields of the editor, which are loaded with it. */
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
