import { generateSpecs } from "hono-openapi";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FIRST_COURSE_ID } from "#domain/constants.ts";
import { slideKinds } from "#domain/slides/registry.ts";
import { parseSlidePatch } from "#server/authoring/slide-fields.ts";
import { BODY_LIMITS, maxBodyBytes } from "#server/platform/http/body-limit.ts";
import { LESSONS, newFamily, newStaff, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { counted, junkFor } from "#tests/support/junk.ts";
import type { Reads, Schema } from "#tests/support/junk.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { RULES } from "./persona-rules.ts";

const [FIRST = ""] = LESSONS;
/** Fields of a body that are read before the first fault: no list or object of junk among them. */
const MAX_READS = 30;
/** What an answer repeats of a request is cut. */
/** The page that stands in for the payment page answers in HTML. */
const MAX_ANSWER = 2_000;
/** More items than any list takes; a longer one is judged by its length in the same way. */
const FIELD_BYTES = 64 * 1024;

let server: TestServer;
let staff: TestFamily;
let schemas: Map<string, Schema>;
let slideId: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await newStaff(server);
  const { body } = await server.request("GET", `/api/staff/lessons/${FIRST}/slides`, {
    token: staff.token,
  });
  slideId = (body.slides ?? body)[0].id;
  const { paths } = await generateSpecs(server.app);
  schemas = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Described>).flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content["application/json"]?.schema;
        const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`;
        return schema === undefined ? [] : [[route, schema] as const];
      }),
    ),
  );
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

interface Described {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const WRITES = Object.keys(RULES).filter((route) => !/^GET |uploads/.test(route));
/** The sign-in module is not in the document: its fields, by the examples of its calls. */
const AUTH_FIELDS = [
  ...new Set([
    ...Object.entries(RULES).flatMap(([route, { body }]) =>
      route.includes(" /auth/") ? Object.keys((body?.() as object | undefined) ?? {}) : [],
    ),
    "data",
    "nonce",
    "code_challenge",
    "token",
    "app_metadata",
    "phone",
  ]),
];

const fill = (path: string, child: string) =>
  path
    .replace(":child", child)
    .replace("/children/:id", `/children/${child}`)
    .replace("/courses/:id", `/courses/${FIRST_COURSE_ID}`)
    .replace("/slides/:id", `/slides/${slideId}`)
    .replace(":kind/:id", `lesson/${FIRST}`)
    .replace(":version", "1")
    .replace(":lang", "de")
    .replace(":tab", crypto.randomUUID())
    .replace(":id", FIRST);

/** Sends a body, and counts what is read of it once it is parsed. */
async function send(method: string, path: string, raw: string, token: string | undefined) {
  const reads: Reads = { count: 0 };
  let parsed = 0;
  const parseJson = JSON.parse;
  vi.spyOn(JSON, "parse").mockImplementation((text: string, reviver) => {
    const value: unknown = parseJson(text, reviver);
    if (text !== raw) return value;
    parsed++;
    return counted(value, reads);
  });
  sent++;
  // Each from elsewhere, so that no limit of a source stands before it.
  const from = path.startsWith("/dev/")
    ? "127.0.0.1"
    : `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
  const answer = await server.request(method, path, { raw, token, from });
  vi.mocked(JSON.parse).mockRestore();
  return { ...answer, reads: reads.count, parsed };
}
let sent = 0;

describe("the largest body of junk", () => {
  it.each(WRITES)(
    "%s: how much there is is judged first, then one fault (T-1004)",
    async (route) => {
      const [method = "", path = ""] = route.split(" ");
      let parent = await newFamily(server);
      const { child_id: child } = (await server.request("GET", "/api/me", { token: parent.token }))
        .body;
      const to = fill(path, child) + (path.endsWith("/token") ? "?grant_type=password" : "");
      const isOpen = RULES[route]?.anonymous !== 401;
      const post = (text: string) => {
        const person = path.startsWith("/api/staff/") ? staff : parent;
        return send(method, to, text, isOpen ? undefined : person.token);
      };
      /** The answer once nothing stands before the body: no proof that is missing, no daily limit. */
      const judged = async (text: string) => {
        // It ends the session with which it is called.
        if (path === "/auth/v1/logout") parent = await newFamily(server);
        const first = await post(text);
        if (first.status === 403 && first.parsed === 0) await prove(server, parent);
        else if (first.status === 429) parent = await newFamily(server);
        else return first;
        return post(text);
      };
      const schema = schemas.get(route) ?? null;
      const maxBytes = maxBodyBytes(path);
      const known = path.startsWith("/auth") ? AUTH_FIELDS : [];
      for (const { what, text } of junkFor(schema, maxBytes, known, FIELD_BYTES)) {
        const answer = await judged(text);
        expect(answer.status, what).toBeLessThan(500);
        expect([413, 429], what).not.toContain(answer.status);
        expect(answer.reads, what).toBeLessThanOrEqual(MAX_READS);
        if (answer.status >= 400)
          expect(JSON.stringify(answer.body).length, what).toBeLessThan(MAX_ANSWER);
        // What is deep is refused before it is parsed.
        const isDeep = / deep /.test(what);
        if (schema !== null) expect(answer.parsed, what).toBe(isDeep ? 0 : 1);
      }
      const tooLong = await post(JSON.stringify("x".repeat(maxBytes)));
      expect([tooLong.status, tooLong.parsed]).toEqual([413, 0]);
    },
    120_000,
  );

  it.each(Object.entries(slideKinds))(
    "an edit of a %s slide: how much there is is judged first, then one fault (T-1005)",
    (type, { fields }) => {
      for (const [name, value] of Object.entries(sampleOfSlide(type)).filter(
        ([field]) => field in fields,
      ))
        for (const { what, text } of junkFor(schemaLike(value, name), 64 * 1024)) {
          const reads: Reads = { count: 0 };
          expect(() => parseSlidePatch(type, counted(JSON.parse(text), reads)), what).toThrow();
          expect(reads.count, what).toBeLessThanOrEqual(MAX_READS);
        }
    },
  );

  it("fits what the table of limits says: authors' JSON 1 MB, all others' 64 kB, but the payment provider's (T-1006)", () => {
    expect(maxBodyBytes("/api/staff/courses")).toBe(1024 * 1024);
    expect(maxBodyBytes("/functions/v1/payment-webhook")).toBe(256 * 1024);
    for (const path of [
      "/api/events",
      "/api/staffers",
      "/auth/v1/otp",
      "/functions/v1/x",
      "/dev/checkout",
    ])
      expect(maxBodyBytes(path)).toBe(64 * 1024);
    expect(BODY_LIMITS.at(-1)?.under).toBe("");
  });
});

/** A slide as it begins, with its lists filled from nothing. */
const sampleOfSlide = (type: string): object => slideKinds[type as keyof typeof slideKinds].start();
/** The schema of an object with one field of the value's type. */
const schemaLike = (value: unknown, name: string): Schema => ({
  type: "object",
  required: [name],
  properties: {
    [name]: Array.isArray(value) ? { type: "array", maxItems: 8, items: { type: "object" } } : {},
  },
});
