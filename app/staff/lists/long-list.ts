/** A list of so many slides or lessons is long: it can have one line for each. */
export const LONG_LIST = 12;
