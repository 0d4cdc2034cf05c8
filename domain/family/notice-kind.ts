/** The mails that notify an account's owner of a change which they may not have requested. */
export type NoticeKind =
  | "password_changed"
  | "email_changed"
  | "email_left"
  | "role_granted"
  | "role_removed";
