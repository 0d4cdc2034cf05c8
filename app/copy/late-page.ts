import { trouble } from "./child.ts";

/** Fallback while a document's script has not loaded, and without JavaScript, by reader; as HTML. */
export const latePages = {
  adults: {
    heading: "This page is not here yet",
    text: "A part of it did not come. Please check the connection, and try again.",
    noScript: "This page needs JavaScript. Please switch it on in the browser.",
    again: "Try again",
  },
  children: {
    heading: trouble.roughSea.heading,
    text: trouble.roughSea.text,
    noScript: "This page needs JavaScript. A grown-up can switch it on.",
    again: "Try again",
  },
};
