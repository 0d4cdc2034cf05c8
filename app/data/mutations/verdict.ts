import type { AnyCode } from "#app/copy/errors.ts";
import { isPassing, toAppError } from "../base/errors.ts";

/**
 * What a failure says of an entry that waits.
 * - refused: our server's last word.
 * - postponed: our server refuses it for now, for what authors did meanwhile: a lesson was put before the one
 *   that was played offline, or it was withdrawn and may come back.
 * - closed: our server takes nothing for now: nobody is signed in, the sign-in has failed, or the
 *   family is unconfirmed.
 * - unreachable: no answer at all. unanswered: an answer that decides nothing, or that passes.
 */
export type Verdict = "refused" | "postponed" | "closed" | "unreachable" | "unanswered";

const CLOSED: readonly AnyCode[] = ["not_authenticated", "family_unconfirmed"];
const UNREACHABLE: readonly AnyCode[] = ["offline", "timeout"];
/** Of our server, and not of the entry: a fault, a limit of the day, an instance of another release. */
const UNANSWERED: readonly AnyCode[] = ["unexpected", "daily_limit", "not_found"];
const POSTPONED: readonly AnyCode[] = ["lesson_locked", "lesson_not_found", "version_unknown"];

export function verdictOn(error: unknown): Verdict {
  const { code, isRefusal } = toAppError(error);
  if (UNREACHABLE.includes(code)) return "unreachable";
  if (isPassing(code) || UNANSWERED.includes(code)) return "unanswered";
  if (isRefusal && POSTPONED.includes(code)) return "postponed";
  return isRefusal && !CLOSED.includes(code) ? "refused" : "closed";
}
