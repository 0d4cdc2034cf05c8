import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  editHighlighted,
  highlightRange,
  isHighlighted,
  parseHighlights,
  plainText,
  wordAt,
} from "./text.ts";

/** The source after an edit; '|' stands for the caret in the edited plain text. */
function edited(source: string, text: string): [source: string, caret: number] {
  const caret = text.indexOf("|");
  const result = editHighlighted(source, text.replace("|", ""), caret);
  return [result.source, result.caret];
}

const GOLD = "Find the [hl]gold[/hl] coin";

describe("editing the plain text of highlighted words (T-234)", () => {
  it.each([
    ["typing elsewhere", GOLD, "Find| the gold coin", "Find the [hl]gold[/hl] coin", 4],
    ["typing before", GOLD, "Find all| the gold coin", "Find all the [hl]gold[/hl] coin", 8],
    ["typing within", GOLD, "Find the goo|ld coin", "Find the [hl]goold[/hl] coin", 12],
    ["typing after", GOLD, "Find the golden| coin", "Find the [hl]gold[/hl]en coin", 15],
    ["a repeated letter after", "[hl]aa[/hl]a", "aaa|a", "[hl]aa[/hl]aa", 3],
    ["deleting a part", GOLD, "Find the g| coin", "Find the [hl]g[/hl] coin", 10],
    ["deleting all of it", GOLD, "Find the | coin", "Find the  coin", 9],
    ["deleting everything", GOLD, "|", "", 0],
    ["replacing it", GOLD, "Find the red| coin", "Find the red coin", 12],
    ["a pasted pair of marks", "Find", "Find [hl]me[/hl]|", "Find [hl]me[/hl]", 7],
    ["marks around words", "me", "[hl]me[/hl]|", "[hl]me[/hl]", 2],
    ["nested marks", "", "[hl]a[hl]b[/hl]c[/hl]|", "[hl]ab[/hl]c", 3],
    ["a loose mark", "Find", "Find[hl]|", "Find", 4],
  ])("%s", (_what, source, text, expected, caret) =>
    expect(edited(source, text)).toEqual([expected, caret]),
  );

  it("never makes nested, overlapping or empty marks, whatever is typed and highlighted", () => {
    const piece = fc.constantFrom("a", "b ", "[hl]", "[/hl]", "gold", "💰");
    const typed = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(""));
    const act = fc.record({
      typed,
      at: fc.nat(20),
      cut: fc.nat(4),
      from: fc.nat(20),
      to: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 8 }), (acts) => {
        let source = "";
        for (const { typed: text, at, cut, from, to } of acts) {
          const plain = plainText(source);
          const start = Math.min(at, plain.length);
          const next = plain.slice(0, start) + text + plain.slice(start + cut);
          const result = editHighlighted(source, next, start + text.length);
          expect(plainText(result.source)).toBe(next.replaceAll(/\[\/?hl\]/g, ""));
          expect(result.caret).toBeLessThanOrEqual(plainText(result.source).length);
          source = highlightRange(result.source, Math.min(from, to), Math.max(from, to));
          expect(source.replaceAll(/\[hl\][^[]+\[\/hl\]/g, "")).not.toMatch(/\[\/?hl\]/);
        }
      }),
    );
  });

  it("knows which words are highlighted, and the word at the caret", () => {
    expect(isHighlighted(GOLD, 9, 13)).toBe(true);
    expect(isHighlighted(GOLD, 9, 14)).toBe(false);
    expect(isHighlighted(GOLD, 10, 10)).toBe(false);
    expect(wordAt("Find the gold coin", 11)).toEqual([9, 13]);
    expect(wordAt("a  b", 2)).toEqual([2, 2]);
  });
});

describe("texts", () => {
  it("[hl] marks are split off, and loose ones do no harm", () => {
    expect(parseHighlights("Find the [hl]gold[/hl] coin")).toEqual([
      { text: "Find the ", highlighted: false },
      { text: "gold", highlighted: true },
      { text: " coin", highlighted: false },
    ]);
    expect(plainText("a[/hl]b[hl]c")).toBe("abc");
  });
  it("a chosen word is highlighted, and the text that is read stays the same", () => {
    expect(highlightRange("Find the gold coin", 9, 13)).toBe("Find the [hl]gold[/hl] coin");
    expect(highlightRange("gold", 2, 2)).toBe("gold");
    // Chosen again, it is plain again; a part of it, or more than it, is never nested.
    expect(highlightRange("Find the [hl]gold[/hl] coin", 9, 13)).toBe("Find the gold coin");
    expect(highlightRange("[hl]gold[/hl] coin", 1, 2)).toBe("[hl]g[/hl]o[hl]ld[/hl] coin");
    expect(highlightRange("[hl]gold[/hl] coin", 0, 9)).toBe("[hl]gold coin[/hl]");
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.nat(20), (text, start, length) => {
        fc.pre(!/\[\/?hl\]/.test(text));
        expect(plainText(highlightRange(text, start, start + length))).toBe(text);
      }),
    );
  });
});
