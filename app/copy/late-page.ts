/** Shown where the script of a page does not come, by who reads it; as HTML. */
export const latePages = {
  adults: {
    heading: "This page is not here yet",
    text: "A part of it did not come. Please check the connection, and try again.",
    noScript: "This page needs JavaScript. Please switch it on in the browser.",
    again: "Try again",
  },
  children: {
    heading: "The sea is rough today",
    text: "Pocket can't get here. Ask a grown-up to look at the internet, and try again.",
    noScript: "This page needs JavaScript. A grown-up can switch it on.",
    again: "Try again",
  },
};
