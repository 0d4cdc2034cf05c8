/** The words for the numbers from 0 to 20, as they are spoken while a child counts. */
export const NUMBER_WORDS: readonly string[] = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
  "Twenty",
];

/** The further words from which larger numbers are spoken, by the name of their recording. */
export const LARGE_NUMBER_WORDS = {
  30: "Thirty",
  40: "Forty",
  50: "Fifty",
  60: "Sixty",
  70: "Seventy",
  80: "Eighty",
  90: "Ninety",
  hundred: "Hundred",
  thousand: "Thousand",
} as const;

/** From twenty on, by their first digit. */
const TENS: readonly string[] = [
  "",
  "",
  "Twenty",
  ...([30, 40, 50, 60, 70, 80, 90] as const).map((tens) => LARGE_NUMBER_WORDS[tens]),
];

/**
 * The words of a whole number below a million, in the order in which they are spoken: 142 is 'One
 * Hundred Forty Two'. None for other numbers.
 */
export function numberWords(number: number): string[] {
  if (!Number.isInteger(number) || number < 0 || number >= 1_000_000) return [];
  const word = NUMBER_WORDS[number];
  if (word !== undefined) return [word];
  const [unit, unitWords] =
    number < 100
      ? [10, [TENS[Math.floor(number / 10)] ?? ""]]
      : number < 1_000
        ? [100, [...numberWords(Math.floor(number / 100)), LARGE_NUMBER_WORDS.hundred]]
        : [1_000, [...numberWords(Math.floor(number / 1_000)), LARGE_NUMBER_WORDS.thousand]];
  const rest = number % unit;
  return [...unitWords, ...(rest === 0 ? [] : numberWords(rest))];
}
