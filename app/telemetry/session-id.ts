const KEY = "telemetrySession";

/** One visit of this tab; signing out begins a new one. */
export function sessionId(): string {
  const kept = sessionStorage.getItem(KEY);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  sessionStorage.setItem(KEY, made);
  return made;
}

export const newSession = () => sessionStorage.removeItem(KEY);

/** By what the device can do and how large it is, not by what it calls itself. */
export function deviceType(): "phone" | "tablet" | "desktop" {
  if (!matchMedia("(pointer: coarse)").matches) return "desktop";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}
