import type { PayMode } from "#domain/slides/pay/start.ts";

const number = new Intl.NumberFormat("en");

/** '8 coins', '€8', '8¢' or '8 points', by the author's unit. */
export function amount(value: number, unit: string): string {
  const of = unit.trim();
  const digits = number.format(value);
  if (of === "" || of.toLowerCase() === "coins")
    return `${digits} ${value === 1 ? "coin" : "coins"}`;
  if (/^[$€£¥]$/.test(of)) return of + digits;
  return /\p{L}/u.test(of) ? `${digits} ${of}` : digits + of;
}

/** What children read and hear on a pay slide. */
export const pay = {
  heading: "Pay",
  source: { price: "Your purse", change: "The till", budget: "The shop" },
  target: { price: "On the counter", change: "Change to give back", budget: "In your basket" },
  empty: {
    price: "Tap coins to put them here.",
    change: "Tap coins to give them back.",
    budget: "Tap what you want to buy.",
  },
  price: "Price",
  paid: "Paid",
  coin: (value: string, left: number, place: string) => `Coin of ${value}, ${left} ${place}`,
  inSource: { price: "in your purse", change: "in the till", budget: "" },
  onTarget: { price: "on the counter", change: "to give back", budget: "" },
  inBasket: "In your basket:",
  putBack: (good: string) => `Put ${good} back`,
  spent: (sum: string, budget: string) => `${sum} of ${budget}`,
  check: { price: "Pay", change: "Give change", budget: "Buy" },
} satisfies Record<string, string | ((...of: never[]) => string) | Record<PayMode, string>>;
