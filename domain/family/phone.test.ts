import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editPhone, formatPhone, phoneDigits, toInternationalPhone } from "./phone.ts";

const anyText = fc.string({ unit: "grapheme", maxLength: 40 });

describe("phone numbers", () => {
  it.each([
    ["", ""],
    ["5", "(5"],
    ["555", "(555"],
    ["5551", "(555) 1"],
    ["5551234567", "(555) 123-4567"],
    ["+1 555 123 4567", "(555) 123-4567"],
    ["55512345678", "(555) 123-4567"],
    ["ab5c5", "(55"],
  ])("%j is shown as %j", (typed, text) => expect(formatPhone(typed)).toBe(text));

  it("formatting is idempotent and keeps at most 10 digits", () =>
    fc.assert(
      fc.property(anyText, (typed) => {
        const once = formatPhone(typed);
        expect(formatPhone(once)).toBe(once);
        expect(phoneDigits(once).length).toBeLessThanOrEqual(10);
        expect(once).toMatch(/^(\(\d{0,3}(\) \d{0,3}(-\d{1,4})?)?)?$/);
      }),
    ));

  it("typing digit by digit and pasting at once end alike", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[02-9]\d{0,9}$/), (digits) => {
        let text = "";
        for (const digit of digits) text = editPhone(text, text + digit, text.length + 1).text;
        expect(text).toBe(formatPhone(digits));
      }),
    ));

  it("a deleted digit in the middle goes, and the caret stays where it was", () => {
    expect(editPhone("(555) 123-4567", "(555) 13-4567", 7)).toEqual({
      text: "(555) 134-567",
      caret: 7,
    });
    expect(editPhone("(555) 123-4567", "(555 123-4567", 4)).toEqual({
      text: "(551) 234-567",
      caret: 3,
    });
  });

  it("the caret never leaves the text", () =>
    fc.assert(
      fc.property(anyText, anyText, fc.nat(40), (before, typed, caret) => {
        const edited = editPhone(formatPhone(before), typed, Math.min(caret, typed.length));
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.text.length);
      }),
    ));

  it.each([
    ["(202) 555-0143", "+12025550143"],
    ["1 202 555 0143", "+12025550143"],
    ["+12025550143", "+12025550143"],
    ["202555014", null],
    ["22025550143", null],
    ["+442025550143", null],
    ["+2025550143", null],
    ["202-CALL-NOW", null],
    ["", null],
    ["0000000000", null],
    ["(155) 555-0143", null],
    ["(911) 555-0143", null],
    ["(202) 155-0143", null],
    ["(555) 123-4567", null],
  ])("%j becomes %j", (typed, international) =>
    expect(toInternationalPhone(typed)).toBe(international),
  );
});
