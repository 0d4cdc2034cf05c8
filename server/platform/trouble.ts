/*
 * Faults of what lies outside of this process: disk, database, queue, network, file store. None of
 * them ends the process; what was asked for is refused, and may be asked for again.
 */

/** `full`: there is no room left. `passing`: it does not answer, or has too much to do, just now. */
export type Trouble = "full" | "passing";

/** ENOSPC and EDQUOT of a disk; 53100 of Postgres, whose disk is full; names of file stores. */
const FULL = /^(ENOSPC|EDQUOT|53100|XMinioStorageFull|StorageFull|QuotaExceeded)$/;
/**
 * Codes of systems and connections, and of Postgres: connection, resources, shut down, serialization
 * failure and deadlock.
 */
const PASSING =
  /^(ECONN|ENET|EHOST|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|ENOTCONN|EIO$|EROFS$|EMFILE$|ENFILE$|ESTALE$|ERR_STREAM_PREMATURE_CLOSE$|57P0[123]|53[234]00|08\d{3}|40001|40P01)/;
/** What the Postgres driver says where a connection ends without a code. */
const CUT = /^Connection terminated/;
const INSUFFICIENT_STORAGE = 507;

interface ErrorLike {
  code?: unknown;
  name?: unknown;
  message?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: unknown };
}

function ownTrouble({ code, name, message, $metadata }: ErrorLike): Trouble | null {
  const names = [code, name].filter((one) => typeof one === "string");
  const status = $metadata?.httpStatusCode;
  if (status === INSUFFICIENT_STORAGE || names.some((one) => FULL.test(one))) return "full";
  const isPassing =
    names.some((one) => PASSING.test(one)) ||
    (typeof message === "string" && CUT.test(message)) ||
    (typeof status === "number" && status >= 500);
  return isPassing ? "passing" : null;
}

/** What is wrong outside, by an error or the one behind it; null for a fault of our own. */
export function troubleOf(error: unknown): Trouble | null {
  if (typeof error !== "object" || error === null) return null;
  return ownTrouble(error) ?? troubleOf((error as ErrorLike).cause);
}
