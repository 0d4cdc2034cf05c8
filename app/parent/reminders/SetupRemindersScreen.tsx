import { paths } from "#domain/routing/paths.ts";
import { setupReminders as words } from "#app/copy/reminders.ts";
import { stepMark } from "#app/copy/onboarding.ts";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ParentalGateForFamilies } from "../parental-gate/ParentalGateForFamilies.tsx";
import { useReminderChoice } from "./useReminders.ts";

export const SetupRemindersScreen = () => (
  <ParentalGateForFamilies>{() => <SetupReminders />}</ParentalGateForFamilies>
);

function SetupReminders() {
  const choice = useReminderChoice();
  useScreenState("setup-reminders", choice.state);
  if (choice.state === "success") {
    return (
      <StepLayout key="set" heading={words.setHeading} mood="celebrating" picture="bell">
        <p>{words.setText}</p>
        <Button onClick={choice.complete}>{words.complete}</Button>
      </StepLayout>
    );
  }
  const isBusy = choice.state === "saving";
  return (
    <StepLayout
      heading={words.heading}
      mood={isBusy ? "thinking" : "happy"}
      picture="bell"
      step={stepMark(2)}
      back={{ label: words.back, go: choice.back }}
    >
      <Button disabled={isBusy} onClick={choice.startNow}>
        {words.now}
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={choice.bySms}>
        {words.sms}
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={choice.byMail}>
        {words.email}
      </Button>
      {isBusy && <p role="status">{words.saving}</p>}
      {choice.state === "failed" && (
        <p role="alert">
          {choice.message} <a href={paths.login()}>{words.logIn}</a>
        </p>
      )}
    </StepLayout>
  );
}
