import { smsReminder as words } from "#app/copy/reminders.ts";
import { stepMark, steps } from "#app/copy/onboarding.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ParentalGateForFamilies } from "../parental-gate/ParentalGateForFamilies.tsx";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import { PhoneProofStep } from "./PhoneProofStep.tsx";
import { useSmsReminder } from "./useReminders.ts";
import styles from "../../ui/layout.module.css";

export const SmsReminderScreen = () => (
  <ParentalGateForFamilies>{() => <SmsReminder />}</ParentalGateForFamilies>
);

function SmsReminder() {
  const reminder = useSmsReminder();
  const { form } = reminder;
  useScreenState("sms-reminder", form.state);
  if (form.state === "success") {
    return (
      <StepLayout
        key="done"
        heading={form.isText ? words.doneHeading : words.mailHeading}
        mood="celebrating"
        picture={form.isText ? "phone" : "bell"}
      >
        <p>
          {form.isText
            ? words.done(form.when, reminder.phone)
            : words.mail(form.when, reminder.phone)}
        </p>
        <Button onClick={reminder.complete}>{words.complete}</Button>
      </StepLayout>
    );
  }
  if (form.state === "unproved")
    return (
      <PhoneProofStep
        phone={reminder.phone}
        askForProof={reminder.askForProof}
        proof={reminder.proof}
        onProved={reminder.save.run}
        onBack={reminder.save.reset}
      />
    );
  return (
    <StepLayout
      heading={words.heading}
      mood={reminder.save.busy ? "thinking" : "happy"}
      picture="phone"
      step={stepMark(2)}
      back={{ label: steps.back, go: reminder.back }}
      fieldHasFocus
    >
      <ActionForm
        action={reminder.save}
        errorAt="above-button"
        button={words.button}
        busyButton={words.busy}
        onSubmit={reminder.save.run}
      >
        {({ disabled }) => (
          <>
            <Field
              label={words.date}
              type="date"
              min={reminder.today}
              value={reminder.day}
              disabled={disabled}
              autoFocus
              onChange={reminder.changeDay}
            />
            <Field
              label={words.time}
              type="time"
              value={reminder.time}
              disabled={disabled}
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
              disabled={disabled}
              onChange={reminder.changePhone}
            />
            <p className={styles.small}>{words.consent}</p>
          </>
        )}
      </ActionForm>
      {reminder.proof !== null && <ProofDialog proof={reminder.proof} />}
    </StepLayout>
  );
}
