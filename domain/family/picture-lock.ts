import type { ChildPicture, PictureLock } from "./children.ts";

/**
 * What a picture does that is tapped after `picks`, which are the first pictures of the lock: it is
 * the next one ("more"), the last one ("open"), or another one ("wrong"), and then the child starts
 * again. A second tap on a picture changes nothing.
 */
export function tapPicture(
  lock: PictureLock,
  picks: readonly ChildPicture[],
  next: ChildPicture,
): { result: "wrong" | "more" | "open"; picks: readonly ChildPicture[] } {
  if (picks.includes(next)) return { result: "more", picks };
  if (lock[picks.length] !== next) return { result: "wrong", picks: [] };
  const more = [...picks, next];
  return { result: more.length < lock.length ? "more" : "open", picks: more };
}
