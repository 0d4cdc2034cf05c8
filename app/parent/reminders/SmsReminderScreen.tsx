import { smsReminder as words } from "#app/copy/reminders.ts";
import { steps } from "#app/copy/onboarding.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { useScreenState } from "#app/ui/page.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { PhoneProofStep } from "./PhoneProofStep.tsx";
import { useSmsReminder } from "./useReminders.ts";
import styles from "#app/ui/layout.module.css";

export function SmsReminderScreen() {
  const reminder = useSmsReminder();
  const { form } = reminder;
  useScreenState("sms-reminder", form.state);
  if (form.state === "success") {
    return (
      <StepLayout key="done" heading={words.doneHeading} mood="celebrating" picture="phone">
        <p>{words.done(form.when, reminder.phone)}</p>
        <Button onClick={reminder.complete}>{words.complete}</Button>
      </StepLayout>
    );
  }
  if (form.state === "unproved")
    return (
      <PhoneProofStep phone={reminder.phone} onProved={reminder.submit} onBack={reminder.edit} />
    );
  const isBusy = form.state === "loading";
  return (
    <StepLayout
      heading={words.heading}
      mood={isBusy ? "thinking" : "happy"}
      picture="phone"
      step={{ number: 2, label: steps.step(2) }}
      back={{ label: steps.back, go: reminder.back }}
      fieldHasFocus
    >
      <Form onSubmit={reminder.submit}>
        <Field
          label={words.date}
          type="date"
          min={reminder.today}
          value={reminder.day}
          disabled={isBusy}
          autoFocus
          onChange={reminder.changeDay}
        />
        <Field
          label={words.time}
          type="time"
          value={reminder.time}
          disabled={isBusy}
          onChange={reminder.changeTime}
        />
        {reminder.isQuiet && (
          <p role="status" className={styles.small}>
            {words.quiet}
          </p>
        )}
        <Field
          label={words.phone}
          type="tel"
          autoComplete="tel-national"
          placeholder={words.phonePlaceholder}
          value={reminder.phone}
          disabled={isBusy}
          onChange={reminder.changePhone}
        />
        <p className={styles.small}>{words.consent}</p>
        {form.state === "error" && (
          <p role="alert" className={styles.failure}>
            {form.message}
          </p>
        )}
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </Form>
    </StepLayout>
  );
}
