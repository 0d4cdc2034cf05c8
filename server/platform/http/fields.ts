import * as v from "valibot";
import { isChildAge } from "#domain/family/age.ts";
import { isDay, isTimeZone } from "#domain/days.ts";
import { parseEmail } from "#domain/family/email.ts";
import { parseName } from "#domain/family/names.ts";

/** Schemas made of the domain's parsers. What they return is in the form that is stored. */
const parsedBy = (parse: (input: string) => string | null, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== null) return value;
      addIssue({ message });
      return NEVER;
    }),
  );

export const Name = parsedBy(parseName, "needs 1 to 80 characters of a name");
export const Email = parsedBy(parseEmail, "needs an e-mail address");
export const ChildAge = v.pipe(
  v.number(),
  v.check(isChildAge, "needs a whole number from 3 to 18"),
);
export const TimeZone = v.pipe(v.string(), v.check(isTimeZone, "needs an IANA time zone"));
export const Id = v.pipe(v.string(), v.uuid("needs an id"));
/** A moment as a device's clock has it: what becomes of one that can't be true, each route says. */
export const DeviceTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "needs a time that there is"),
);
/** A calendar day, likewise. */
export const DeviceDay = v.pipe(v.string(), v.check(isDay, "needs a day, YYYY-MM-DD"));
