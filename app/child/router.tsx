import { createContext, use, useLayoutEffect, useSyncExternalStore } from "react";
import type { ComponentProps, MouseEvent } from "react";

/*
 * The child's zone moves between its screens by these functions alone. The other zones use wouter,
 * which is larger, and a child's first slide would be shown later.
 */

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
};

/** Opens a path of the child's zone in this document. */
export function navigate(path: string, { replace = false } = {}): void {
  window.history[replace ? "replaceState" : "pushState"](null, "", path);
  for (const notify of listeners) notify();
}

export const usePathname = () => useSyncExternalStore(subscribe, () => window.location.pathname);
/** The query of the URL: '?course=7', or ''. */
export const useSearch = () => useSyncExternalStore(subscribe, () => window.location.search);

/** A route's pattern that a path matches, and the value that it names, such as the id of a lesson. */
export interface Match<P extends string> {
  pattern: P;
  value: string | undefined;
}

/** The first of these patterns ('/lesson/:lessonId') that the path matches; one value at most. */
export function matchOf<P extends string>(patterns: readonly P[], path: string): Match<P> | null {
  for (const pattern of patterns) {
    const found = new RegExp(`^${pattern.replace(/:\w+/, "([^/]+?)")}/?$`, "i").exec(path);
    if (found !== null) return { pattern, value: found[1] };
  }
  return null;
}

/**
 * The value that the path of a screen has in the place that its pattern names. It stays while the
 * next screen's code is loading.
 */
export const PathValue = createContext<string | undefined>(undefined);
export const usePathValue = () => use(PathValue) ?? "";

/** A link to a path of the child's zone. */
export function Link({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  const onClick = (event: MouseEvent) => {
    // The browser itself opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={onClick} />;
}

/** Leads to another path in place of this one. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
