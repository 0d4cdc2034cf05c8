const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** Formats a time as 'Nov 20, 2026, 6:15 PM' in the author's time zone. */
export const when = (instant: string) => format.format(new Date(instant));

const dayFormat = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** Formats a day as 'Nov 20'. */
export const dayOf = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
