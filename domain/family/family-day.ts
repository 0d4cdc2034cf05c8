import { ZONE_CHANGE_MS } from "../constants.ts";
import { dayIn } from "../days.ts";
import type { Day } from "../days.ts";

/** A day of the family that counted for something: which it was, when, and by which zone. */
export interface CountedDay {
  day: Day;
  at: Date;
  zone: string | null;
}

/**
 * The family's day at `now`, and the zone that decides it. A zone that was changed counts
 * ZONE_CHANGE_MS after the last counted day: for the streak that of the last lesson's end, for money that
 * of the change (`dayOfChange`). Until then the zone of that time goes on, and its day is
 * not left for an earlier one. So days go by with real time, however often the zone is switched: a
 * journey loses no day, and midnight at home is still midnight.
 */
export function familyDay(
  now: Date,
  zone: string | null,
  last: CountedDay | null,
): { today: Day; zone: string | null; isZoneSettled: boolean } {
  const hasPassed = last === null || Math.abs(now.getTime() - last.at.getTime()) >= ZONE_CHANGE_MS;
  if (hasPassed) return { today: dayIn(now, zone), zone, isZoneSettled: true };
  const day = dayIn(now, last.zone);
  return { today: day > last.day ? day : last.day, zone: last.zone, isZoneSettled: false };
}

/** A family's zone as its devices reported it last, and which one counted when it was changed. */
export interface FamilyZone {
  time_zone: string | null;
  /** Null means UTC. */
  zone_before: string | null;
  /** Null: it was never changed. */
  zone_changed_at: Date | null;
}

const dayOfChange = ({ zone_before, zone_changed_at: at }: FamilyZone): CountedDay | null =>
  at === null ? null : { day: dayIn(at, zone_before), at, zone: zone_before };

/** The family's day that decides about money: a zone counts ZONE_CHANGE_MS after it was changed. */
export const moneyDay = (now: Date, zone: FamilyZone) =>
  familyDay(now, zone.time_zone, dayOfChange(zone));

/** What a family's zone is when a device reports another one: until it counts, that which counts now goes on. */
export const changedZone = (now: Date, zone: FamilyZone, reported: string): FamilyZone =>
  reported === zone.time_zone
    ? zone
    : { time_zone: reported, zone_before: moneyDay(now, zone).zone, zone_changed_at: now };
