/** Where a browser keeps nothing for this site: cookies and site data are blocked, or there is no room. */
export const siteData = {
  parents:
    "Your browser keeps nothing for this site. You can sign up and sign in, but please stay on this page until you are done. To play, allow cookies and site data for this site in your browser's settings.",
  staff:
    "Your browser keeps nothing for this site: after a reload you sign in again, and what was not saved is gone. Allow cookies and site data for this site in your browser's settings.",
  children: "This device can't keep anything right now, so please stay online while you play.",
  heading: "You're in! Now your browser needs to help",
  /** Instead of the child's pages. */
  playing:
    "To play, your browser must keep who plays here. Please open its settings, allow cookies and site data for this site, and make sure that there is room on the device. Then come back here.",
  toAccount: "Go to my account",
  childHeading: "Please get a grown-up",
  tryAgain: "Try Again",
};
