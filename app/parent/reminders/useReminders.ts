import { useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent } from "react";
import { useLocation } from "wouter";
import { editPhone } from "#domain/family/phone.ts";
import { isClockTime, isQuietTime, reminderProblem } from "#domain/reminders/reminder.ts";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { reminderProblems } from "#app/copy/reminders.ts";
import { timeZone, today } from "#app/data/base/device.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { saveMailReminder, saveSmsReminder, saveStartNow } from "#app/data/reminders/reminders.ts";

export type ReminderChoice =
  | { state: "choosing" }
  | { state: "saving" }
  | { state: "failed"; message: string }
  | { state: "success" };

/** When the family wants to start: now, by text, or by mail (spec section 2). */
export function useReminderChoice() {
  const [choice, setChoice] = useState<ReminderChoice>({ state: "choosing" });
  const [, navigate] = useLocation();
  const save = async (work: () => Promise<unknown>, done: () => void) => {
    setChoice({ state: "saving" });
    try {
      await work();
      done();
    } catch (error) {
      setChoice({ state: "failed", message: errorPrefix.preference + toAppError(error).message });
    }
  };
  const complete = () => navigate(paths.kidName());
  return {
    ...choice,
    startNow: () => void save(saveStartNow, complete),
    byMail: () =>
      void save(
        () => saveMailReminder("tonight"),
        () => setChoice({ state: "success" }),
      ),
    bySms: () => navigate(paths.smsReminder()),
    back: () => navigate(paths.parentName()),
    complete,
  };
}

export type SmsForm =
  | { state: "editing" }
  | { state: "loading" }
  | { state: "error"; message: string }
  /** The number has had its texts: a texted code has to show that it is the parent's. */
  | { state: "unproved" }
  | { state: "success"; when: string };

const shownDate = (day: string, time: string) =>
  new Intl.DateTimeFormat("en-US", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(`${day}T${time}:00Z`));

/** One text at a day and time of the family's own clock. */
export function useSmsReminder() {
  const [form, setForm] = useState<SmsForm>({ state: "editing" });
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [phone, setPhone] = useState("");
  const [firstDay] = useState(today);
  const [, navigate] = useLocation();

  // React puts the caret at the end of a value it changed; it belongs after the same digit.
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });

  const change = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setForm({ state: "editing" });
  };

  const submit = async () => {
    const problem = reminderProblem({ day, time, phone }, new Date(), timeZone());
    if (problem !== null) return setForm({ state: "error", message: reminderProblems[problem] });
    setForm({ state: "loading" });
    try {
      await saveSmsReminder({ day, time, phone });
      setForm({ state: "success", when: shownDate(day, time) });
    } catch (error) {
      const { code, message } = toAppError(error);
      setForm(
        code === "phone_unproved"
          ? { state: "unproved" }
          : { state: "error", message: errorPrefix.reminder + message },
      );
    }
  };

  return {
    form,
    day,
    time,
    phone,
    today: firstDay,
    isQuiet: isClockTime(time) && isQuietTime(time),
    changeDay: change(setDay),
    changeTime: change(setTime),
    changePhone(event: ChangeEvent<HTMLInputElement>) {
      const input = event.target;
      const edited = editPhone(phone, input.value, input.selectionStart ?? input.value.length);
      setPhone(edited.text);
      setForm({ state: "editing" });
      caret.current = { input, at: edited.caret };
    },
    submit: () => void submit(),
    edit: () => setForm({ state: "editing" }),
    back: () => navigate(paths.setupReminders()),
    complete: () => navigate(paths.kidName()),
  };
}
