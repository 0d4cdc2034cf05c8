import type { Page } from "@playwright/test";

/** What a browser may do to each of its stores; each is a script that runs before the page's own. */
const refuse = `() => { throw new DOMException("refused", "SecurityError"); }`;
const getter = (object: string, name: string, get: string) =>
  `Object.defineProperty(${object}, "${name}", { get: ${get}, configurable: true });`;
const reject = `() => Promise.reject(new DOMException("refused", "SecurityError"))`;
const never = `() => new Promise(() => undefined)`;

/** Local and session storage: methods in front of the real ones. */
const wrapped = (name: string, methods: string) => `
  const real = window.${name};
  const own = { ${methods} };
  ${getter("window", name, `() => proxy`)}
  const proxy = new Proxy(real, {
    get: (target, key) => own[key] ?? (typeof target[key] === "function" ? target[key].bind(target) : target[key]),
  });`;
const webStorage = (name: string) => ({
  refused: getter("window", name, refuse),
  absent: getter("window", name, "() => undefined"),
  null: getter("window", name, "() => null"),
  full: wrapped(name, `setItem() { throw new DOMException("full", "QuotaExceededError"); }`),
  unreadable: wrapped(name, `getItem() { throw new DOMException("refused", "SecurityError"); }`),
  damaged: wrapped(name, `getItem: () => '{"user":{"id":'`),
  "of another type": wrapped(name, `getItem: () => 7`),
  "a list": wrapped(name, `getItem: () => '[{"a":[1]}]'`),
  "cleared at each read": wrapped(
    name,
    `getItem(key) { const text = real.getItem(key); real.clear(); return text; }`,
  ),
});
/** A request of a database that answers with an event, or never. */
const database = (type: string) => `(() => {
  const request = new EventTarget();
  setTimeout(() => { request.dispatchEvent(new Event("${type}")); request["on${type}"]?.(new Event("${type}")); });
  return request;
})`;
const databases = (ask: string) =>
  getter("window", "indexedDB", `() => ({ open: ${ask}, deleteDatabase: ${ask} })`);

/** The first of each store is its harshest. */
export const MISBEHAVIOURS: Record<string, Record<string, string>> = {
  localStorage: webStorage("localStorage"),
  sessionStorage: webStorage("sessionStorage"),
  indexedDB: {
    refused: getter("window", "indexedDB", refuse),
    absent: getter("window", "indexedDB", "() => undefined"),
    silent: databases(database("nothing")),
    blocked: databases(database("blocked")),
    failing: databases(database("error")),
  },
  caches: {
    silent: getter(
      "window",
      "caches",
      `() => ({ open: ${never}, keys: ${never}, has: ${never}, match: ${never}, delete: ${never} })`,
    ),
    refused: getter("window", "caches", refuse),
    absent: getter("window", "caches", "() => undefined"),
    rejecting: getter(
      "window",
      "caches",
      `() => ({ open: ${reject}, keys: ${reject}, has: ${reject}, match: ${reject}, delete: ${reject} })`,
    ),
  },
  "service worker": {
    refused: getter("Navigator.prototype", "serviceWorker", refuse),
    absent: getter("Navigator.prototype", "serviceWorker", "() => undefined"),
    rejecting: getter(
      "Navigator.prototype",
      "serviceWorker",
      `() => ({ register: ${reject}, getRegistration: ${reject} })`,
    ),
    silent: getter(
      "Navigator.prototype",
      "serviceWorker",
      `() => ({ register: ${never}, getRegistration: ${never} })`,
    ),
  },
  "navigator.storage": {
    refused: getter("Navigator.prototype", "storage", refuse),
    absent: getter("Navigator.prototype", "storage", "() => undefined"),
  },
  "navigator.locks": {
    refused: getter("Navigator.prototype", "locks", refuse),
    absent: getter("Navigator.prototype", "locks", "() => undefined"),
    rejecting: getter("Navigator.prototype", "locks", `() => ({ request: ${reject} })`),
    silent: getter("Navigator.prototype", "locks", `() => ({ request: ${never} })`),
  },
  BroadcastChannel: {
    refused: `window.BroadcastChannel = class { constructor() { throw new DOMException("refused", "SecurityError"); } };`,
    absent: `delete window.BroadcastChannel;`,
  },
  cookies: {
    refused: getter("Document.prototype", "cookie", refuse),
  },
};

const blocked = ["localStorage", "sessionStorage", "indexedDB", "caches", "service worker"];
/** All stores at once, as where site data is blocked. */
export const ALL_BLOCKED = [
  ...blocked.map((store) => MISBEHAVIOURS[store]?.["refused"] ?? ""),
  ...["navigator.storage", "navigator.locks", "BroadcastChannel"].map(
    (store) => MISBEHAVIOURS[store]?.["refused"] ?? "",
  ),
]
  .map((script) => `(() => { ${script} })();`)
  .join("\n");

/** From now on, the page's browser misbehaves so. */
export async function misbehave(page: Page, script: string): Promise<void> {
  await page.addInitScript({ content: `(() => { ${script} })();` });
}
