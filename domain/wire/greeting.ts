/** What a child's name is spoken for: the greeting, or the praise beside its certificate. */
export const OCCASIONS = ["welcome", "certificate"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Header of an answer whose sound is the child's name alone: the general greeting follows it. */
export const NAME_ALONE_HEADER = "X-Name-Alone";
