/** View boxes of the drawings, apart from them: a page keeps their place before it can draw. */
export const POCKET_VIEW = "0 0 640 800";
/** Draws head and scarf only, for small sizes. */
export const POCKET_FACE_VIEW = "70 60 500 480";
export const GLIMM_VIEW = "0 0 400 480";
