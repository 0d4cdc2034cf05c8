const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number from 0 to 999,999 in words: 105 is 'one hundred five'. */
export function numberWords(number: number): string {
  if (number < 20) return ONES[number] ?? "";
  if (number < 100) return joined(TENS[Math.floor(number / 10)] ?? "", number % 10);
  if (number < 1000)
    return joined(`${numberWords(Math.floor(number / 100))} hundred`, number % 100);
  return joined(`${numberWords(Math.floor(number / 1000))} thousand`, number % 1000);
}

const joined = (start: string, rest: number): string =>
  rest === 0 ? start : `${start} ${numberWords(rest)}`;

const CURRENCIES: Record<string, [one: string, part: string]> = {
  $: ["dollar", "cent"],
  "€": ["euro", "cent"],
  "£": ["pound", "penny"],
};
const counted = (number: number, one: string): string =>
  `${numberWords(number)} ${number === 1 ? one : one === "penny" ? "pence" : `${one}s`}`;

function price(sign: string, whole: number, part: number): string {
  const [one, cents] = CURRENCIES[sign] ?? ["", ""];
  if (part === 0) return counted(whole, one);
  return whole === 0 ? counted(part, cents) : `${counted(whole, one)} and ${counted(part, cents)}`;
}

/** A sum without its currency, as a cashier says it: 11.98 is 'eleven ninety eight', 2.05 'two oh five'. */
function bareSum(whole: string, part: string): string {
  const start = numberWords(amountOf(whole));
  if (part === "00") return start;
  return `${start} ${part.startsWith("0") ? "oh " : ""}${numberWords(Number(part))}`;
}

const UNITS: Record<string, [one: string, more: string]> = {
  h: ["hour", "hours"],
  min: ["minute", "minutes"],
};

const amountOf = (digits: string): number => Number(digits.replaceAll(",", ""));

/**
 * The text with its numbers, prices and signs as they are said: '$4.50' becomes 'four dollars and
 * fifty cents', '3 + 4 = 7' 'three plus four equals seven', '6 h' 'six hours'. Numbers of over six digits are said
 * digit by digit.
 */
export const sayNumbers = (text: string): string =>
  text
    .replaceAll(
      /([$€£])(\d[\d,]*)(?:\.(\d\d))?/g,
      (_match, sign: string, whole: string, part = "0") =>
        price(sign, amountOf(whole), Number(part)),
    )
    .replaceAll(
      /(\d+) (h|min)\b/g,
      (_match, count: string, unit: string) => `${count} ${UNITS[unit]?.[count === "1" ? 0 : 1]}`,
    )
    .replaceAll(/(\d[\d,]*)\.(\d\d)(?!\d)/g, (_match, whole: string, part: string) =>
      bareSum(whole, part),
    )
    .replaceAll(/(\d[\d,]*)\.(\d+)/g, (_match, whole: string, digits: string) =>
      [numberWords(amountOf(whole)), "point", ...[...digits].map((one) => ONES[Number(one)])].join(
        " ",
      ),
    )
    .replaceAll(/(\d)\s*[–-]\s*(?=\d)/g, "$1 to ")
    .replaceAll(/(\d)\s*%/g, "$1 percent")
    .replaceAll(/\s*\+\s*/g, " plus ")
    .replaceAll(/\s*=\s*/g, " equals ")
    .replaceAll(/\s*×\s*/g, " times ")
    .replaceAll(/\s*&\s*/g, " and ")
    .replaceAll(/\d{1,3}(?:,\d{3})+|\d+/g, (digits) =>
      digits.replaceAll(",", "").length <= 6
        ? numberWords(amountOf(digits))
        : [...digits].map((one) => ONES[Number(one)] ?? "").join(" "),
    );
