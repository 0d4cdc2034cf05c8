import type { Zone } from "#domain/routing/routes.ts";

const FRAME = /[\w.-]+\.js:\d+:\d+/g;
const MAX_FRAMES = 8;

/**
 * Reports a crash of a screen to our own server: the error's class and stack frames, never its
 * message.
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
