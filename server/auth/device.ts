/** The kind of device in plain words, for the mail: no model, no version. */
export function deviceKind(userAgent: string | undefined): string {
  if (!userAgent) return "a device";
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return "a tablet";
  if (/iphone|ipod|mobile/i.test(userAgent)) return "a phone";
  return /windows|macintosh|linux|cros|x11/i.test(userAgent) ? "a computer" : "a device";
}
