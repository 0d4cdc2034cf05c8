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

/** The session that this device keeps, live or not, when it is this page's. */
export function storedSession(): StoredSession | null {
  const session = sessionOfDevice();
  pageUserId ??= userOf(session);
  return userOf(session) === pageUserId ? session : null;
}

/** Whose session this page has, live or not. */
export const storedUserId = () => userOf(storedSession());

/** Whose page this is, also where that session has ended or another one has taken its place. */
export const pageOwner = (): string | null => pageUserId;

/** Has this page a session, live or not? */
export const hasStoredSession = () => storedSession() !== null;

type SessionEnd =
  /** Another tab signed out or somebody else in, or the storage was cleared. */
  | "changed"
  /** The server takes it no longer. */
  | "lost";
const endListeners = new Set<(how: SessionEnd) => void>();

/** For the sign-in client: the device is emptied with the session, whoever removes it. */
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
    // After a loss the page still shows what it has: it stays that user's until it is loaded anew.
    if (!isLost) pageUserId = null;
    await emptyDevice(null).catch(() => undefined);
    if (isLost) for (const notify of endListeners) notify("lost");
  },
});

/** Runs what signs out on purpose: no loss. */
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
    void emptyDevice(now)
      .catch(() => undefined)
      .finally(() => onEnd("changed"));
  };
  window.addEventListener("storage", ({ key }) => (key === SESSION_KEY || key === null) && check());
  // A page in the back-forward cache gets no storage events.
  window.addEventListener("pageshow", ({ persisted }) => persisted && check());
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && check(),
  );
}
