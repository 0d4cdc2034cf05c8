/** `amr` of the sessions that a mailed link or code begins; a password or a purchase begins others. */
const MAILED: ReadonlySet<string> = new Set([
  "otp",
  "magiclink",
  "email/signup",
  "recovery",
  "email_change",
]);

/** Did the owner of the mailbox begin a session of this `amr` method? */
export const isMailed = (method: string): boolean => MAILED.has(method);
