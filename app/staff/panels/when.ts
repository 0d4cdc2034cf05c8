const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** 'Nov 20, 2026, 6:15 PM', in the author's own time. */
export const when = (instant: string) => format.format(new Date(instant));
