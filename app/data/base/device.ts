import { dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";

/** The IANA zone that this device is set to. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day it is in the time zone of this device. */
export const today = (): Day => dayIn(new Date(), timeZone());
