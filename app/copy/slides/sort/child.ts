/** What children read and hear on a sort slide. */
export const sort = {
  heading: "Sort",
  things: "Things to sort",
  baskets: "Baskets",
  hold: (thing: string) => `You hold: ${thing}. Where does it go?`,
  isIn: (thing: string, basket: string) => `${thing} is in ${basket}.`,
  contents: (things: readonly string[]) => (things.length === 0 ? "empty" : things.join(", ")),
  left: (count: number) => (count === 1 ? "1 more" : `${count} more`),
};
