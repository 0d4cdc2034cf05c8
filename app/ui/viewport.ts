/** True on a viewport of a phone's width. */
export const isPhone = () => window.matchMedia("(max-width: 600px)").matches;
