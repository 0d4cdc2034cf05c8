import { ZONE_CHANGE_MS } from "../constants.ts";
import { dayIn } from "../days.ts";
import type { Day } from "../days.ts";

/** When a zone last told the family's day for something that counts, and which day it told. */
export interface ToldDay {
  day: Day;
  at: Date;
  zone: string | null;
}

/**
 * By which zone the family's day is told at `now`, and which day it is. A zone that was changed counts
 * ZONE_CHANGE_MS after the day was last told: for the streak by the end of a lesson, for money by the zone
 * before the change (`toldBefore`). Until then the zone of that time goes on, and its day is
 * not left for an earlier one. So days go by with real time, however often the zone is switched: a
 * journey loses no day, and midnight at home is still midnight.
 */
export function familyDay(
  now: Date,
  zone: string | null,
  last: ToldDay | null,
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

const toldBefore = ({ zone_before, zone_changed_at: at }: FamilyZone): ToldDay | null =>
  at === null ? null : { day: dayIn(at, zone_before), at, zone: zone_before };

/** The family's day that decides about money: a zone counts ZONE_CHANGE_MS after it was changed. */
export const moneyDay = (now: Date, zone: FamilyZone) =>
  familyDay(now, zone.time_zone, toldBefore(zone));

/** What a family's zone is when a device reports another one: until it counts, that which counts now goes on. */
export const changedZone = (now: Date, zone: FamilyZone, reported: string): FamilyZone =>
  reported === zone.time_zone
    ? zone
    : { time_zone: reported, zone_before: moneyDay(now, zone).zone, zone_changed_at: now };
