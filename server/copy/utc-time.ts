const FORMAT = new Intl.DateTimeFormat("en", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** A moment (ms since 1970) as mails name it: 'November 22, 2026 at 9:05 AM UTC'. */
export const utcTime = (ms: number): string => `${FORMAT.format(ms)} UTC`;
