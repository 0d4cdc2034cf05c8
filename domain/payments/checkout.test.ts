import { describe, expect, it } from "vitest";
import { judgeCheckout } from "./checkout.ts";
import type { CheckoutMoney, CheckoutVerdict } from "./checkout.ts";

const PAID: CheckoutMoney = { status: "paid", isLive: true, subtotal: 799, currency: "usd" };

describe("a finished checkout (T-1100)", () => {
  it.each<[string, Partial<CheckoutMoney>, CheckoutVerdict]>([
    ["at the price", {}, "bought"],
    ["with the currency in capitals", { currency: "USD" }, "bought"],
    ["with a coupon for all of it", { status: "no_payment_required" }, "bought"],
    ["not paid yet", { status: "unpaid" }, "waiting"],
    ["of a status that we don't know", { status: "" }, "waiting"],
    ["of one cent", { subtotal: 1 }, "unclear"],
    ["of nothing", { subtotal: 0, status: "no_payment_required" }, "unclear"],
    ["of a cent less", { subtotal: 798 }, "unclear"],
    ["of two courses", { subtotal: 1598 }, "unclear"],
    ["of the same number in another currency", { currency: "eur" }, "unclear"],
    ["without a subtotal", { subtotal: null }, "unclear"],
    ["without a currency", { currency: null }, "unclear"],
    ["in test mode", { isLive: false }, "foreign"],
  ])("%s", (_what, change, verdict) =>
    expect(judgeCheckout({ ...PAID, ...change }, { isLive: true })).toBe(verdict),
  );

  it("of real money opens nothing where test payments are taken", () =>
    expect(judgeCheckout(PAID, { isLive: false })).toBe("foreign"));
});
