const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** Formats a time as 'Nov 20, 2026, 6:15 PM' in the author's time zone. */
export const when = (instant: string) => format.format(new Date(instant));
