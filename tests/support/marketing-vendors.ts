import { vendorMessages } from "#server/platform/db/schema.ts";
import { startTestServer } from "./test-server.ts";
import {
  GA4_ENV,
  LOOPS_ENV,
  META_ENV,
  startGa4,
  startLoops,
  startMeta,
} from "#tools/vendor-stand-ins/marketing.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

/** The production host, from which alone purchases are sent. */
const PRODUCTION_HOST = "treasure.example";

/** A server with stand-ins of the vendors that advertise and send news. */
export async function startWithMarketing() {
  const [meta, loops, ga4] = [await startMeta(), await startLoops(), await startGa4()];
  const vendors = [meta, loops, ga4];
  const server = await startTestServer({
    env: { ...META_ENV(meta), ...LOOPS_ENV(loops), ...GA4_ENV(ga4), PRODUCTION_HOST },
  });
  return {
    server,
    meta,
    loops,
    ga4,
    /** Ends what a test left for the next one. */
    async clear() {
      for (const vendor of vendors) {
        vendor.trouble("none");
        vendor.forget();
      }
      await server.context.db.delete(vendorMessages);
      loops.contacts.clear();
    },
    async stop() {
      await server.stop();
      await Promise.all(vendors.map((vendor) => vendor.stop()));
    },
  };
}

/** What this stand-in of Meta was sent. */
export const conversionsOf = (meta: Vendor) =>
  meta.requests.flatMap(({ body }) => JSON.parse(body).data) as Record<string, unknown>[];

/** Does work as the production host would. */
export async function onProduction(
  { context: { config } }: Awaited<ReturnType<typeof startTestServer>>,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = config.publicUrl;
  config.publicUrl = `https://${PRODUCTION_HOST}`;
  await work();
  config.publicUrl = before;
}
