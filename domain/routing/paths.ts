/**
 * Functions of their own and not members of one object, so that each page carries only the
 * addresses it names.
 */
export * as paths from "./urls.ts";

/** Where a sign-in may lead: known places of our own site only. */
const NEXT_PLACES = [
  /^\/lesson(\/|$)/,
  /^\/courses\/CourseTrack$/,
  /^\/onboarding(\/|$)/,
  /^\/account$/,
  /^\/paywall$/,
  /^\/game-over$/,
  /^\/lesson-builder$/,
];

/**
 * The `next` parameter as a path of ours, else `fallback`. Anything that could lead to another host
 * is refused: '//evil.example', '/\\evil.example', 'https://evil.example', '/login'.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !next.startsWith("/") || next.startsWith("//") || /[\\\p{Cc}]/u.test(next))
    return fallback;
  const url = URL.parse(next, "http://ours.invalid");
  if (url === null || url.origin !== "http://ours.invalid") return fallback;
  return NEXT_PLACES.some((place) => place.test(url.pathname))
    ? url.pathname + url.search
    : fallback;
}
