import { readStored, writeStored } from "#app/device/web-storage.ts";

/*
 * The start page counts every byte, so it notes its visit in the plainest form and imports next to
 * nothing for it; the next page makes an event of the note (app/telemetry/landing.ts).
 */
const KEY = "telemetryLanding";
const MAX_NOTES = 20;

export interface LandingNote {
  event_id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Campaign parameters of the URL, as they were: `utm_source=letter&utm_medium=mail`. */
  utm: string;
  /** Origin of the page that led here, or ''. */
  referrer: string;
}

/** A note a line, so that the start page adds one without reading the others. */
export const readLandingLines = () => readStored("local", KEY)?.split("\n") ?? [];

export const dropLandingNotes = () => void writeStored("local", KEY, null);

/**
 * Notes on this device that the start page was opened, unless somebody has refused (twin:
 * app/data/telemetry/before-consent.ts).
 */
export function noteLanding(): void {
  const hasRefused = /"analytics":false/.test(readStored("local", "signupConsents") ?? "");
  if (
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ||
    readStored("tab", "telemetryRefused") !== null ||
    hasRefused
  )
    return;
  const note = {
    event_id: crypto.randomUUID(),
    at: Date.now(),
    utm: location.search
      .slice(1)
      .split("&")
      .filter((pair) => pair.startsWith("utm_") && !/@|%40/i.test(pair))
      .join("&"),
    referrer: document.referrer.split("/", 3).join("/"),
  };
  const lines = [...readLandingLines(), JSON.stringify(note)].slice(0, MAX_NOTES);
  writeStored("local", KEY, lines.join("\n"));
}
