import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LESSONS, newFamily, newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const TRIES = Number(process.env["FUZZ_TRIES"] ?? 60);
const [FIRST = ""] = LESSONS;

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  type?: string;
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

let server: TestServer;
let tokens: (string | undefined)[];
beforeAll(async () => {
  server = await startTestServer();
  tokens = [undefined, (await newFamily(server)).token, (await newStaff(server)).token];
});
afterAll(() => server.stop());

/** Malformed and hostile values. */
const malformed = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "\u0000",
    "../../etc/passwd",
    "'; drop table users; --",
    "a@b.example\r\nBcc: c@d.example",
    "\ud800",
    -1,
    1e308,
    2 ** 53,
    "2026-13-45",
  ),
  fc.constantFrom(FIRST, crypto.randomUUID(), "", "true", null),
);

/** Values that resemble a schema: its own fields, some valid, some malformed, some missing. */
const resembling = (schema: Schema | undefined): fc.Arbitrary<unknown> => {
  if (schema?.enum !== undefined) return fc.oneof(fc.constantFrom(...schema.enum), malformed);
  if (schema?.properties !== undefined)
    return fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record(
          Object.fromEntries(
            Object.entries(schema.properties).map(([name, each]) => [name, resembling(each)]),
          ),
          {
            requiredKeys: [],
          },
        ),
      },
      { weight: 1, arbitrary: malformed },
    );
  if (schema?.items !== undefined)
    return fc.oneof(fc.array(resembling(schema.items), { maxLength: 4 }), malformed);
  if (schema?.type === "boolean") return fc.oneof(fc.boolean(), malformed);
  if (schema?.type === "number" || schema?.type === "integer")
    return fc.oneof(fc.integer(), fc.double(), malformed);
  return malformed;
};

it("no API route answers 5xx to malformed input (T-001)", async () => {
  const { paths } = (await server.request("GET", "/api/openapi.json")).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  expect(routes.length).toBeGreaterThan(40);
  for (const { path, method, operation } of routes) {
    const schema = operation.requestBody?.content?.["application/json"]?.schema;
    const query =
      operation.parameters
        ?.filter((parameter) => parameter.in === "query")
        .map(({ name }) => name) ?? [];
    await fc.assert(
      fc.asyncProperty(
        resembling(schema),
        fc.dictionary(fc.constantFrom("x", ...query), fc.string({ unit: "binary", maxLength: 60 })),
        fc.oneof(fc.constant(FIRST), fc.string({ unit: "binary", minLength: 1, maxLength: 40 })),
        fc.nat({ max: 2 }),
        async (body, queryValues, pathValue, tokenIndex) => {
          const params = Object.entries(queryValues).map(
            ([name, value]) =>
              `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
          );
          const url = `/api${path.replaceAll(/\{[^}]+\}/g, () => encodeURIComponent(pathValue.toWellFormed()))}?${params.join("&")}`;
          const token = tokens[tokenIndex];
          const answer = await server.request(method, url, {
            ...(token !== undefined && { token }),
            ...(method !== "GET" && method !== "HEAD" && { body }),
          });
          expect(answer.status, `${method} ${url} ${JSON.stringify(body)}`).toBeLessThan(500);
        },
      ),
      { numRuns: TRIES },
    );
    // A request may have deleted the account or ended the session of a token: the next route needs
    // a new one.
    if ((await server.request("GET", "/api/me", { token: tokens[1] })).status !== 200)
      tokens[1] = (await newFamily(server)).token;
    if ((await server.request("GET", "/api/staff/log", { token: tokens[2] })).status !== 200)
      tokens[2] = (await newStaff(server)).token;
  }
});
