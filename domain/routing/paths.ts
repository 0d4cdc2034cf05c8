import { ROUTES } from "./route-table.ts";
import type { Route, RouteName, Routes, UrlValues } from "./route-table.ts";

/** The path of a pattern with its values, and the other values as its query. */
function urlOf(pattern: string, values: UrlValues): string {
  const rest = { ...values };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(values[name] ?? "");
  });
  const query = Object.entries(rest).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

type UrlBuilder<R> = R extends { params: (...args: infer A) => UrlValues }
  ? (...args: A) => string
  : () => string;

const routes: readonly [string, Route][] = Object.entries(ROUTES);
const builders = Object.fromEntries(
  routes.map(([name, { pattern, params }]) => [
    name,
    (...args: never[]) => urlOf(pattern, params?.(...args) ?? {}),
  ]),
) as { [N in RouteName]: UrlBuilder<Routes[N]> };

/** The URL builders of all routes. */
export const paths = {
  ...builders,
  /** Answered by the server with the payment page. */
  buy: () => "/api/buy",
};

/** May a sign-in lead to this path? */
const isSignInTarget = (path: string) =>
  routes.some(([, { pattern, afterSignIn }]) => {
    if (afterSignIn !== "folder") return afterSignIn === "exact" && path === pattern;
    const folder = `/${pattern.split("/")[1]}`;
    return path === folder || path.startsWith(`${folder}/`);
  });

/**
 * The `next` parameter as a path of ours, else `fallback`. Anything that could lead to another host
 * is refused: '//evil.example', '/\\evil.example', 'https://evil.example', '/login'.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !next.startsWith("/") || next.startsWith("//") || /[\\\p{Cc}]/u.test(next))
    return fallback;
  const url = URL.parse(next, "http://ours.invalid");
  if (url === null || url.origin !== "http://ours.invalid") return fallback;
  return isSignInTarget(url.pathname) ? url.pathname + url.search : fallback;
}
