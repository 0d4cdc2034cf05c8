/**
 * The page-wide fallback (R-NAV-4); in a file of its own, since the light start page needs
 * it and no other error.
 */
export const crash = {
  heading: "Oops! Something went wrong",
  text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
  button: "Refresh Page",
};
