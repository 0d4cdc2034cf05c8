/** What children read and hear on a spot slide. */
export const spot = {
  heading: "Find it in the picture",
  areas: "Places in the picture",
  found: "found",
  isFound: (name: string, left: number) =>
    left === 0 ? `${name} found.` : `${name} found. ${left} more.`,
  left: (count: number) => (count === 1 ? "1 more to find" : `${count} more to find`),
  noPicture: "The picture did not load. You can play without it.",
};
