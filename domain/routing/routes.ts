import type { Page, Zone } from "./page.ts";
import { ROUTES } from "./route-table.ts";
import type { Route } from "./route.ts";
import type { RouteName, Routes } from "./route-table.ts";

export { CHILD_PAGES, NOT_FOUND_PAGE } from "./child-routes.ts";
export { JOURNEY_STAGES, PAGE_CATEGORIES } from "./page.ts";
export type { JourneyStage, Page, PageCategory, Zone } from "./page.ts";

const routes: readonly Route[] = Object.values(ROUTES);

type PagesOf<Z extends Zone> = {
  [R in Extract<Routes[RouteName], { zone: Z }> as R["pattern"]]: Pick<R, keyof Page>;
};
/** The pages of a zone by their patterns, in matching order. */
const pagesOf = <Z extends Zone>(zone: Z) =>
  Object.fromEntries(
    routes
      .filter((route) => route.zone === zone)
      .map(({ pattern, name, category, stage }) => [pattern, { name, category, stage }]),
  ) as PagesOf<Z>;

export const PARENT_PAGES = pagesOf("parent");
export const STAFF_PAGES = pagesOf("staff");
export const HOME_PAGE = pagesOf("home")["/"];
/** Pages whose views may be sent to vendors with the parent's consent: those of the parent zone. */
export const PARENT_ZONE_PAGES = { "/": HOME_PAGE, ...PARENT_PAGES } as const;

/** Folders whose unknown paths get the parents' document; all others get the children's. */
const PARENT_FOLDERS = /^\/(onboarding|auth)(\/|$)/;

/** Every path but the start page's may end with a slash. */
const matches = (pattern: string, path: string) =>
  pattern === ROUTES.home.pattern
    ? path === pattern
    : new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}/?$`).test(path);

export type DocumentChoice = { zone: Zone; known: boolean };

/**
 * Which document answers a path, and whether the path is one of ours (unknown ones get 404 and the
 * kid zone).
 */
export function documentFor(path: string): DocumentChoice {
  const route = routes.find(({ pattern }) => matches(pattern, path));
  if (route !== undefined) return { zone: route.zone, known: true };
  return { zone: PARENT_FOLDERS.test(path) ? "parent" : "kid", known: false };
}
