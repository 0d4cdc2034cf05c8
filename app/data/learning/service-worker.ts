import { serviceWorkers } from "#app/device/file-stores.ts";
import { inBackground } from "../base/background.ts";

/*
 * The page's side of the service worker. It is registered some seconds after the page starts; a
 * newer one takes over only where no lesson is being played.
 */
const REGISTER_AFTER_MS = 3_000;

/**
 * Trusted Types refuse a plain string here; the document's content security policy allows this
 * policy, 'service-worker'.
 */
function workerUrl(): string {
  const factory = (
    globalThis as {
      trustedTypes?: {
        createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
      };
    }
  ).trustedTypes;
  return factory === undefined
    ? "/sw.js"
    : factory
        .createPolicy("service-worker", { createScriptURL: () => "/sw.js" })
        .createScriptURL("/sw.js");
}

export function registerServiceWorker(): void {
  if (import.meta.env.DEV) return;
  const register = async () => serviceWorkers()?.register(workerUrl());
  setTimeout(() => inBackground("the service worker", register()), REGISTER_AFTER_MS);
}

/** A newer version may take over now: called where no lesson is under way. */
export async function activateWaitingWorker(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  registration?.waiting?.postMessage({ type: "take-over" });
}
