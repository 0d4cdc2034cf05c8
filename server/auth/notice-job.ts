import type { NoticeKind } from "#domain/family/notice-kind.ts";

/**
 * What the queue holds: the account, and the e-mail address only where the account has it no more.
 */
export interface NoticeJob {
  kind: NoticeKind;
  userId: string;
  email?: string;
  /** It stands for several changes that were not told at once. */
  isHeld?: true;
}
