import type { ReminderStatus } from "#domain/reminders/reminder.ts";

/** A notice of the account page that needs an action of the parent. */
export type AccountNotice = "payment" | "reminder-failed";

/**
 * Notices that need an action of the parent, most important first; they are never inside a collapsed
 * group.
 */
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
