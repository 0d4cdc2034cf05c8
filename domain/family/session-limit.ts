import { SESSIONS_MAX } from "../constants.ts";
import { DAY_MS } from "../days.ts";

/** Who may end sessions to make room for a new one. */
export type SessionStart =
  /** A mailed link or code began it: the owner of the mailbox is there. */
  | "mail"
  /** Whoever knew the password, or had bought. */
  | "other"
  /** The built-in author's, which has no mailbox: its password is all that there is. */
  | "without_mailbox";

export interface HeldSession {
  id: string;
  /** A mailed link or code began it, or a mailed code was typed in it. */
  isProven: boolean;
  lastUsedMs: number;
}

/**
 * The sessions of an account that end so that a new one has room among SESSIONS_MAX: those which nobody
 * proved by mail first, then the ones that were used least recently. One that was begun without a mail
 * ends none that was proven, and none that was used within a day: it can't put the parent's own
 * devices out. Null where it finds no room then, and is refused.
 */
export function sessionsToEnd(
  held: readonly HeldSession[],
  start: SessionStart,
  nowMs: number,
): string[] | null {
  const excess = held.length + 1 - SESSIONS_MAX;
  if (excess <= 0) return [];
  const mayEnd = held.filter(
    ({ isProven, lastUsedMs }) => start !== "other" || (!isProven && nowMs - lastUsedMs >= DAY_MS),
  );
  if (mayEnd.length < excess) return null;
  const inOrder = mayEnd.toSorted((a, b) =>
    start !== "without_mailbox" && a.isProven !== b.isProven
      ? Number(a.isProven) - Number(b.isProven)
      : a.lastUsedMs - b.lastUsedMs,
  );
  return inOrder.slice(0, excess).map(({ id }) => id);
}
