import type { hc } from "hono/client";
import { isMarked } from "#domain/wire/answer-mark.ts";
import { AppError } from "../base/errors.ts";

/** What a call may carry; the values of the path, of its query, and the body. */
interface CallArguments {
  param?: Record<string, string>;
  query?: Record<string, string | readonly string[] | undefined>;
  json?: unknown;
}

interface CallOptions {
  init?: RequestInit;
}

/**
 * `hc` of hono/client for what our API needs: values of the path, query and JSON bodies. It has the
 * library's types, and a tenth of its code: it is loaded before a child's first slide.
 */
export const apiClient = ((base: string, options: { fetch?: typeof fetch } = {}) =>
  routeOf([base], options.fetch ?? ((...request) => fetch(...request)))) as typeof hc;

/** The route at these parts of a path; called by a property such as `$get`, it sends a request. */
const routeOf = (parts: readonly string[], send: typeof fetch): unknown =>
  new Proxy(() => undefined, {
    // A route must not look like a promise, or `await` would call it.
    get: (_, part) =>
      typeof part === "string" && part !== "then" ? routeOf([...parts, part], send) : undefined,
    apply: (_, _self, [values, options]: [CallArguments?, CallOptions?]) =>
      request(parts, values ?? {}, options?.init, send),
  });

async function request(
  parts: readonly string[],
  { param, query, json }: CallArguments,
  init: RequestInit | undefined,
  send: typeof fetch,
): Promise<Response> {
  const path = parts
    .slice(0, -1)
    .map((part) => (part.startsWith(":") ? encodeURIComponent(param?.[part.slice(1)] ?? "") : part))
    .join("/");
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      [value ?? []].flat().map((text) => [name, text]),
    ),
  ).toString();
  const method = (parts.at(-1) ?? "").slice(1).toUpperCase(); // "$get"
  const response = await send(search === "" ? path : `${path}?${search}`, {
    method,
    headers: json === undefined ? {} : { "Content-Type": "application/json" },
    body: json === undefined ? null : JSON.stringify(json),
    ...init,
  });
  // An 'OK' that is not from our server has saved nothing.
  const mustBeMarked = method !== "GET" && path.startsWith("/api/");
  if (mustBeMarked && response.ok && !isMarked(response)) throw new AppError("unknown_answer");
  return response;
}
