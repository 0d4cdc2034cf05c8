import * as v from "valibot";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import { demand, startVendor } from "./vendor.ts";
import type { Vendor } from "./vendor.ts";

const TOKEN = "mixpaneltoken";
const Event = v.object({
  event: v.pipe(v.string(), v.minLength(1)),
  properties: v.looseObject({
    token: v.literal(TOKEN),
    distinct_id: v.pipe(v.string(), v.minLength(1)),
    time: v.number(),
    $insert_id: v.pipe(v.string(), v.maxLength(36)),
  }),
});
const Properties = v.optional(v.record(v.string(), v.unknown()), {});
const Profile = v.object({
  $token: v.literal(TOKEN),
  $distinct_id: v.string(),
  $set: Properties,
  $set_once: Properties,
});
export type TrackedEvent = v.InferOutput<typeof Event>;

/** Mixpanel: batches from its browser library (form fields) and from our server (JSON), profiles, replays, flags, deletions. */
export async function startMixpanel() {
  const taken = new Map<string, TrackedEvent>();
  const profiles: v.InferOutput<typeof Profile>[] = [];
  const deletions: string[][] = [];
  const vendor = await startVendor(({ method, path, headers, body }) => {
    const url = new URL(path, "http://mixpanel.invalid");
    const call = url.pathname.replace(/\/$/, "");
    const data = () =>
      JSON.parse(
        headers["content-type"]?.includes("json")
          ? body
          : (new URLSearchParams(body).get("data") ?? ""),
      ) as unknown;
    if (method === "GET" && call === "/flags") {
      const context = v.parse(
        v.object({ distinct_id: v.string(), device_id: v.string() }),
        JSON.parse(url.searchParams.get("context") ?? ""),
      );
      demand(
        context.distinct_id !== "" && url.searchParams.get("token") === TOKEN,
        "nobody's flags",
      );
      return {
        body: JSON.stringify({
          flags: { greeting: { variant_key: "warm", variant_value: "hello" } },
        }),
      };
    }
    demand(method === "POST", `no such call: ${method} ${path}`);
    if (call === "/track") {
      const events = v.parse(
        v.union([
          v.pipe(v.array(Event), v.maxLength(ANALYTICS.batchSize)),
          v.pipe(
            Event,
            v.transform((one) => [one]),
          ),
        ]),
        data(),
      );
      // Sent twice under one id, counted once.
      for (const event of events)
        if (!taken.has(event.properties.$insert_id)) taken.set(event.properties.$insert_id, event);
      return { body: url.searchParams.get("verbose") === "1" ? '{"status":1,"error":null}' : "1" };
    }
    if (call === "/engage" || call === "/groups") {
      profiles.push(
        ...v.parse(
          v.union([
            v.array(Profile),
            v.pipe(
              Profile,
              v.transform((one) => [one]),
            ),
          ]),
          data(),
        ),
      );
      return { body: url.searchParams.get("verbose") === "1" ? '{"status":1,"error":null}' : "1" };
    }
    if (call === "/record") {
      demand(
        headers.authorization === `Basic ${Buffer.from(`${TOKEN}:`).toString("base64")}`,
        "wrong token",
      );
      demand(url.searchParams.get("replay_id") !== null, "no replay");
      v.parse(
        v.array(v.looseObject({ type: v.number(), timestamp: v.number() })),
        JSON.parse(body),
      );
      return { body: '{"code":200,"status":"OK"}' };
    }
    demand(
      call === "/api/app/data-deletions/v3.0" && headers.authorization === "Bearer deletion-token",
      `no such call: ${path}`,
    );
    const deletion = v.parse(
      v.strictObject({ distinct_ids: v.array(v.string()), compliance_type: v.literal("GDPR") }),
      JSON.parse(body),
    );
    deletions.push(deletion.distinct_ids);
    return { body: '{"status":"ok","results":{"task_id":"1"}}' };
  });
  const forget = () => {
    vendor.forget();
    taken.clear();
    profiles.length = 0;
    deletions.length = 0;
  };
  return { ...vendor, forget, events: () => [...taken.values()], profiles, deletions };
}

export const MIXPANEL_ENV = (mixpanel: Vendor) => ({
  MIXPANEL_TOKEN: TOKEN,
  MIXPANEL_API_URL: mixpanel.url,
  MIXPANEL_APP_URL: mixpanel.url,
  MIXPANEL_DELETION_TOKEN: "deletion-token",
});

/** Plausible's events API. */
export const startPlausible = () =>
  startVendor(({ method, path, headers, body }) => {
    demand(method === "POST" && path === "/api/event", `no such call: ${path}`);
    demand((headers["user-agent"] ?? "") !== "", "no browser");
    v.parse(
      v.strictObject({
        name: v.literal("pageview"),
        domain: v.literal("treasure.example"),
        url: v.pipe(v.string(), v.url()),
        referrer: v.optional(v.pipe(v.string(), v.url())),
        props: v.strictObject({
          page_name: v.string(),
          page_category: v.string(),
          page_stage: v.string(),
        }),
      }),
      JSON.parse(body),
    );
    return { status: 202, type: "text/plain", body: "ok" };
  });

export const PLAUSIBLE_ENV = (plausible: Vendor) => ({
  PLAUSIBLE_DOMAIN: "treasure.example",
  PLAUSIBLE_URL: plausible.url,
});
