import { afterAll, beforeAll, expect, it } from "vitest";
import { newFamily } from "#tests/support/families.ts";
import { newFolder, start } from "#tests/support/running.ts";
import { META_ENV, startMeta } from "#tools/vendor-stand-ins/marketing.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

let meta: Vendor;
beforeAll(async () => void (meta = await startMeta()));
afterAll(() => meta.stop());

it("delivers a vendor message exactly once if the server was killed before the delivery (R-TEL-3)", async () => {
  const env = { DATA_DIR: await newFolder(), ...META_ENV(meta) };
  const server = await start(env);
  const { token } = await newFamily(server, { email: "vendor@example.com" });
  await server.request("PUT", "/api/me/consents", { token, body: { ads: true } });
  await server.request("POST", "/api/checkout", { token });
  await server.kill("SIGKILL");

  const restarted = await start({ ...env, PORT: new URL(server.url).port });
  const deliveredCount = () =>
    meta.requests
      .flatMap(({ body }) => JSON.parse(body).data as { event_name: string }[])
      .filter(({ event_name }) => event_name === "InitiateCheckout").length;
  await expect.poll(deliveredCount, { timeout: 20_000 }).toBe(1);
  await restarted.kill("SIGTERM");
  const last = await start({ ...env, PORT: new URL(server.url).port });
  await expect.poll(() => last.request("GET", "/readyz").then(({ status }) => status)).toBe(200);
  expect(deliveredCount()).toBe(1);
});
