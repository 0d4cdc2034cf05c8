import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { deleteAccount } from "#server/privacy/delete-account.ts";
import {
  newEmail,
  newFamily,
  openUnproven,
  SETUP_LINK_SECRET,
  signIn,
} from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let scheduler: Server;
/** What happens here while the scheduler takes a reminder. */
let meanwhile: () => Promise<unknown>;
/** What the scheduler holds, by the reminders' keys. */
const planned = new Set<string>();
const methods: string[] = [];

beforeAll(async () => {
  scheduler = createServer((request, response) => {
    const key = String(request.headers["idempotency-key"]);
    const take = async () => {
      if (request.method === "POST") {
        planned.add(key);
        await meanwhile();
      } else planned.delete(key);
      methods.push(request.method ?? "");
      response.end("{}");
    };
    void take();
  });
  await new Promise<void>((resolve) => void scheduler.listen(0, "127.0.0.1", resolve));
  const { port } = scheduler.address() as AddressInfo;
  const REMINDER_WEBHOOK_URL = `http://127.0.0.1:${port}/`;
  server = await startTestServer({ env: { REMINDER_WEBHOOK_URL, SETUP_LINK_SECRET } });
});
beforeEach(() => {
  planned.clear();
  methods.length = 0;
});
afterAll(async () => {
  await server.stop();
  scheduler.close();
});

it.each<[string, () => Promise<string>]>([
  [
    "its account is deleted",
    async () => {
      const family = await newFamily(server);
      meanwhile = () => deleteAccount(server.context, { ...family, sessionId: null });
      return family.token;
    },
  ],
  [
    "its mailbox is proven for the first time",
    async () => {
      const email = newEmail();
      meanwhile = () => signIn(server, email);
      return openUnproven(server, email);
    },
  ],
])(
  "a reminder that is being handed over while %s is cancelled at the scheduler (T-699)",
  async (_what, signInBefore) => {
    const token = await signInBefore();
    await server.request("POST", "/api/reminders", { token, body: { reminder_type: "tonight" } });
    await expect.poll(() => methods, { timeout: 10_000 }).toEqual(["POST", "DELETE"]);
    expect(planned.size).toBe(0);
  },
);
