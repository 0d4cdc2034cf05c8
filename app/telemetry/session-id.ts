import { entry } from "#app/data/base/device-storage.ts";

/** One visit of this tab; signing out begins a new one. */
export function sessionId(): string {
  const kept = entry("telemetrySession").read();
  if (kept !== null) return kept;
  const created = crypto.randomUUID();
  entry("telemetrySession").write(created);
  return created;
}

export const newSession = () => entry("telemetrySession").remove();

/** By what the device can do and how large it is, not by what it calls itself. */
export function deviceType(): "phone" | "tablet" | "desktop" {
  if (!matchMedia("(pointer: coarse)").matches) return "desktop";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}
