import { instantAt, smsPreference } from "#domain/reminders/reminder.ts";
import { answer, api } from "../wire/api.ts";
import { timeZone } from "../base/device.ts";

export const fetchReminder = () => answer(api.reminders.$get());

/** "We start now": the preference alone. */
export const saveStartNow = () =>
  answer(api.reminders.preference.$put({ json: { preference: "now" } }));

/** A mail this evening, at 19:00 family time, or on Saturday. */
export const saveMailReminder = (type: "tonight" | "weekend") =>
  answer(
    api.reminders.$post({
      json: { reminder_type: type, preference: "email", time_zone: timeZone() },
    }),
  );

/** A text at a day and time of the family's own clock. */
export const saveSmsReminder = ({
  day,
  time,
  phone,
}: {
  day: string;
  time: string;
  phone: string;
}) =>
  answer(
    api.reminders.$post({
      json: {
        reminder_type: "sms",
        reminder_datetime: instantAt(day, time, timeZone()).toISOString(),
        phone_number: phone,
        preference: smsPreference(day, time),
        time_zone: timeZone(),
      },
    }),
  );

/** A text with six digits to a phone that has had its texts today. */
export const requestPhoneCode = (phone: string) =>
  answer(api.reminders["phone-code"].$post({ json: { phone_number: phone } }));

/** The digits show that the phone is the parent's. */
export const provePhone = (phone: string, code: string) =>
  answer(api.reminders["phone-proof"].$post({ json: { phone_number: phone, code } }));

export const cancelReminder = () => answer(api.reminders.$delete());
