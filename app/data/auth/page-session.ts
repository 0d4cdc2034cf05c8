import { logCritical } from "./auth-log.ts";
import { inBackground } from "../base/background.ts";
import { emptyDevice, entry, sessionStorageFor } from "../base/device-storage.ts";
import { SESSION_KEY } from "../base/session-key.ts";
import { isSession } from "./stored-session.ts";
import type { StoredSession } from "./stored-session.ts";

/*
 * Whose session this page may use. A page acts for one user: the one whose session it saw first,
 * until it signs in or out itself. Another tab may sign somebody else in meanwhile; to this page
 * that session does not exist.
 */
let pageUserId: string | null = null;
let isLeaving = false;
let isLost = false;

const sessionOfDevice = () => entry(SESSION_KEY).json(isSession);
const userOf = (session: StoredSession | null) => session?.user.id ?? null;

/** The session stored on this device, live or not, if it is this page's. */
export function storedSession(): StoredSession | null {
  const session = sessionOfDevice();
  pageUserId ??= userOf(session);
  return userOf(session) === pageUserId ? session : null;
}

/** The user of this page's session, live or not. */
export const storedUserId = () => userOf(storedSession());

/** Will the next page have this page's session, too? Not if the browser keeps nothing. */
export const isSessionKept = () => entry(SESSION_KEY).isKept();
/**
 * The user that this page belongs to, even after the session has ended or was replaced by another.
 */
export const pageOwner = (): string | null => pageUserId;

/** Does this page have a session, live or not? */
export const hasStoredSession = () => storedSession() !== null;

type SessionEnd =
  /** Another tab signed out, another tab signed somebody else in, or the storage was cleared. */
  | "changed"
  /** The server has refused the session. */
  | "lost";
const endListeners = new Set<(how: SessionEnd) => void>();

/**
 * The sign-in client's storage: when the session is removed, by whomever, the device is emptied
 * too.
 */
export const familySessionStorage = sessionStorageFor(SESSION_KEY, {
  isVisible: hasStoredSession,
  onStored() {
    isLost = false;
    const userId = userOf(sessionOfDevice());
    if (userId === pageUserId) return;
    pageUserId = userId;
    inBackground("emptying the device", emptyDevice(userId)); // the start of the next page tries again
  },
  async onRemoved() {
    isLost = !isLeaving;
    logCritical(isLost ? "session_lost" : "signed_out");
    // After a lost session the page still shows that user's data, and stays that user's until it is
    // reloaded.
    if (!isLost) pageUserId = null;
    await emptyDevice(null);
    if (isLost) for (const notify of endListeners) notify("lost");
  },
});

/** Runs a sign-out that the user asked for, so that it does not count as a lost session. */
export async function leaving<T>(signOut: () => Promise<T>): Promise<T> {
  isLeaving = true;
  try {
    return await signOut();
  } finally {
    isLeaving = false;
  }
}

/**
 * Runs once for each page, before it draws anything: removes the stored data of other users.
 * `onEnd` runs when the session that the page began with ends, or is another user's.
 */
export function startPageSession(onEnd: (how: SessionEnd) => void): void {
  inBackground("emptying the device", emptyDevice(storedUserId()));
  endListeners.add(onEnd);
  const check = () => {
    const now = userOf(sessionOfDevice());
    if (pageUserId === null || now === pageUserId || (isLost && now === null)) return;
    void emptyDevice(now).finally(() => onEnd("changed"));
  };
  window.addEventListener("storage", ({ key }) => (key === SESSION_KEY || key === null) && check());
  // A page in the back-forward cache gets no storage events.
  window.addEventListener("pageshow", ({ persisted }) => persisted && check());
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && check(),
  );
}
