/** Titles of the stories, by the id of their script: what stands over the picture before it plays. */
export const storyTitles: Readonly<Record<string, string>> = {
  "missions/1/v1": "Does money grow on trees?",
  "missions/1/v2": "Ten cups of lemonade",
  "missions/1/v3": "Three jars",
  "missions/2/v1": "What we need",
  "missions/2/v2": "A want can wait",
  "missions/2/v3": "Rain is coming",
  "missions/3/v1": "My goal",
  "missions/3/v2": "Two coins a week",
  "missions/3/v3": "Tricks for waiting",
  "missions/4/v1": "The spoon with a hole",
  "missions/4/v2": "Same kite, two prices",
  "missions/4/v3": "I can pick one",
  "missions/5/v1": "Sharing makes the glow grow",
  "missions/5/v2": "Share with care",
  "missions/5/v3": "All five treasures",
};
