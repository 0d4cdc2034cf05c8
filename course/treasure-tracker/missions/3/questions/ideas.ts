/** The ideas of the mission, each in one sentence. */
export const ideas = {
  goal: "A goal says what, how much, by when.",
  weeks: "What is missing, shared out by what you put away each week, is the weeks.",
  waiting: "Waiting can be made easier.",
  taking: "Taking from the goal now moves it further away; say by how much.",
  safe: "Saved money needs a safe place; a bank keeps a number for you and gives it back.",
};
