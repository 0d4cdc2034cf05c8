import { conversionValue } from "#domain/wire/vendors.ts";
import type { Converted } from "../event.ts";

/** The ad service's pixel as an image: nobody's code, and the same id as our server's event. */
export function sendPixel(
  pixel: { id: string; url: string },
  { name, event_id, url, at }: Converted,
): void {
  const value = conversionValue(name);
  const query = new URLSearchParams({
    id: pixel.id,
    ev: name,
    eid: event_id,
    dl: url,
    ts: String(at),
    noscript: "1",
    ...(value !== null && { "cd[currency]": value.currency, "cd[value]": String(value.value) }),
  });
  new Image(1, 1).src = `${pixel.url}/tr?${query}`;
}
