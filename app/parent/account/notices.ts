import type { ReminderStatus } from "#domain/reminders/reminder.ts";

/** What on the account page waits for the parent. */
export type AccountNotice = "payment" | "reminder-failed";

/** What waits for the parent, and is therefore never folded away, in the order of its weight. */
export const noticesOf = ({
  me,
  reminder,
}: {
  me: { needs_payment: boolean };
  reminder: { status: ReminderStatus } | null;
}): AccountNotice[] => [
  ...(me.needs_payment ? (["payment"] as const) : []),
  ...(reminder?.status === "failed" ? (["reminder-failed"] as const) : []),
];
