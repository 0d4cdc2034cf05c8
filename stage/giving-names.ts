/** What Pocket does with his paw and a thing that he gives away. */
export const GIVING_ACTS = ["giveCoin", "coinInBox"] as const;
