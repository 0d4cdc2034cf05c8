/** What children read and hear on an order slide. */
export const order = {
  heading: "Put in order",
  items: "Items to put in order",
  places: "Places",
  place: (place: number, end: string) => (end === "" ? `Place ${place}` : `Place ${place}, ${end}`),
  contents: (item: string | null) => item ?? "empty",
  hold: (item: string) => `You hold: ${item}. Which place is right?`,
  isIn: (item: string, place: number) => `${item} is in place ${place}.`,
  left: (count: number) => (count === 1 ? "1 more" : `${count} more`),
};
