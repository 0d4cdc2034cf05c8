import type { Route, UrlValues } from "./route.ts";

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

/** The URL builders of these routes. */
export const urlBuilders = <R extends Record<string, Pick<Route, "pattern" | "params">>>(
  routes: R,
) =>
  Object.fromEntries(
    Object.entries(routes).map(([name, { pattern, params }]) => [
      name,
      (...args: never[]) => urlOf(pattern, params?.(...args) ?? {}),
    ]),
  ) as { [N in keyof R]: UrlBuilder<R[N]> };
