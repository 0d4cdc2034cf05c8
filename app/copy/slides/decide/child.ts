import { sumText } from "#domain/slides/money.ts";
import type { Money } from "#domain/slides/money.ts";

/** '3 coins', '1 coin' or '$45.98'. */
const sum = (amount: number, money: Money) =>
  money === "coins" && amount === 1
    ? "1 coin"
    : `${sumText(amount, money)}${money === "coins" ? " coins" : ""}`;

/** What children read and hear on a decide slide. */
export const decide = {
  heading: "You decide",
  sum,
  options: "What you can choose",
  price: (amount: number, money: Money) => sum(amount, money),
  costs: (amount: number, money: Money) => `costs ${sum(amount, money)}`,
  purse: (amount: number, money: Money) => `In the purse: ${sum(amount, money)}`,
  left: (amount: number, money: Money) => `${sum(amount, money)} left`,
  waits: "Has to wait",
  youGet: "You get",
  chooseOne: "I choose this",
  chooseBasket: "This is my basket",
  times: "What happens",
  andThen: "And then?",
  next: "Next",
  laughs: "Ha!",
  thinks: "Hm...",
  gaveUp: "That stayed behind.",
  lookAgain: "Look again",
  keep: "I keep it",
  different: "Try another",
  yourChoice: "You chose",
  done: "You decided!",
};
