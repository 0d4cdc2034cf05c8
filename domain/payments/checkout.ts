import { COURSE_CURRENCY, COURSE_PRICE_CENTS } from "../constants.ts";

/** What a finished checkout says of its money. Amounts are in minor units. */
export interface CheckoutMoney {
  /** The provider's word: 'paid', 'unpaid', 'no_payment_required'. */
  status: string;
  isLive: boolean;
  /** Before taxes and discounts, in the currency of the price: not in the one that a buyer was shown. */
  subtotal: number | null;
  currency: string | null;
}

/**
 * bought: the course was sold, whatever tax, coupon or shown currency made of the total. waiting: the money
 * is on its way, and another message will say so. foreign: of the provider's other mode, test or live.
 * unclear: something was paid, and a person has to see for what.
 */
export type CheckoutVerdict = "bought" | "waiting" | "foreign" | "unclear";

/** Was the course bought? Judged by price and subtotal, never by the total. */
export function judgeCheckout(
  { status, isLive, subtotal, currency }: CheckoutMoney,
  { isLive: takesLive }: { isLive: boolean },
): CheckoutVerdict {
  if (isLive !== takesLive) return "foreign";
  // All of it can be taken off by a coupon.
  if (status !== "paid" && status !== "no_payment_required") return "waiting";
  const isPrice = subtotal === COURSE_PRICE_CENTS && currency?.toLowerCase() === COURSE_CURRENCY;
  return isPrice ? "bought" : "unclear";
}
