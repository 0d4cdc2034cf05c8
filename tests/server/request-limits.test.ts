import { generateSpecs } from "hono-openapi";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LESSONS } from "#tests/support/families.ts";
import { newSource } from "#tests/support/strangers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

// The server is imported anew: what another test file imported has no mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock(import("hono-openapi"), { spy: true });

/** Requests of one source in a minute. */
const POINTS = 3;
/** The only routes that answer whoever has used up `requests_source`, and why. */
const WITHOUT_LIMIT: Record<string, string> = {
  "GET /healthz": "the load balancer's; it reads nothing",
  "GET /readyz": "the load balancer's",
  "GET /metrics": "needs a token, or a machine of one's own",
  "GET /media/content/:key{.+}": "a file as it is, like the files of the pages",
  "GET /dev/checkout": "on a machine of one's own",
  "POST /dev/checkout": "on a machine of one's own",
  "GET /dev/mailbox": "on a machine of one's own",
  "GET /dev/mailbox.json": "on a machine of one's own",
};

const [FIRST = ""] = LESSONS;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { API_REQUESTS_PER_MIN: String(POINTS) } });
});
afterAll(() => server.stop());

const routes = () => [
  ...new Set(
    server.app.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

describe("the limit of every call", () => {
  it("stands before every route that is not listed with a reason (T-661)", async () => {
    const from = newSource();
    for (let n = 0; n < POINTS; n++)
      expect((await server.request("GET", "/api/settings", { from })).status).toBe(200);
    const open: string[] = [];
    for (const route of routes()) {
      const [method = "", path = ""] = route.split(" ");
      const filled = path.replaceAll(/:\w+(\{[^}]*\})?/g, FIRST);
      const body = method === "GET" || method === "HEAD" ? {} : { body: {} };
      const { status } = await server.request(method, filled, { from, ...body });
      if (status !== 429) open.push(route);
    }
    expect(open.toSorted()).toEqual(Object.keys(WITHOUT_LIMIT).toSorted());
  });

  it("the OpenAPI document is made once, however often it is asked for (T-662)", async () => {
    const documents = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.request("GET", "/api/openapi.json", { from: newSource() }),
      ),
    );
    for (const { status, headers, body } of documents) {
      expect([status, headers.get("content-type")]).toEqual([200, "application/json"]);
      expect(body).toEqual(documents[0]?.body);
    }
    expect(generateSpecs).toHaveBeenCalledTimes(1);
  });
});
