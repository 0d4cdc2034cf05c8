import * as v from "valibot";
import { demand, startVendor } from "./vendor.ts";
import type { Vendor } from "./vendor.ts";

const DOT = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * Meta: the pixel's picture, and conversions with hashed people and the access token in the body.
 */
export const startMeta = () =>
  startVendor(({ method, path, body }) => {
    if (method === "GET" && path.startsWith("/tr?")) {
      v.parse(
        v.strictObject({
          id: v.literal("123456"),
          ev: v.picklist(["CompleteRegistration", "InitiateCheckout", "Purchase"]),
          eid: v.pipe(v.string(), v.minLength(1)),
          dl: v.pipe(v.string(), v.url()),
          ts: v.pipe(v.string(), v.regex(/^\d{13}$/)),
          noscript: v.literal("1"),
          "cd[currency]": v.optional(v.literal("USD")),
          "cd[value]": v.optional(v.literal("7.99")),
        }),
        Object.fromEntries(new URL(path, "http://meta.invalid").searchParams),
      );
      return { type: "image/gif", body: DOT };
    }
    demand(method === "POST" && path === "/v21.0/123456/events", `no such call: ${path}`);
    const { data } = v.parse(
      v.strictObject({
        access_token: v.literal("meta-token"),
        data: v.pipe(
          v.array(
            v.strictObject({
              event_name: v.picklist(["CompleteRegistration", "InitiateCheckout", "Purchase"]),
              event_time: v.pipe(v.number(), v.integer()),
              event_id: v.pipe(v.string(), v.minLength(1)),
              event_source_url: v.pipe(v.string(), v.url()),
              action_source: v.literal("website"),
              user_data: v.strictObject({
                em: v.tuple([Hash]),
                external_id: v.tuple([Hash]),
                client_user_agent: v.pipe(v.string(), v.minLength(1)),
              }),
              custom_data: v.optional(
                v.strictObject({ currency: v.literal("USD"), value: v.literal(7.99) }),
              ),
            }),
          ),
          v.minLength(1),
        ),
      }),
      JSON.parse(body),
    );
    for (const event of data)
      demand(
        (event.event_name === "CompleteRegistration") === (event.custom_data === undefined),
        "value is missing",
      );
    return { body: JSON.stringify({ events_received: data.length }) };
  });

export const META_ENV = (meta: Vendor) => ({
  META_PIXEL_ID: "123456",
  META_ACCESS_TOKEN: "meta-token",
  META_API_URL: meta.url,
  META_PIXEL_URL: meta.url,
});

const Contact = v.strictObject({
  email: v.pipe(v.string(), v.email()),
  userId: v.pipe(v.string(), v.uuid()),
  firstName: v.string(),
  kidName: v.optional(v.nullable(v.string())),
  progress: v.pipe(v.number(), v.integer()),
  lastActiveAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Loops' contacts: made once, then brought up to date field by field, taken out by our id. */
export async function startLoops() {
  const contacts = new Map<string, v.InferOutput<typeof Contact>>();
  const vendor = await startVendor(({ method, path, headers, body }) => {
    demand(headers.authorization === "Bearer loops-key", "wrong key");
    const is = (verb: string, call: string) =>
      method === verb && path === `/api/v1/contacts/${call}`;
    if (is("POST", "delete")) {
      const { userId } = v.parse(v.strictObject({ userId: v.string() }), JSON.parse(body));
      return contacts.delete(userId)
        ? { body: '{"success":true}' }
        : { status: 404, body: '{"success":false}' };
    }
    demand(is("POST", "create") || is("PUT", "update"), `no such call: ${method} ${path}`);
    const contact = v.parse(Contact, JSON.parse(body));
    if (method === "POST" && contacts.has(contact.userId))
      return { status: 409, body: '{"success":false}' };
    contacts.set(contact.userId, { ...contacts.get(contact.userId), ...contact });
    return { body: '{"success":true}' };
  });
  return { ...vendor, contacts };
}

export const LOOPS_ENV = (loops: Vendor) => ({
  LOOPS_API_KEY: "loops-key",
  LOOPS_API_URL: loops.url,
});

/**
 * GA4's measurement protocol: one purchase an answer of 204, whatever it holds; the form is checked
 * here.
 */
export const startGa4 = () =>
  startVendor(({ method, path, body }) => {
    const url = new URL(path, "http://ga4.invalid");
    demand(method === "POST" && url.pathname === "/mp/collect", `no such call: ${path}`);
    demand(
      url.searchParams.get("measurement_id") === "G-TEST" &&
        url.searchParams.get("api_secret") === "ga4-secret",
      "wrong id",
    );
    v.parse(
      v.strictObject({
        client_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
        events: v.tuple([
          v.strictObject({
            name: v.literal("purchase"),
            params: v.strictObject({
              transaction_id: v.string(),
              currency: v.literal("USD"),
              value: v.literal(7.99),
              items: v.tuple([
                v.strictObject({
                  item_id: v.string(),
                  price: v.literal(7.99),
                  quantity: v.literal(1),
                }),
              ]),
            }),
          }),
        ]),
      }),
      JSON.parse(body),
    );
    return { status: 204, body: "" };
  });

export const GA4_ENV = (ga4: Vendor) => ({
  GA4_MEASUREMENT_ID: "G-TEST",
  GA4_API_SECRET: "ga4-secret",
  GA4_API_URL: ga4.url,
});
