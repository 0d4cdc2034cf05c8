import { AppError } from "../base/errors.ts";
import { flushBeforeLeaving } from "../mutations/mutation-queue.ts";
import { forgetUnsaved, unsaved } from "../mutations/unsaved.ts";
import { storedUserId } from "./page-session.ts";
import { signOut } from "./session.ts";

/** unasked: sign out only if nothing would be lost. gives-up: delete what is not saved yet. */
export type Leaving = "unasked" | "gives-up";

/**
 * Signs out on purpose, this device or every device. What a child did and the server does not have is
 * sent first. Throws AppError; unsaved_waits (with `Unsaved` as facts) where it can't be sent and its
 * owner has not given it up.
 * @param onLeave runs right before the sign-out, when nothing keeps it back; where it fails, so does this
 */
export async function leaveAccount(
  scope: "local" | "global",
  leaving: Leaving,
  onLeave: () => void | Promise<void> = () => undefined,
): Promise<void> {
  const userId = storedUserId();
  await flushBeforeLeaving().catch(() => undefined);
  const waiting = unsaved();
  if (waiting !== null && leaving === "unasked")
    throw new AppError("unsaved_waits", undefined, waiting);
  await onLeave();
  await signOut(scope);
  if (userId !== null) forgetUnsaved(userId);
}
