import type { Vendor, VendorRequest } from "./vendor.ts";

const MAX_CHARACTERS = 160;

/** Prints one line for each request that a vendor stand-in received. */
export function printRequests(vendors: Record<string, Vendor>): void {
  for (const [name, vendor] of Object.entries(vendors))
    vendor.onRequest((request, status) =>
      console.log(
        `-> ${name} ${status} ${request.method} ${request.path.split("?")[0]} ${describeContent(request)}`,
      ),
    );
}

/** The names of the events in a request, or the beginning of its body. */
function describeContent({ path, body }: VendorRequest): string {
  const sent = body.startsWith("data=") ? (new URLSearchParams(body).get("data") ?? "") : body;
  const events = [...sent.matchAll(/"event(?:_name)?":"([^"]+)"/g)].map((match) => match[1]);
  if (events.length > 0) return events.join(", ");
  const query = new URLSearchParams(path.split("?")[1]).get("ev");
  return query ?? sent.slice(0, MAX_CHARACTERS).replaceAll(/\s+/g, " ");
}
