import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameProblem, parseName } from "./names.ts";

describe("names", () => {
  it("are trimmed and folded; emoji and right-to-left names are names", () => {
    expect(parseName("  Anna   Maria ")).toBe("Anna Maria");
    expect(parseName("👩‍👧 Zoé")).toBe("👩‍👧 Zoé");
    expect(parseName("شيماء")).toBe("شيماء");
  });
  it("of spaces, of 200 characters, or with hidden reordering marks are refused with a reason", () => {
    expect(nameProblem("   ")).toBe("empty");
    expect(nameProblem("\n")).toBe("empty");
    expect([parseName("\u200B\u200D"), nameProblem("\u200B \u3164")]).toEqual([null, "empty"]);
    expect(nameProblem("x".repeat(200))).toBe("too_long");
    expect(nameProblem("Sam\u202Eevil")).toBe("odd_characters");
    expect(nameProblem("Sam\0")).toBe("odd_characters");
    expect(nameProblem("😀".repeat(80))).toBeNull();
  });
  it("parsing is idempotent", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (text) => parseName(text) === null || parseName(parseName(text) ?? "") === parseName(text),
      ),
    );
  });
});
