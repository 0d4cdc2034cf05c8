import type { AnyCode } from "#app/copy/errors.ts";
import { isPassing, toAppError } from "../base/errors.ts";

/**
 * What a failure says of an entry that waits.
 * - refused: our server's last word.
 * - closed: our server takes nothing for now: nobody is signed in, the sign-in has failed, or the
 *   family is unconfirmed.
 * - unreachable: no answer at all. unanswered: an answer that decides nothing, or that passes.
 */
export type Verdict = "refused" | "closed" | "unreachable" | "unanswered";

const CLOSED: readonly AnyCode[] = ["not_authenticated", "family_unconfirmed"];
const UNREACHABLE: readonly AnyCode[] = ["offline", "timeout"];
/** Of our server, and not of the entry: a fault, a limit of the day, an instance of another release. */
const UNANSWERED: readonly AnyCode[] = ["unexpected", "daily_limit", "not_found"];

export function verdictOn(error: unknown): Verdict {
  const { code, isRefusal } = toAppError(error);
  if (UNREACHABLE.includes(code)) return "unreachable";
  if (isPassing(code) || UNANSWERED.includes(code)) return "unanswered";
  return isRefusal && !CLOSED.includes(code) ? "refused" : "closed";
}
