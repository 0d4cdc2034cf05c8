/** The missions of the course, and what a child can do after each. */
export const missions: readonly { title: string; can: string }[] = [
  { title: "Coins on the Map", can: "Say where money comes from, and give each coin a job" },
  { title: "Need or Want?", can: "Tell a need from a want, and put the need first" },
  { title: "The Treasure Goal", can: "Set a goal with a price, and save up week by week" },
  { title: "Smart Spender", can: "Stop, compare two prices, and spot the tricks of an ad" },
  {
    title: "Share the Treasure",
    can: "Share with care, and plan what to save, spend and give",
  },
];
