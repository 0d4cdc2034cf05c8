import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasAlike, isEmptyText, visibleText } from "./visible-text.ts";

describe("what a child sees of a text decides whether it is empty (T-1246)", () => {
  it.each([
    "",
    " \t\n",
    "\u200b",
    "\u200d\u200c",
    "\ufeff",
    "\u00ad",
    "\u2060",
    "\u200e\u200f\u202a\u202c",
    "\u3164",
    "\u2800",
    "\u3000",
    "\u00a0",
    "\u180e",
    "\ufe0f",
    "\u0301",
    "\0\u0007",
    "\u{e0041}",
    "[hl] \u200b[/hl]",
  ])("%j shows nothing", (text) => expect(isEmptyText(text)).toBe(true));

  it.each(["0", ".", "?", "💰", "é", "क्", "می", "[x]", "\ue000"])("%j shows something", (text) =>
    expect(isEmptyText(text)).toBe(false),
  );
});

describe("what a child sees of two texts decides whether they are alike (T-1247)", () => {
  it.each([
    ["A bank", " A  bank "],
    ["A bank", "A\u00a0bank"],
    ["A bank", "A\tbank\u200b"],
    ["A bank", "A b\u00adank"],
    ["A bank", "[hl]A[/hl] bank"],
    ["A bank", "A ba\u200dnk"],
    ["caf\u00e9", "cafe\u0301"],
    ["It's five", "It\u2019s five"],
    ['"Save"', "\u201cSave\u201d"],
    ["5-10", "5\u201310"],
    ["5-10", "5\u201110"],
    ["Wait...", "Wait\u2026"],
    ["office", "o\ufb03ce"],
    ["❤️", "❤"],
    ["שלום", "\u200fשלום\u200f"],
  ])("%j and %j", (one, other) => expect(hasAlike([one, other])).toBe(true));

  it.each([
    ["A bank", "A tank"],
    ["a", "A"],
    ["5²", "52"],
    ["½", "1/2"],
    ["①", "1"],
    ["5 10", "510"],
    ["👨‍👩‍👧", "👨👩👧"],
    ["👩‍🚀", "👩🚀"],
    [
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
      "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    ],
    ["👍🏽", "👍"],
    ["می‌خواهم", "میخواهم"],
    ["क्‍ष", "क्ष"],
    ["-5", "5"],
  ])("not %j and %j", (one, other) => expect(hasAlike([one, other])).toBe(false));

  it("empty ones do not count", () => expect(hasAlike(["", "\u200b", "A"])).toBe(false));

  it("characters that show nothing change nothing, wherever they stand", () => {
    const unseen = fc
      .array(fc.constantFrom("\u200b", "\u2060", "\ufeff", "\u200e", "\u202c", "\u00ad", "\0"))
      .map((all) => all.join(""));
    const letters = fc.array(fc.constantFrom(..."abcdefg ÄÖ123?!€".split("")), { maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.array(unseen), (text, hidden) => {
        const other = text.map((letter, at) => letter + (hidden[at] ?? "")).join("");
        expect(visibleText(other)).toBe(visibleText(text.join("")));
      }),
    );
  });

  it("is stable: what is seen is seen the same again", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        fc.pre(!/\[\/?hl\]/.test(visibleText(text)));
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
      { numRuns: 1000 },
    ));
});
