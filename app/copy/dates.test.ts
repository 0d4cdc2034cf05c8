import { expect, it } from "vitest";
import {
  dateText,
  dateTimeText,
  dayText,
  doneAtText,
  fullDateTimeText,
  longDateText,
  longDateTimeText,
  weekdayHourText,
  weekdayText,
} from "./dates.ts";

const NOON = "2026-11-20T12:00:00Z";
/** Spaces of one kind: before 'PM' there is a narrow one that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

it.each([
  ["a date", dateText(NOON), "Nov 20, 2026"],
  ["a long date", longDateText(NOON), "November 20, 2026"],
  ["a full date and time", fullDateTimeText(NOON, "UTC"), "Friday, November 20, 2026 at 12:00 PM"],
  ["another zone's", fullDateTimeText(NOON, "Asia/Tokyo"), "Friday, November 20, 2026 at 9:00 PM"],
  ["a weekday and hour", weekdayHourText(NOON, "Asia/Tokyo"), "Friday, November 20 at 9 PM"],
  ["a day", dayText("2026-11-20"), "Nov 20"],
  ["a weekday", weekdayText(NOON), "Friday, Nov 20"],
])("%s is shown as people read it (T-949)", (_what, text, expected) =>
  expect(plain(text)).toBe(expected),
);

it("a date and time is shown by the clock of this device", () => {
  const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(new Date(NOON));
  expect(dateTimeText(NOON)).toBe(`${dateText(NOON)}, ${clock}`);
  expect(longDateTimeText(NOON)).toBe(`${longDateText(NOON)} at ${clock}`);
});

it("names the year of a time only where it is another one than this (T-780)", () => {
  const now = new Date(2026, 10, 26, 9);
  const at = (year: number) => plain(doneAtText(new Date(year, 10, 20, 18, 15).toISOString(), now));
  expect(at(2026)).toBe("Nov 20, 6:15 PM");
  expect(at(2025)).toBe("Nov 20, 2025, 6:15 PM");
});
