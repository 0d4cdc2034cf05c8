import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppEnv } from "#server/platform/http/env.ts";
import { completeResponse, securityHeaders } from "#server/platform/http/security-headers.ts";
import { LESSONS, newFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe("every answer", () => {
  it("has the same security headers, however it is written (T-521)", async () => {
    const { token } = await newFamily(server);
    const lesson = `/api/lessons/${FIRST}`;
    const written = await server.request("GET", lesson, { token });
    const known = written.headers.get("etag") ?? "";
    const answers = [
      await server.request("GET", "/healthz"),
      written,
      await server.request("GET", lesson, { token, headers: { "accept-encoding": "br" } }),
      await server.request("GET", lesson, { token, headers: { "if-none-match": known } }),
      await server.request("GET", "/api/course-track", { token }),
      await server.request("GET", lesson),
      await server.request("GET", "/api/nothing"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304, 200, 401, 404]);
    const ids = answers.map(({ headers }) => headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(answers.length);
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
  });

  it("has the security headers when a failure replaces one that was complete (T-522)", async () => {
    const app = new Hono<AppEnv>();
    app.onError((_error, c) => c.text("failed", 500));
    app.use(securityHeaders(true));
    app.get("/", (c) => {
      completeResponse(c, "text", 200, {});
      throw new Error("after the answer was made");
    });
    const { status, headers } = await app.request("/");
    expect(status).toBe(500);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...SECURITY_HEADERS,
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  });
});
