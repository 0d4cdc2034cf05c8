/** Fields of the editor, which are loaded with it. */
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
