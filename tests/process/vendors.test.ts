import { afterAll, beforeAll, expect, it } from "vitest";
import { call, familyOn } from "#tests/support/process.ts";
import { newFolder, start } from "#tests/support/running.ts";
import { META_ENV, startMeta } from "#tests/support/vendors/marketing.ts";
import type { Vendor } from "#tests/support/vendors/vendor.ts";

let meta: Vendor;
beforeAll(async () => void (meta = await startMeta()));
afterAll(() => meta.stop());

it("a server killed between what happened and its telling tells it after its restart, once", async () => {
  const env = { DATA_DIR: await newFolder(), ...META_ENV(meta) };
  const server = await start(env);
  const token = await familyOn(server.url, "vendor@example.com");
  await call(server.url, "PUT", "/api/me/consents", { token, body: { ads: true } });
  await call(server.url, "POST", "/api/checkout", { token });
  await server.kill("SIGKILL");

  const again = await start({ ...env, PORT: new URL(server.url).port });
  const told = () =>
    meta.requests
      .flatMap(({ body }) => JSON.parse(body).data as { event_name: string }[])
      .filter(({ event_name }) => event_name === "InitiateCheckout").length;
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
  await again.kill("SIGTERM");
  const last = await start({ ...env, PORT: new URL(server.url).port });
  await expect.poll(() => call(last.url, "GET", "/readyz").then(({ status }) => status)).toBe(200);
  expect(told()).toBe(1);
});
