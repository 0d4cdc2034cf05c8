/** Colours of the pages that the server renders and of its mails (the same values as in app/ui/tokens.css). */
export const color = {
  white: "#ffffff",
  ink: "#3a2320",
  inkSoft: "#6b4a3a",
  cream: "#fff4e1",
  creamLight: "#fff9ee",
  teal: "#0a7f77",
  tealDeep: "#075b55",
  tealPale: "#d5f6f0",
  fieldEdge: "#8a6a58",
} as const;

/** Of mails in the dark scheme: the night of app/ui/tokens.css. */
export const darkMail = {
  page: "#171238",
  card: "#2a2160",
  box: "#3d3280",
  ink: "#fff9ee",
  inkSoft: "#d6cdea",
  link: "#8fe6d8",
} as const;
