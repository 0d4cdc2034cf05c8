import type { AgeBand } from "#domain/family/age.ts";
import { PURCHASE_EVENT, REGISTRATION_EVENT } from "#domain/wire/product-event.ts";
import type { ProductEvents } from "#domain/wire/product-event.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import type { Config } from "#server/platform/config/config.ts";
import { json, send } from "#server/platform/http/outgoing.ts";
import type { Reply } from "#server/platform/http/outgoing.ts";
import type { LessonEventData } from "#server/vendors/enqueue.ts";
import type { VendorMessage } from "#server/vendors/outbox.ts";
import { pseudonymousId } from "#server/vendors/pseudonymous-id.ts";

type Mixpanel = NonNullable<Config["mixpanel"]>;

/** Mixpanel's batch: each event under an id that it counts once (at most 36 characters). */
export async function sendProductEvents(
  { apiUrl, token }: Mixpanel,
  messages: readonly VendorMessage[],
  ageBands: ReadonlyMap<number, AgeBand>,
): Promise<Reply> {
  const events = messages.map((message) => {
    const { name, distinctId, payload } = toProductEvent(message);
    const properties = {
      ...payload,
      child_age_band: ageBands.get(message.id),
      token,
      distinct_id: distinctId,
      // The browser's events carry it beside the device's id.
      ...(message.kind !== "product_lesson" && { $user_id: distinctId }),
      time: message.happened_at.getTime(),
      $insert_id: sha256Hex(message.event_id).slice(0, 32),
      event_id: message.event_id,
      user_journey_stage: "registered",
    };
    return { event: name, properties };
  });
  const reply = await send(`${apiUrl}/track?verbose=1&ip=0`, json(events));
  return { ...reply, ok: reply.ok && isTaken(reply.text) };
}

/** Mixpanel answers 200 to what it does not take. */
function isTaken(text: string): boolean {
  try {
    return (JSON.parse(text) as { status?: unknown }).status === 1;
  } catch {
    return false;
  }
}

function toProductEvent({ kind, user_id, data }: VendorMessage): {
  name: keyof ProductEvents;
  distinctId: string;
  payload: object;
} {
  switch (kind) {
    case "product_registration":
      return {
        name: "registration",
        distinctId: pseudonymousId(user_id),
        payload: REGISTRATION_EVENT,
      };
    case "product_purchase":
      return { name: "purchase", distinctId: pseudonymousId(user_id), payload: PURCHASE_EVENT };
    default: {
      const { name, child, ...place } = data as LessonEventData;
      return { name, distinctId: child, payload: place };
    }
  }
}

/** Asks for everything of a family to be deleted there. */
export function deleteMeasured(
  { appUrl, token, deletionToken }: Mixpanel,
  ids: readonly string[],
): Promise<Reply> {
  const body = { distinct_ids: ids, compliance_type: "GDPR" };
  return send(
    `${appUrl}/api/app/data-deletions/v3.0/?token=${token}`,
    json(body, { Authorization: `Bearer ${deletionToken}` }),
  );
}
