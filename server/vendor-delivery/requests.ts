import { conversionValue } from "#domain/wire/vendors.ts";
import type { Conversion } from "#domain/wire/vendors.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import type { Config } from "#server/platform/config/config.ts";
import { json, send } from "#server/platform/http/outgoing.ts";
import type { Reply } from "#server/platform/http/outgoing.ts";
import type { ConversionSource } from "#server/vendors/conversion-source.ts";
import { pseudonymousId } from "#server/vendors/pseudonymous-id.ts";

const META_VERSION = "v21.0";

/** What a vendor may receive about a family, read when it is sent. */
export interface VendorContact {
  userId: string;
  email: string | null;
  firstName: string;
  /**
   * Of the child who played last of those for whom the parent agreed to `news`. Null: the parent did not
   * agree to `child_name` for it, or there is none.
   */
  childName: string | null;
  /** Lessons that the same child completed; 0 where there is none. */
  progress: number;
  lastActiveAt: Date;
}

/**
 * The ad service's conversions: hashed e-mail and id, the browser and its page, the event's id that
 * the pixel names too.
 */
export function sendConversion(
  meta: NonNullable<Config["meta"]>,
  kind: Conversion,
  event: ConversionSource & { id: string; at: Date },
  contact: VendorContact,
): Promise<Reply> {
  const value = conversionValue(kind);
  const body = {
    data: [
      {
        event_name: kind,
        event_time: Math.floor(event.at.getTime() / 1000),
        event_id: event.id,
        event_source_url: event.sourceUrl,
        action_source: "website",
        user_data: {
          em: [sha256Hex(contact.email ?? "")],
          external_id: [sha256Hex(contact.userId)],
          client_user_agent: event.userAgent,
        },
        ...(value !== null && { custom_data: value }),
      },
    ],
    // In the body and not in the URL, where logs would keep it.
    access_token: meta.accessToken,
  };
  return send(`${meta.apiUrl}/${META_VERSION}/${meta.pixelId}/events`, json(body));
}

/**
 * The mail service's contact, by our id, so that it can be taken out when we no longer know the
 * e-mail address.
 */
export async function syncContact(
  loops: NonNullable<Config["loops"]>,
  contact: VendorContact,
  operation: "update" | "create-or-update",
): Promise<Reply> {
  const fields = {
    email: contact.email,
    userId: contact.userId,
    firstName: contact.firstName,
    progress: contact.progress,
    lastActiveAt: contact.lastActiveAt.toISOString(),
  };
  const headers = { Authorization: `Bearer ${loops.apiKey}` };
  if (operation === "create-or-update") {
    const created = await send(
      `${loops.apiUrl}/api/v1/contacts/create`,
      json(
        { ...fields, ...(contact.childName !== null && { kidName: contact.childName }) },
        headers,
      ),
    );
    if (created.status !== 409) return created;
  }
  return send(`${loops.apiUrl}/api/v1/contacts/update`, {
    // A field that is left out keeps its value there; null empties it.
    ...json({ ...fields, kidName: contact.childName }, headers),
    method: "PUT",
  });
}

/** Takes a contact out; one that is not there is out already. */
export async function deleteContactAt(
  loops: NonNullable<Config["loops"]>,
  userId: string,
): Promise<Reply> {
  const headers = { Authorization: `Bearer ${loops.apiKey}` };
  const reply = await send(`${loops.apiUrl}/api/v1/contacts/delete`, json({ userId }, headers));
  return reply.status === 404 ? { ...reply, ok: true } : reply;
}

/**
 * The analytics service's purchase, under an id that is derived from ours and identifies nobody.
 */
export function sendAnalyticsPurchase(
  ga4: NonNullable<Config["ga4"]>,
  userId: string,
  transactionId: string,
  value: number,
): Promise<Reply> {
  const query = new URLSearchParams({
    measurement_id: ga4.measurementId,
    api_secret: ga4.apiSecret,
  });
  const params = {
    transaction_id: transactionId,
    currency: "USD",
    value,
    items: [{ item_id: "treasure-tracker", price: value, quantity: 1 }],
  };
  return send(
    `${ga4.apiUrl}/mp/collect?${query}`,
    json({ client_id: pseudonymousId(userId), events: [{ name: "purchase", params }] }),
  );
}
