import { Hono } from "hono";
import { expect, it } from "vitest";
import { ANSWER_MARK } from "#domain/wire/answer-mark.ts";
import { apiClient } from "./api-client.ts";

const routes = new Hono()
  .use(async (context, next) => {
    await next();
    context.res.headers.set(ANSWER_MARK, "1");
  })
  .get("/lessons", (context) => context.json([]))
  .get("/lessons/:id/media", (context) => context.json({ of: context.req.param("id") }))
  .put("/lessons/:id/progress", async (context) => context.json(await context.req.json()))
  .delete("/lessons/:id", (context) => context.json({ gone: context.req.param("id") }));

const sent: { url: string; init: RequestInit | undefined }[] = [];
const api = apiClient<typeof routes>("/api", {
  fetch: (input: unknown, init?: RequestInit) => {
    const url = typeof input === "string" ? input : "not a path";
    sent.push({ url, init });
    return Promise.resolve(routes.request(url.replace("/api", ""), { ...init, signal: null }));
  },
});
const last = () => sent.at(-1);

it("sends a read to the path, without a body", async () => {
  await api.lessons.$get();
  expect(last()).toMatchObject({ url: "/api/lessons", init: { method: "GET", headers: {} } });
  expect(last()?.init?.body).toBeNull();
});

it("puts values into the path and into the query, and leaves out those that are undefined", async () => {
  const request = { param: { id: "a/b ä" }, query: { version: "3", course: undefined } };
  const response = await api.lessons[":id"].media.$get(request);
  expect(last()?.url).toBe("/api/lessons/a%2Fb%20%C3%A4/media?version=3");
  expect(await response.json()).toEqual({ of: "a/b ä" });
});

it("repeats a value of the query that is a list", async () => {
  await api.lessons.$get({ query: { tag: ["new", "old"] } });
  expect(last()?.url).toBe("/api/lessons?tag=new&tag=old");
});

it("sends a body as JSON, with the caller's signal", async () => {
  const { signal } = new AbortController();
  const request = { param: { id: "7" }, json: { slide: 0 } };
  const response = await api.lessons[":id"].progress.$put(request, { init: { signal } });
  expect(last()).toMatchObject({
    url: "/api/lessons/7/progress",
    init: { method: "PUT", headers: { "Content-Type": "application/json" }, body: '{"slide":0}' },
  });
  expect(last()?.init?.signal).toBe(signal);
  expect(await response.json()).toEqual({ slide: 0 });
});

it("names the method of the request in upper case", async () => {
  const response = await api.lessons[":id"].$delete({ param: { id: "7" } });
  expect(last()?.init?.method).toBe("DELETE");
  expect(await response.json()).toEqual({ gone: "7" });
});

it("a route is not a promise, so `await` does not call it", () => {
  expect(Reflect.get(api.lessons, "then")).toBeUndefined();
});
