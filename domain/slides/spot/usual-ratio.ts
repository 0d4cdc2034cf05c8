/** Width by height of most pictures, for one whose size is not known yet. */
export const USUAL_RATIO = 4 / 3;
