import { useSyncExternalStore } from "react";
import { PARENT_PAGES } from "#domain/routing/routes.ts";
import { hasStoredSession, isSessionKept } from "#app/data/auth/page-session.ts";

let isStopped = false;
const listeners = new Set<() => void>();
function setStopped(value: boolean): void {
  isStopped = value;
  for (const notify of listeners) notify();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True when the parent is told that playing needs site data, in place of the page. */
export const useIsStopped = () => useSyncExternalStore(subscribe, () => isStopped);
export const goOn = () => setStopped(false);

const isParentPage = (to: string) => (to.split("?")[0] ?? "") in PARENT_PAGES;

/**
 * Leads on after a sign-in, by a full page load. Where the browser keeps no session, only this page
 * has it: then within the page, or, where the way leads out of the parent zone, to words that say so.
 */
export function leadOn(
  to: string,
  navigate: (to: string, options: { replace: boolean }) => void,
  { replace = true } = {},
): void {
  if (!hasStoredSession() || isSessionKept())
    return replace ? window.location.replace(to) : window.location.assign(to);
  if (isParentPage(to)) return navigate(to, { replace });
  setStopped(true);
}
