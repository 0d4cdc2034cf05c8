/** What children read and hear on a quiz that is a check. */
export const check = {
  heading: "What do you think?",
  hint: "No right or wrong yet.",
  thanks: "Thank you!",
  skip: "Skip",
};
