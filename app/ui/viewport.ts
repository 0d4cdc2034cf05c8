/** True where pictures go on beyond the frame of a phone: the rule of stylesheets, too. */
export const isWide = () => window.matchMedia("(min-width: 820px) and (min-height: 501px)").matches;

/** True on a viewport of a phone's width. */
export const isPhone = () => window.matchMedia("(max-width: 600px)").matches;
