import { useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent } from "react";
import { useLocation } from "wouter";
import { editPhone } from "#domain/family/phone.ts";
import { isClockTime, isQuietTime, reminderProblem } from "#domain/reminders/reminder.ts";
import { paths } from "#domain/routing/paths.ts";
import { fullDateTimeText } from "#app/copy/dates.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { reminderProblems } from "#app/copy/reminders.ts";
import { timeZone } from "#app/data/base/device.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { AppError, withPrefix } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { saveMailReminder, saveSmsReminder, saveStartNow } from "#app/data/reminders/reminders.ts";
import { useProof, withProof } from "../proof/useProof.ts";

export type ReminderChoice =
  | { state: "choosing" }
  | { state: "saving" }
  | { state: "failed"; message: string }
  | { state: "success" };

/** When the family wants to start: now, by text, or by mail (R-REM-1). */
export function useReminderChoice() {
  const [isSet, setSet] = useState(false);
  const [, navigate] = useLocation();
  const save = useAction(
    (work: () => Promise<unknown>, done: () => void) =>
      work().then(done, withPrefix(errorPrefix.preference)),
    { leaves: true },
  );
  const complete = () => navigate(paths.childName());
  const choice = (): ReminderChoice => {
    if (isSet) return { state: "success" };
    if (save.busy) return { state: "saving" };
    return save.error === null
      ? { state: "choosing" }
      : { state: "failed", message: save.error.message };
  };
  return {
    ...choice(),
    startNow: () => save.run(saveStartNow, complete),
    byMail: () =>
      save.run(
        () => saveMailReminder("tonight"),
        () => setSet(true),
      ),
    bySms: () => navigate(paths.smsReminder()),
    back: () => navigate(paths.parentName()),
    complete,
  };
}

export type SmsForm =
  | { state: "editing" | "loading" | "error" }
  /** The number has had its texts: a texted code has to show that it is the parent's. */
  | { state: "unproved" }
  /** `isText` is false where a mail goes in the text's place. */
  | { state: "success"; when: string; isText: boolean };

/** One text at a day and time of the family's own clock. */
export function useSmsReminder() {
  const [done, setDone] = useState<{ when: string; isText: boolean } | null>(null);
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [phone, setPhone] = useState("");
  const today = useToday();
  const [, navigate] = useLocation();
  const proof = useProof();

  // React puts the caret at the end of a value it changed; it belongs after the same digit.
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });

  const change = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    save.reset();
  };

  const save = useAction(() => {
    const problem = reminderProblem({ day, time, phone }, new Date(), timeZone());
    if (problem !== null) throw new AppError("validation_failed", reminderProblems[problem]);
    const saveText = async () => {
      const { reminder } = await saveSmsReminder({ day, time, phone });
      setDone({
        when: fullDateTimeText(`${day}T${time}:00Z`, "UTC"),
        isText: reminder !== null && reminder.phone_ending !== null,
      });
    };
    return withProof(saveText, proof.ask).catch(withPrefix(errorPrefix.reminder));
  });
  const form = (): SmsForm => {
    if (done !== null) return { state: "success", ...done };
    if (save.busy) return { state: "loading" };
    if (save.error === null) return { state: "editing" };
    return { state: save.error.code === "phone_unproved" ? "unproved" : "error" };
  };

  return {
    form: form(),
    save,
    askForProof: proof.ask,
    proof: proof.question,
    day,
    time,
    phone,
    today,
    isQuiet: isClockTime(time) && isQuietTime(time),
    changeDay: change(setDay),
    changeTime: change(setTime),
    changePhone(event: ChangeEvent<HTMLInputElement>) {
      const input = event.target;
      const edited = editPhone(phone, input.value, input.selectionStart ?? input.value.length);
      setPhone(edited.text);
      save.reset();
      caret.current = { input, at: edited.caret };
    },
    back: () => navigate(paths.setupReminders()),
    complete: () => navigate(paths.childName()),
  };
}
