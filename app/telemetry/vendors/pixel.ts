import { conversionValue } from "#domain/wire/vendors.ts";
import type { Converted } from "../event.ts";
import { unconfirmedConversions } from "../next-page.ts";

/** The ad service's pixel as an image: nobody's code, and the same id as our server's event. */
export function sendPixel(pixel: { id: string; url: string }, event: Converted): void {
  const { name, event_id, url, at } = event;
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
  unconfirmedConversions.set(event_id, event);
  const image = new Image(1, 1);
  for (const end of ["load", "error"])
    image.addEventListener(end, () => unconfirmedConversions.delete(event_id));
  image.src = `${pixel.url}/tr?${query}`;
}
