import type { Zone } from "#domain/routing/routes.ts";

const FRAME = /[\w.-]+\.js:\d+:\d+/g;
const MAX_FRAMES = 8;

/**
 * Tells our own server that a screen broke: the kind of error and the places in our files, never
 * its words.
 */
export function reportCrash(zone: Zone, error: unknown): void {
  const { name, stack } = error instanceof Error ? error : { name: "Unknown", stack: "" };
  const body = JSON.stringify({
    zone,
    name,
    frames: stack?.match(FRAME)?.slice(0, MAX_FRAMES) ?? [],
  });
  void fetch("/api/crashes", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body,
  }).catch(() => undefined);
}
