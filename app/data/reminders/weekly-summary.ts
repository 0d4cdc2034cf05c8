import type { SummaryTime } from "#domain/reminders/weekly-summary.ts";
import { timeZone } from "../base/device.ts";
import { answer, api } from "../wire/api.ts";

/** Throws AppError. */
export const fetchWeeklySummary = () => answer(api.me["weekly-summary"].$get());
export type WeeklySummary = Awaited<ReturnType<typeof fetchWeeklySummary>>;

/** Day and hour of the mail, and their zone; null: the family's. */
export interface MailTime extends SummaryTime {
  time_zone: string | null;
}

/** What the settings begin with: a family whose zone is not known is offered this device's. */
export const mailTimeOf = ({
  weekday,
  hour,
  chosen_zone,
  family_zone,
}: WeeklySummary): MailTime => ({
  weekday,
  hour,
  time_zone: chosen_zone ?? (family_zone === null ? timeZone() : null),
});

/** Switches it on at this time, or off. Throws AppError; email_unproven. */
export function saveWeeklySummary(
  is_on: boolean,
  { weekday, hour, time_zone }: MailTime,
  { chosen_zone }: WeeklySummary,
) {
  const zone = time_zone === chosen_zone ? {} : { time_zone };
  return answer(api.me["weekly-summary"].$put({ json: { is_on, weekday, hour, ...zone } }));
}

/** Throws AppError. */
export const closeSummaryOffer = () => answer(api.me["weekly-summary"].offer.$delete());
