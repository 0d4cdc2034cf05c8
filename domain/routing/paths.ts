import type { AccountSection } from "../family/account-groups.ts";
import { ROUTES } from "./route-table.ts";
import type { Route } from "./route.ts";
import { urlBuilders } from "./url-of.ts";

const routes: readonly Route[] = Object.values(ROUTES);

/** The URL builders of all routes. */
export const paths = {
  ...urlBuilders(ROUTES),
  /** Answered by the server with the payment page. */
  buy: () => "/api/buy",
};

/** The account page with a section open and in view. */
export const accountUrl = (section: AccountSection): string => `${paths.account()}#${section}`;

/** May a sign-in lead to this path? */
const isSignInTarget = (path: string) =>
  routes.some(({ pattern, afterSignIn }) => {
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
