import { dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";

/** The IANA zone that this device is set to. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day it is here: the family's own. */
export const today = (): Day => dayIn(new Date(), timeZone());
