/** Share of a story's picture, from its upper edge, that its title may take up: no face is there. */
export const TITLE_SHARE = 0.12;
