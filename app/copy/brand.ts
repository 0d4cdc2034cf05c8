export const MASCOT = "Pocket";
export const SPRITE = "Glimm";
export const COURSE = "Treasure Tracker";
