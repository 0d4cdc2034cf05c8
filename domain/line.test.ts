import { describe, expect, it } from "vitest";
import { isUnseen } from "./content/visible-text.ts";
import { hasHiddenCharacter, withoutHiddenCharacters, withoutLinks } from "./line.ts";

describe("a text of one line", () => {
  it.each([
    ["a line break", "A\r\nBcc: x"],
    ["a tab", "A\tB"],
    ["NUL", "A\0"],
    ["a C1 control character", "A\u0085B"],
    ["a line separator", "A\u2028B"],
    ["a right-to-left override", "Sam\u202Eevil"],
    ["a bidi isolate", "Sam\u2066evil"],
    ["a byte order mark", "\uFEFFSam"],
    ["a lone surrogate", "\uD800"],
  ])("has no %s (T-1120)", (_what, text) => expect(hasHiddenCharacter(text)).toBe(true));

  it.each(["Need or Want?", "👩‍👧 Zoé", "شيماء", "می‌خواهم", "$2.50 a week"])(
    "%s is one (T-1321)",
    (text) => {
      expect(hasHiddenCharacter(text)).toBe(false);
      expect(isUnseen(text)).toBe(false);
    },
  );

  it("that nobody sees is none (T-1322)", () => {
    for (const text of ["", " ", "\n", "\u200B\u200D", "\u3164"]) expect(isUnseen(text)).toBe(true);
  });
});

describe("words in a mail", () => {
  it.each([
    ["A\r\nBcc: x", "A\nBcc: x"],
    ["one\n\ntwo", "one\n\ntwo"],
    ["Sam\u202Elive\tnow", "Sam live now"],
    ["a\u2028b", "a\nb"],
  ])("keep their line breaks and lose what is hidden: %j (T-1121)", (text, shown) =>
    expect(withoutHiddenCharacters(text)).toBe(shown),
  );

  it.each([
    ["Free cards at https://evil.example/win", "Free cards at https :// evil . example / win"],
    ["HTTP://EVIL.EXAMPLE", "HTTP :// EVIL . EXAMPLE"],
    ["go to evil.example now", "go to evil . example now"],
    ["evil.xn--p1ai", "evil . xn--p1ai"],
    ["www.evil", "www . evil"],
    ["http://10.0.0.1/a", "http :// 10 . 0 . 0 . 1 / a"],
    ["write to a@b.example.", "write to a @ b . example ."],
    ["mailto:x", "mailto : x"],
    ["evil\u3002example", "evil \u3002 example"],
    ["(evil.example)", "(evil . example)"],
  ])("hold no link: %j (T-1323)", (text, shown) => expect(withoutLinks(text)).toBe(shown));

  it.each([
    "Saving $2.50. Then more...",
    "Made in the U.S. of A.",
    "Yes/no, at 6:30 PM",
    "Need or Want? 3.5 coins",
    "line one\nline two",
  ])("stay as they are without one: %j (T-1324)", (text) => expect(withoutLinks(text)).toBe(text));
});
