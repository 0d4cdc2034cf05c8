/* A device with a queue of mutations, and the server that takes them, for tests. */
import { afterEach, beforeEach, vi } from "vitest";
import { ourJson } from "../wire/ours-for-tests.ts";
import { SESSION_KEY } from "../base/session-key.ts";

export const DAY = "2026-11-20";
const MOVE = {
  kind: "progress",
  slide: 1,
  slideId: "s1",
  isLast: false,
  version: 3,
} as const;
export const moveIn = (lessonId: string) => ({ ...MOVE, lessonId, playedOn: DAY });
export const XP = { kind: "xp", lessonId: "a" } as const;
export const STREAK = { kind: "streak", playedOn: DAY } as const;
export const FEEDBACK = {
  kind: "feedback",
  lessonId: "a",
  feedback: { enjoyment: "fun" },
} as const;

/** What the server gets, and what it answers: a status with a code, or no network. */
export const server = {
  requests: [] as string[],
  tokens: new Set<string | null>(),
  isReachable: true,
  respond: (_path: string): { status: number; body: unknown } => ({ status: 200, body: {} }),
};
export const refuse = (status: number, code: string) => ({ status, body: { code } });

class MemoryStorage {
  readonly #entries = new Map<string, string>();
  getItem = (key: string) => this.#entries.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#entries.set(key, text);
  removeItem = (key: string) => void this.#entries.delete(key);
  clear = () => this.#entries.clear();
}

export const storage = new MemoryStorage();
/** Chooses who plays on the device, for tabs that are opened from now on. */
export const choose = (child: string | null) =>
  child === null ? storage.removeItem("child:mia") : storage.setItem("child:mia", child);
export const stored = (userId: string) =>
  JSON.parse(storage.getItem(`outbox:${userId}`) ?? "[]") as unknown[];
export const store = (userId: string, entries: unknown) =>
  storage.setItem(`outbox:${userId}`, JSON.stringify(entries));
export const signIn = (id: string) =>
  storage.setItem(
    SESSION_KEY,
    JSON.stringify({ user: { id }, access_token: `token of ${id}`, expires_at: 4e9 }),
  );
/** A page in a new tab: it acts for the family account that is signed in now. */
export async function openPage() {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  return { ...(await import("./mutation-queue.ts")), ...(await import("./events.ts")) };
}

export const locks = {
  /** False: another tab keeps it while the test runs. */
  isFree: true,
  /** Work that holds the lock. */
  running: null as Promise<unknown> | null,
};
/** Each test of the file begins with an empty device on which mia is signed in, and a server. */
export function resetForEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "Date"] });
    locks.isFree = true;
    server.requests.length = 0;
    server.tokens.clear();
    server.isReachable = true;
    server.respond = () => ({ status: 200, body: {} });
    storage.clear();
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", new MemoryStorage());
    vi.stubGlobal("window", Object.assign(new EventTarget(), { name: "" }));
    vi.stubGlobal("navigator", {
      onLine: true,
      locks: {
        request<T>(
          name: string,
          options: LockOptions,
          run: (lock: object | null) => Promise<T>,
        ): Promise<T> {
          const isTaken = !locks.isFree || locks.running !== null;
          if (isTaken && options.ifAvailable === true) return run(null);
          if (locks.running !== null)
            return locks.running.then(() => navigator.locks.request(name, options, run));
          const work = run({}).finally(() => (locks.running = null));
          locks.running = work.catch(() => undefined);
          return work;
        },
      },
    });
    vi.stubGlobal("fetch", async (path: string, init: RequestInit & { body?: string }) => {
      if (!server.isReachable) throw new TypeError("no network");
      server.requests.push(`${init.method} ${path} ${init.body ?? ""}`.trim());
      server.tokens.add(new Headers(init.headers).get("Authorization"));
      const { status, body } = server.respond(path);
      return ourJson(body, { status });
    });
    signIn("mia");
  });
  afterEach(() => {
    vi.resetModules(); // a page of the next file is none of these
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
