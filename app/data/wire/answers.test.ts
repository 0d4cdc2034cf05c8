import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_MARK } from "#domain/wire/answer-mark.ts";
import type * as Api from "./api.ts";
import type * as ApiClient from "./api-client.ts";

// As in the child's zone: other tests provide the words of all codes.
let answer: typeof Api.answer;
let apiClient: typeof ApiClient.apiClient;
beforeEach(async () => {
  vi.resetModules();
  ({ answer } = await import("./api.ts"));
  ({ apiClient } = await import("./api-client.ts"));
});

const PAGE = "<!doctype html><title>Sign in to our network</title>";
const html = (status: number) =>
  new Response(PAGE, { status, headers: { "Content-Type": "text/html", [ANSWER_MARK]: "1" } });
const json = (status: number, body: unknown, headers = {}) =>
  Response.json(body, { status, headers });
const redirected = (response: Response) =>
  Object.defineProperty(response, "redirected", { value: true });
const codeOf = (response: Response, ...fields: string[]) =>
  (answer as (request: unknown, ...names: string[]) => Promise<unknown>)(
    Promise.resolve(response),
    ...fields,
  ).then(
    () => "ok",
    ({ code }: { code: string }) => code,
  );

describe("only our own JSON with a code that we know is a refusal (T-1160)", () => {
  it.each([
    ["our refusal", json(409, { code: "slide_skipped", message: "x" }), "slide_skipped"],
    ["our refusal of no words here", json(403, { code: "proof_needed" }), "proof_needed"],
    ["a page with 200", html(200), "unknown_answer"],
    ["a page with 403", html(403), "unknown_answer"],
    ["a balancer's page with 404", html(404), "unknown_answer"],
    ["a page with 502", html(502), "unavailable"],
    ["JSON of somebody else", json(403, { error: "blocked" }), "unknown_answer"],
    ["JSON with a code of somebody else", json(403, { code: "blocked" }), "unknown_answer"],
    ["a code of the browser alone", json(403, { code: "session_missing" }), "unknown_answer"],
    ["a name of every object", json(403, { code: "constructor" }), "unknown_answer"],
    ["a code that is a number", json(400, { code: 400 }), "unknown_answer"],
    ["JSON that is no object", json(403, "slide_skipped"), "unknown_answer"],
    [
      "JSON without a type",
      new Response('{"code":"slide_skipped"}', { status: 409 }),
      "unknown_answer",
    ],
    ["an empty answer where a body is due", new Response(null, { status: 204 }), "unknown_answer"],
    [
      "JSON that breaks off",
      new Response('{"co', { headers: { "Content-Type": "application/json" } }),
      "unknown_answer",
    ],
    ["a page that the request was led to", redirected(json(200, {})), "unknown_answer"],
    [
      "a refusal that the request was led to",
      redirected(json(409, { code: "slide_skipped" })),
      "unknown_answer",
    ],
  ])("%s", async (_what, response, code) => expect(await codeOf(response)).toBe(code));

  it("a read that lacks what its page is drawn from is none of ours (T-1161)", async () => {
    expect(await codeOf(json(200, { id: "a", profile: null }), "id", "profile")).toBe("ok");
    expect(await codeOf(json(200, { status: "sign in" }), "id", "profile")).toBe("unknown_answer");
    expect(await codeOf(json(200, []), "id")).toBe("unknown_answer");
  });
});

describe("somebody else's 'OK' saves nothing (T-1162)", () => {
  const routes = new Hono().post("/me/streak", (c) => c.json({})).get("/me", (c) => c.json({}));
  const clientTo = (response: () => Response) =>
    apiClient<typeof routes>("/api", { fetch: async () => response() });

  it.each([
    ["JSON", () => json(200, { ok: true })],
    ["a page", () => new Response(PAGE, { headers: { "Content-Type": "text/html" } })],
    ["nothing", () => new Response(null, { status: 204 })],
  ])("%s in place of the answer to a write", async (_what, response) => {
    await expect(clientTo(response).me.streak.$post()).rejects.toMatchObject({
      code: "unknown_answer",
    });
  });

  it("our server marks what it answers", async () => {
    const api = clientTo(() => json(200, { count: 1 }, { [ANSWER_MARK]: "1" }));
    expect(await answer(api.me.streak.$post())).toEqual({ count: 1 });
  });
});
