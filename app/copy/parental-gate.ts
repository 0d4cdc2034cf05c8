const ONES = "zero one two three four five six seven eight nine".split(" ");
const TEENS =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 472 -> 'four hundred and seventy-two'; from 100 to 999. */
export function numberWords(number: number): string {
  const rest = number % 100;
  const [tens, ones] = [Math.floor(rest / 10), rest % 10];
  const small =
    rest < 10
      ? ONES[rest]
      : rest < 20
        ? TEENS[rest - 10]
        : `${TENS[tens]}${ones === 0 ? "" : `-${ONES[ones]}`}`;
  return `${ONES[Math.floor(number / 100)]} hundred${rest === 0 ? "" : ` and ${small}`}`;
}

export const parentalGate = {
  title: "For grown-ups",
  heading: "For grown-ups",
  ask: (words: string) => `Please type this number in digits: ${words}.`,
  label: "The number",
  button: "Continue",
  wrong: "That was another number. Here is a new one.",
  back: "Back to the map",
};
