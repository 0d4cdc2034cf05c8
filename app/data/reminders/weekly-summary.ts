import type { SummaryTime } from "#domain/reminders/weekly-summary.ts";
import { answer, api } from "../wire/api.ts";

/** Throws AppError. */
export const fetchWeeklySummary = () => answer(api.me["weekly-summary"].$get());
export type WeeklySummary = Awaited<ReturnType<typeof fetchWeeklySummary>>;

/** Switches it on at this time, or off. Throws AppError; email_unproven. */
export const saveWeeklySummary = (is_on: boolean, { weekday, hour }: SummaryTime) =>
  answer(api.me["weekly-summary"].$put({ json: { is_on, weekday, hour } }));

/** Throws AppError. */
export const closeSummaryOffer = () => answer(api.me["weekly-summary"].offer.$delete());
