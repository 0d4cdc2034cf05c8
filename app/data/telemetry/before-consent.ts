import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import type { VisitSource } from "#domain/wire/utm.ts";
import { entry } from "../base/device-storage.ts";
import { isCount, isText } from "../base/guards.ts";
import { isObject, isOptional, itemsOf } from "../base/object-guards.ts";
import type { Guard } from "../base/guards.ts";
import { dropLandingNotes } from "./landing-note.ts";
import { readSignupConsents } from "../privacy/signup-consents.ts";

/*
 * What measuring keeps on this device while nobody has been asked yet: which pages were opened and
 * what led here. It names nobody, leaves the device with the parent's yes alone, and goes with a
 * no, with Global Privacy Control, when somebody signs out, and by its age.
 */
const MAX_WAITING = 100;

/** An event as it waits; it names no person. */
export interface WaitingEvent {
  event_id: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const refusesAll = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** May events be stored? Not if somebody has refused, be it by the browser's setting. */
export const mayKeepBeforeConsent = () =>
  !refusesAll() &&
  entry("telemetryRefused").read() === null &&
  readSignupConsents()?.analytics !== false;

/** In this tab: the signed-in family has refused. */
export const rememberRefusal = () => entry("telemetryRefused").write("1");
export const forgetRefusal = () => entry("telemetryRefused").remove();

/**
 * The events that are young enough, each once, in the order in which they happened; the first
 * hundred.
 */
export function stillWaiting<E extends WaitingEvent>(events: readonly E[], nowMs: number): E[] {
  const oldest = nowMs - RETENTION_DAYS.pageBeforeConsent * DAY_MS;
  const byId = new Map(
    events.filter(({ at }) => at >= oldest && at <= nowMs).map((event) => [event.event_id, event]),
  );
  return [...byId.values()].sort((a, b) => a.at - b.at).slice(0, MAX_WAITING);
}

/** Events that wait on this device, for all pages and tabs of it. */
export const deviceStore = <E extends WaitingEvent>(isEvent: Guard<E>) => ({
  read: () => stillWaiting(itemsOf(entry("telemetryWaiting"), isEvent), Date.now()),
  add(event: E): void {
    if (!mayKeepBeforeConsent()) return this.clear();
    write("telemetryWaiting", stillWaiting([...this.read(), event], Date.now()));
  },
  clear: () => entry("telemetryWaiting").remove(),
});

const isCampaign = isObject<NonNullable<VisitSource["campaign"]>>({
  utm_source: isOptional(isText),
  utm_medium: isOptional(isText),
  utm_campaign: isOptional(isText),
  utm_content: isOptional(isText),
  utm_term: isOptional(isText),
});
export const isVisitSource = isObject<VisitSource>({
  referrer: isOptional(isText),
  campaign: isOptional(isCampaign),
});

/** Stores what led here first. A later visit changes nothing while that is stored. */
export function keepFirstTouch(source: VisitSource | null): void {
  if (!mayKeepBeforeConsent()) return dropFirstTouch();
  if (source !== null && readFirstTouch() === null)
    write("telemetryFirstTouch", { at: Date.now(), source });
}

const isFirstTouch = isObject({ at: isCount, source: isVisitSource });

export function readFirstTouch(): VisitSource | null {
  const kept = entry("telemetryFirstTouch").json(isFirstTouch);
  const isYoung = kept !== null && kept.at >= Date.now() - RETENTION_DAYS.firstTouch * DAY_MS;
  return isYoung ? kept.source : null;
}

export const dropFirstTouch = () => entry("telemetryFirstTouch").remove();

export function clearBeforeConsent(): void {
  entry("telemetryWaiting").remove();
  dropFirstTouch();
  dropLandingNotes();
}

const write = (store: "telemetryWaiting" | "telemetryFirstTouch", value: unknown) =>
  void entry(store).write(JSON.stringify(value));
