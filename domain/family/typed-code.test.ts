import { expect, test } from "vitest";
import { readTypedCode } from "./typed-code.ts";

/** What the field holds after the edit, with the cursor as a bar. */
const shown = (edit: string) => {
  const { digits, cursor } = readTypedCode(edit.replace("|", ""), edit.indexOf("|"));
  return `${digits.slice(0, cursor)}|${digits.slice(cursor)}`;
};

test.each([
  ["is typed digit by digit", "12|", "12|"],
  ["takes no letters and spaces", "1a 2|", "12|"],
  ["is pasted in two groups", "123 456|", "123456|"],
  ["is pasted with the words around it", "Your code is 123456.|", "123456|"],
  ["has full-width digits", "１２３|", "123|"],
  ["is corrected before it is full", "19|2", "19|2"],
  ["is corrected in the middle while it is full", "129|3456", "129|456"],
  ["is corrected at its first digit while it is full", "9|123456", "9|23456"],
  ["loses a digit in the middle", "12|456", "12|456"],
  ["goes on behind its last digit", "1234567|", "234567|"],
  ["is pasted behind another one", "123456654321|", "654321|"],
  ["is pasted before another one", "654321|123456", "654321|"],
  ["is pasted into the middle of another one", "123654321|456", "654321|"],
  ["is emptied", "|", "|"],
])("a code that %s leaves these digits and this cursor (T-1850)", (_what, edit, held) =>
  expect(shown(edit)).toBe(held),
);
