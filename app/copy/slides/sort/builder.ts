import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

export const sort: BuilderWords<"sort"> = {
  name: "Sort",
  add: "Add Sort Slide",
  hint: "Things to put into baskets",
  part: (place) => `thing ${place}`,
  checks: {
    ...activityCheckWords,
    too_few_things: "There are fewer than three things.",
    no_thing_name: "The thing has no name.",
    no_right_basket: "No basket is right for this thing.",
    no_basket_name: "A basket has no name.",
    same_name: "Two things, or two baskets, have the same name.",
    unused_basket: "Nothing belongs in one of the baskets.",
    no_basket_audio: "A basket's name is not spoken.",
    no_thing_audio: "The thing's name is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_why: "There is no reason why the thing belongs there.",
    no_why_audio: "The reason is not spoken.",
  },
};

/** Fields of the editor. */
export const sortFields = {
  baskets: "Baskets",
  basket: (place: number) => `Basket ${place}`,
  basketName: (place: number) => `Basket ${place}: name`,
  basketAudio: (place: number) => `Basket ${place}: voice`,
  addBasket: "Add a third basket",
  deleteBasket: (place: number) => `Delete basket ${place}`,
  things: "Things to sort",
  thing: (place: number) => `Thing ${place}`,
  goesIn: (thing: number) => `Thing ${thing} goes in`,
  goesInto: "Goes into (one or more):",
  why: "why it belongs there",
  whyAudio: "voice for the reason",
  addThing: "Add Thing",
  deleteThing: (place: number) => `Delete thing ${place}`,
  enough: "Eight things are enough.",
};
