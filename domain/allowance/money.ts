/**
 * Currencies of an allowance: how many minor units a coin stands for that a child under 7 counts.
 * Minor units have the currency's own digits (`digitsOf`): 100 is a dollar, 100 yen, a tenth of a
 * Kuwaiti dinar.
 */
const COIN_WORTH = {
  USD: 100,
  EUR: 100,
  GBP: 100,
  AUD: 100,
  BHD: 100,
  BRL: 100,
  CAD: 100,
  CHF: 100,
  CLP: 1000,
  CZK: 1000,
  DKK: 1000,
  ILS: 100,
  INR: 1000,
  ISK: 100,
  JOD: 100,
  JPY: 100,
  KRW: 1000,
  KWD: 100,
  MXN: 1000,
  NOK: 1000,
  NZD: 100,
  PLN: 100,
  SEK: 1000,
  SGD: 100,
  TND: 1000,
  ZAR: 1000,
} as const;

export type Currency = keyof typeof COIN_WORTH;
export const CURRENCIES = Object.keys(COIN_WORTH) as Currency[];

/** Worth of one coin that a young child counts, in minor units. */
export const coinWorth = (currency: Currency): number => COIN_WORTH[currency];

const MAX_COINS_OF_AN_AMOUNT = 1_000;
/** The largest amount of one entry, in minor units. */
export const maxAmount = (currency: Currency): number =>
  MAX_COINS_OF_AN_AMOUNT * coinWorth(currency);

/** Digits behind the decimal point: 2 for USD, 0 for JPY, 3 for KWD. */
export const digitsOf = (currency: Currency): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** The amount as a decimal number: 150 cents are '1.50'. */
export function toDecimal(amount: number, currency: Currency): string {
  const digits = digitsOf(currency);
  const units = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = units.slice(0, units.length - digits);
  const sign = amount < 0 ? "-" : "";
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${units.slice(-digits)}`;
}

/** '$1.50', '¥500'. Takes minor units. */
export const formatMoney = (amount: number, currency: Currency, locale = "en-US"): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(
    // As text, which is formatted exactly; TypeScript knows numbers alone as decimal text.
    toDecimal(amount, currency) as `${number}`,
  );

/** The currency's name: 'US Dollar'. */
export const currencyName = (currency: Currency): string =>
  new Intl.DisplayNames("en", { type: "currency" }).of(currency) ?? currency;

export type AmountProblem =
  | "empty"
  | "not_an_amount"
  | "negative"
  | "zero"
  | "too_many_digits"
  | "too_large";

export type ParsedAmount =
  | { ok: true; amount: number }
  | { ok: false; problem: AmountProblem; currency: Currency };

/**
 * An amount that somebody typed, in minor units. A comma is a decimal point: '1,5' are 150 cents.
 * There are no thousands separators, so that '1,234' never becomes a thousand.
 */
export function parseAmount(input: string, currency: Currency): ParsedAmount {
  const refuse = (problem: AmountProblem): ParsedAmount => ({ ok: false, problem, currency });
  const text = input.trim();
  if (text === "") return refuse("empty");
  const parts = /^([-−]?)(\d{1,12})(?:[.,](\d{1,12}))?$/.exec(text);
  if (parts === null) return refuse("not_an_amount");
  const [, sign = "", whole = "", typed = ""] = parts;
  const decimals = typed.replace(/0+$/, "");
  if (sign !== "") return refuse("negative");
  if (decimals.length > digitsOf(currency)) return refuse("too_many_digits");
  const amount = Number(`${whole}${decimals.padEnd(digitsOf(currency), "0")}`);
  if (amount === 0) return refuse("zero");
  return amount > maxAmount(currency) ? refuse("too_large") : { ok: true, amount };
}
