import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskEmail, parseEmail } from "./email.ts";

describe("the one form of an e-mail address", () => {
  it.each([
    ["full-width letters", "ｖ@ｅxample.com", "v@example.com"],
    ["a full-width at sign and full stop", "v＠example．com", "v@example.com"],
    ["an ideographic full stop", "v@example。com", "v@example.com"],
    ["a ligature", "oﬃce@example.com", "office@example.com"],
    ["a host with umlauts", "v@BÜCHER.de", "v@xn--bcher-kva.de"],
    ["the same host in ASCII", "v@xn--bcher-kva.de", "v@xn--bcher-kva.de"],
    ["a decomposed letter", "zoe\u0308@example.com", "zo\u00EB@example.com"],
    ["a plus and dots", "Sam.J+1@example.co.uk", "sam.j+1@example.co.uk"],
  ])("%s: %j is %j", (_what, typed, email) => expect(parseEmail(typed)).toBe(email));

  it.each([
    ["a soft hyphen in the host", "v@ex\u00ADample.com"],
    ["a soft hyphen in the name", "v\u00AD@example.com"],
    ["a control character", "v\u0001@example.com"],
    ["a zero-width space", "v\u200B@example.com"],
    ["a zero-width joiner", "v@exa\u200Dmple.com"],
    ["a right-to-left mark", "\u200Ev@example.com"],
    ["a variation selector", "v\uFE0F@example.com"],
    ["a Hangul filler", "v\u3164@example.com"],
    ["a no-break space", "v\u00A0w@example.com"],
    ["a lone surrogate", "v\uD800@example.com"],
    ["a percent-encoded host", "v@ex%61mple.com"],
    ["an IP address", "v@127.0.0.1"],
    ["an IP address in hexadecimal", "v@0x7f.0.0.1"],
    ["a port", "v@example.com:25"],
    ["a path", "v@example.com/x"],
    ["an underscore in the host", "v@exa_mple.com"],
    ["a label that begins with a hyphen", "v@-example.com"],
    ["a host that ends with a dot", "v@example.com."],
    ["65 characters before the at sign", `${"x".repeat(65)}@example.com`],
    ["a label of 64 characters", `v@${"x".repeat(64)}.com`],
    ["two at signs, one of them folded", "a＠b@example.com"],
  ])("%s is refused: %j", (_what, typed) => expect(parseEmail(typed)).toBeNull());

  it("is reached once: what it gives comes back unchanged, has an ASCII host and shows every character", () => {
    const letters = fc.string({ unit: "binary", maxLength: 12 });
    const odd = fc.constantFrom(
      "ａ",
      "\u00AD",
      "ß",
      "İ",
      "Σ",
      "ﬁ",
      "\u0308",
      "x",
      ".",
      "😀",
      "\u1E9E",
    );
    const part = fc.oneof(
      letters,
      fc.array(odd, { maxLength: 6 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(part, part, fc.constantFrom("com", "de", "ＣＯＭ", "рф"), (name, host, top) => {
        const email = parseEmail(`${name}@${host}.${top}`);
        if (email === null) return;
        expect(parseEmail(email)).toBe(email);
        expect(email.slice(email.lastIndexOf("@"))).toMatch(/^@[a-z\d.-]+$/);
        expect(email).not.toMatch(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("e-mail", () => {
  it("is lower-cased and trimmed", () =>
    expect(parseEmail(" Sam.Jones@Example.COM ")).toBe("sam.jones@example.com"));
  it.each([
    "sam jones@example.com",
    "sam@",
    "@x.de",
    "sam@local",
    "a@b@c.de",
    "sam@example.com\r\nBcc: x@y.de",
    `${"x".repeat(250)}@example.com`,
  ])("%j is refused", (text) => expect(parseEmail(text)).toBeNull());
  it("is masked to one letter and the host", () =>
    expect(maskEmail("sam@example.com")).toBe("s•••@example.com"));
});
