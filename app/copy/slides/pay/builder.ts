import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

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
