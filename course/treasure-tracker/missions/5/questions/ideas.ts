/** The ideas of the mission, each in one sentence. */
export const ideas = {
  ways: "You can share money, things, time and skill.",
  enough: "Needs and the goal are kept; small and often counts.",
  helps: "Give what helps them: ask what is needed.",
  who: "Look who gets it, with a grown-up you trust.",
  own: "Sharing is your own choice; nobody may push you.",
};
