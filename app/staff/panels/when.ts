const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

const formatThisYear = new Intl.DateTimeFormat("en", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** Formats a time as 'Nov 20, 6:15 PM' in the author's time zone, with the year of another year. */
export function when(instant: string, now = new Date()) {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return (isThisYear ? formatThisYear : format).format(date);
}

const dayFormat = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** Formats a day as 'Nov 20'. */
export const dayOf = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
