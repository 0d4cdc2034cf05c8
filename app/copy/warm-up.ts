/** What Pocket says before a lesson that begins with questions of earlier ones. */
export const warmUp = {
  heading: (questions: number) =>
    questions === 1 ? "First, a quick one!" : "First, two quick ones!",
  text: "You know this from an earlier mission. Then the new one begins.",
  start: "Let's go!",
  skip: "Skip to the mission",
};
