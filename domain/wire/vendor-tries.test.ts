import { describe, expect, it } from "vitest";
import { isErasure, minutesToNextTry } from "./vendor-tries.ts";
import { VENDOR_KINDS } from "./vendors.ts";
import type { VendorKind } from "./vendors.ts";

const PAUSES = [1, 5, 25, 125, 625];
const DAY = 1440;
const UNTIL_GIVEN_UP = [...PAUSES, null, null, null];
const WITHOUT_END = [...PAUSES, DAY, DAY, DAY];
const TRIES = [1, 2, 3, 4, 5, 6, 7, 1000];

/** By kind of message: minutes to the next try after each number of TRIES; null is given up. */
const PLAN: { [K in VendorKind]: readonly (number | null)[] } = {
  CompleteRegistration: UNTIL_GIVEN_UP,
  InitiateCheckout: UNTIL_GIVEN_UP,
  Purchase: UNTIL_GIVEN_UP,
  contact: UNTIL_GIVEN_UP,
  progress: UNTIL_GIVEN_UP,
  forget: WITHOUT_END,
  purchase: UNTIL_GIVEN_UP,
  product_registration: UNTIL_GIVEN_UP,
  product_purchase: UNTIL_GIVEN_UP,
  product_lesson: UNTIL_GIVEN_UP,
  product_forget: WITHOUT_END,
};
const kinds = Object.keys(VENDOR_KINDS) as VendorKind[];

describe("when a message to a vendor is tried again", () => {
  it.each(kinds)("%s (T-935)", (kind) =>
    expect(TRIES.map((tries) => minutesToNextTry({ kind, data: {} }, tries))).toEqual(PLAN[kind]),
  );

  it.each(["child_name", "email"])("a contact that takes out the %s is never given up", (erases) =>
    expect(
      TRIES.map((tries) => minutesToNextTry({ kind: "contact", data: { erases } }, tries)),
    ).toEqual(WITHOUT_END),
  );

  it("what no consent allows is an erasure, and nothing else without its mark is", () =>
    expect(kinds.filter((kind) => isErasure({ kind, data: {} }))).toEqual(
      kinds.filter((kind) => VENDOR_KINDS[kind].purpose === null),
    ));
});
