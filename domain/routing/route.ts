import type { Page, Zone } from "./page.ts";

/**
 * Values of a URL by name: those that the pattern names become part of the path, the others the
 * query.
 */
export type UrlValues = Record<string, string | undefined>;

export interface Route extends Page {
  /** Pattern of the path: '/lesson/:lessonId'. */
  pattern: string;
  /** The document that serves it. */
  zone: Zone;
  /**
   * A sign-in may lead here (R-NAV-8): to this path alone, or to every path whose first segment is
   * the same. Left out: never.
   */
  afterSignIn?: "exact" | "folder";
  /** The URL builder's arguments as values of the URL. Left out: the URL is the pattern. */
  params?: (...args: never[]) => UrlValues;
}
