import { expect, test } from "vitest";
import { noticesOf } from "./notices.ts";

test.each([
  ["the next lesson waits for a payment", true, null, ["payment"]],
  ["a reminder could not be sent", false, "failed", ["reminder-failed"]],
  ["both", true, "failed", ["payment", "reminder-failed"]],
  ["a reminder waits", false, "waiting", []],
  ["a reminder was sent", false, "delivered", []],
  ["a reminder was called off", false, "cancelled", []],
  ["nothing is set", false, null, []],
] as const)(
  "the account page shows unfolded what needs the parent: %s (T-1856)",
  (_w, pays, status, shown) =>
    expect(
      noticesOf({ me: { needs_payment: pays }, reminder: status === null ? null : { status } }),
    ).toEqual(shown),
);
