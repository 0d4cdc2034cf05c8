import { expect, it } from "vitest";
import { troubleOf } from "#server/platform/trouble.ts";

const coded = (code: string, cause?: unknown) =>
  Object.assign(new Error("failed", { cause }), { code });

it.each([
  ["no room on a disk", coded("ENOSPC"), "full"],
  ["a quota of a disk", coded("EDQUOT"), "full"],
  ["no room on the disk of Postgres, behind a failed query", coded("", coded("53100")), "full"],
  [
    "no room in the file store",
    Object.assign(new Error("full"), { $metadata: { httpStatusCode: 507 } }),
    "full",
  ],
  ["a disk that fails", coded("EIO"), "passing"],
  ["too many open files", coded("EMFILE"), "passing"],
  ["a connection that was reset", coded("ECONNRESET"), "passing"],
  ["a reader that is gone", coded("EPIPE"), "passing"],
  ["a name that can't be looked up", coded("EAI_AGAIN"), "passing"],
  ["Postgres that shuts down", coded("57P01"), "passing"],
  ["Postgres without a free connection", coded("53300"), "passing"],
  [
    "a connection to Postgres that ended",
    new Error("Connection terminated unexpectedly"),
    "passing",
  ],
  [
    "a file store that fails",
    Object.assign(new Error("slow"), { $metadata: { httpStatusCode: 503 } }),
    "passing",
  ],
  ["a unique key", coded("23505"), null],
  ["a fault of our own", new TypeError("x is not a function"), null],
  [
    "a refusal of the file store",
    Object.assign(new Error("no"), { $metadata: { httpStatusCode: 403 } }),
    null,
  ],
  ["no error at all", "ENOSPC", null],
  ["nothing", undefined, null],
])("trouble outside differs from a fault of ours: %s (T-1010)", (_what, error, trouble) =>
  expect(troubleOf(error)).toBe(trouble),
);
