import { paths } from "#domain/routing/paths.ts";
import { account as words } from "#app/copy/account.ts";
import { fullDateTimeText } from "#app/copy/dates.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Section } from "./Section.tsx";
import type { AccountData } from "./account-data.ts";
import type { ReadyAccount } from "./useAccount.ts";
import styles from "./AccountScreen.module.css";

/** The reminder's status in words. */
export function reminderText(reminder: AccountData["reminder"]): string {
  if (reminder === null) return words.noReminder;
  const what =
    reminder.phone_ending === null
      ? words.reminderMail(fullDateTimeText(reminder.at))
      : words.reminderSms(fullDateTimeText(reminder.at), reminder.phone_ending);
  return words.reminderState[reminder.status](what);
}

/** The truth about the reminder, whatever the screen that set it said. */
export function ReminderSection({ account }: { account: ReadyAccount }) {
  const { reminder } = account.data;
  const action = account.actions.reminder;
  return (
    <Section name="reminder" heading={words.reminder} action={action}>
      <p>{reminderText(reminder)}</p>
      <div className={styles.pair}>
        {reminder?.status === "waiting" && (
          <Button look="quiet" disabled={action.busy} onClick={() => action.run("cancel")}>
            {words.cancelReminder}
          </Button>
        )}
        <Button look="quiet" disabled={action.busy} onClick={() => action.run("tonight")}>
          {words.remindTonight}
        </Button>
        <Button look="quiet" disabled={action.busy} onClick={() => action.run("weekend")}>
          {words.remindWeekend}
        </Button>
        <ButtonLink look="quiet" href={paths.smsReminder()}>
          {words.remindSms}
        </ButtonLink>
      </div>
    </Section>
  );
}
