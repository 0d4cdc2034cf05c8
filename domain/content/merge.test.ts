import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differences, isSame, mergeField } from "./merge.ts";

const answer = (text: string, audio_url: string | null = null) => ({ text, audio_url });
const [A, B, C] = [answer("A"), answer("B"), answer("C")];

describe("one field of two authors (R-STAFF-42)", () => {
  it.each<[string, unknown, unknown, unknown, unknown]>([
    ["neither changed it", "a", "a", "a", "a"],
    ["only this author changed it", "a", "mine", "a", "mine"],
    ["only the other changed it", "a", "a", "theirs", "theirs"],
    ["both wrote the same", "a", "b", "b", "b"],
    ["both wrote the same but for a blank", "a", "b ", "b", "b"],
    ["this author emptied it", "a", "", "a", ""],
    ["the other took the file away", "/media/a", "/media/a", null, null],
    [
      "two items of a list",
      [A, B],
      [answer("mine"), B],
      [A, answer("theirs")],
      [answer("mine"), answer("theirs")],
    ],
    [
      "text and voice of one item",
      [A],
      [answer("mine")],
      [answer("A", "/media/x")],
      [answer("mine", "/media/x")],
    ],
    ["one added an item, the other nothing", [A], [A, B], [A], [A, B]],
    [
      "one moved items that the other left alone",
      [A, B, C],
      [answer("mine"), B, C],
      [A, C, B],
      [answer("mine"), C, B],
    ],
    [
      "what a merge made, with what came of the other's change",
      [answer("A", "/media/a")],
      [answer("mine", "/media/new")],
      [answer("mine", "/media/a")],
      [answer("mine", "/media/new")],
    ],
    ["a field that came later", {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ])("%s: merged", (_what, base, own, theirs, value) => {
    expect(mergeField([base], own, theirs)).toEqual({ value, isClash: false });
  });

  it.each<[string, unknown, unknown, unknown, unknown, unknown]>([
    ["both wrote another text", "a", "mine", "theirs", "mine", "theirs"],
    ["one emptied what the other changed", "a", "", "theirs", "", "theirs"],
    ["both chose another number", 1, 2, 3, 2, 3],
    ["both added an item", [A], [A, B], [A, C], [A, B], [A, C]],
    ["one deleted an item that the other changed", [A, B], [A], [A, C], [A], [A, C]],
    ["both moved items", [A, B, C], [B, A, C], [A, C, B], [B, A, C], [A, C, B]],
    [
      "one moved an item to which the other gave a voice",
      [A, B],
      [B, A],
      [answer("A", "/media/a"), B],
      [B, A],
      [answer("A", "/media/a"), B],
    ],
    [
      "one wrote another item in the place of one that the other changed",
      [answer("A", "/media/a"), B],
      [C, B],
      [answer("A", "/media/new"), B],
      [C, B],
      [answer("A", "/media/new"), B],
    ],
    ["a list of numbers", [1], [1, 2], [1, 3], [1, 2], [1, 3]],
    ["both made what was not there", null, { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
    [
      "one text of a list, beside a text that only the other changed",
      [A, B],
      [answer("mine"), B],
      [answer("theirs"), C],
      [answer("mine"), C],
      [answer("theirs"), C],
    ],
  ])("%s: a clash (T-284)", (_what, base, own, theirs, ofMine, ofTheirs) => {
    expect(mergeField([base], own, theirs)).toEqual({ value: ofMine, isClash: true });
    expect(mergeField([base], own, theirs, { prefers: "theirs" })).toEqual({
      value: ofTheirs,
      isClash: true,
    });
  });

  it("a text that this author saved without learning of it is no clash with what follows", () => {
    expect(mergeField(["a"], "ab", "abc")).toMatchObject({ isClash: true });
    expect(mergeField(["", "a", "ab"], "abc", "ab")).toEqual({ value: "abc", isClash: false });
    expect(
      mergeField(
        [
          [A, B],
          [answer("m"), B],
        ],
        [answer("mm"), B],
        [answer("m"), C],
      ),
    ).toEqual({
      value: [answer("mm"), C],
      isClash: false,
    });
  });
});

describe("a value that this author sent without an answer", () => {
  const answers = (right: string) => ["A", "B"].map((text) => ({ text, right: text === right }));

  it("a value of a save without an answer counts as this author's if no colleague saved after it", () => {
    expect(mergeField([false, true], false, true)).toEqual({ value: false, isClash: false });
  });

  it("may be a colleague's where one saved last: a switch or a list is asked about, a text is not", () => {
    const savedLast = { isOwn: false };
    expect(mergeField([false, true], false, true, savedLast).isClash).toBe(true);
    const [a, b] = [answers("A"), answers("B")];
    expect(mergeField([a, b], a, b, savedLast)).toEqual({ value: a, isClash: true });
    expect(mergeField(["", "a"], "ab", "a", savedLast)).toEqual({ value: "ab", isClash: false });
  });
});

describe("whatever two authors do to a field", () => {
  const leaf = fc.constantFrom("", "a", "b", "c", null, 1);
  const item = fc.record({ text: leaf, audio_url: leaf });
  const value = fc.oneof(
    leaf,
    item,
    fc.array(item, { maxLength: 3 }),
    fc.array(leaf, { maxLength: 2 }),
  );

  /** A list, and what two authors made of some of its items. */
  const changedLists = fc
    .array(fc.tuple(item, item, item, fc.constantFrom("neither", "mine", "theirs", "both")), {
      minLength: 1,
      maxLength: 3,
    })
    .map((items) => {
      const changedBy = (who: string, at: 1 | 2) =>
        items.map((one) => (one[3] === who || one[3] === "both" ? one[at] : one[0]));
      return [items.map(([base]) => base), changedBy("mine", 1), changedBy("theirs", 2)] as const;
    });

  it("what one side did alone is the result, and a merge with the result again changes nothing (T-285)", () =>
    fc.assert(
      fc.property(fc.oneof(fc.tuple(value, value, value), changedLists), ([base, own, theirs]) => {
        expect(isSame(mergeField([base], own, base).value, own)).toBe(true);
        expect(isSame(mergeField([base], base, theirs).value, theirs)).toBe(true);
        const { value: merged, isClash } = mergeField([base], own, theirs);
        const again = mergeField([base], merged, theirs);
        expect(isSame(again.value, merged)).toBe(true);
        expect(again.isClash).toBe(isClash);
        // Both sides get the same where no part clashes.
        const swapped = mergeField([base], theirs, own);
        expect(swapped.isClash).toBe(isClash);
        if (!isClash) expect(isSame(swapped.value, merged)).toBe(true);
        else
          expect(
            isSame(swapped.value, mergeField([base], own, theirs, { prefers: "theirs" }).value),
          ).toBe(true);
      }),
      { numRuns: 3_000 },
    ));

  it("no item is lost, doubled or given another one's voice when both move and record", () => {
    const items = ["A", "B", "C", "D"].map((text) => answer(text));
    const arranged = fc
      .tuple(fc.shuffledSubarray(items, { minLength: 4 }), fc.subarray(["A", "B", "C", "D"]))
      .map(([order, voiced]) =>
        order.map(({ text }) => answer(text, voiced.includes(text) ? `/media/${text}` : null)),
      );
    fc.assert(
      fc.property(arranged, arranged, (own, theirs) => {
        const { value: merged, isClash } = mergeField([items], own, theirs);
        const found = merged as typeof items;
        expect(found.map(({ text }) => text).toSorted()).toEqual(["A", "B", "C", "D"]);
        for (const { text, audio_url } of found)
          if (audio_url !== null) expect(audio_url).toBe(`/media/${text}`);
        if (isClash) expect(found).toEqual(own);
      }),
      { numRuns: 2_000 },
    );
  });

  it("each text that only one of them typed is in the result", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("neither", "mine", "theirs", "both"), {
          minLength: 1,
          maxLength: 5,
        }),
        (changes) => {
          const list = (who: string) =>
            changes.map((change, at) =>
              answer(change === who || change === "both" ? `${who} ${at}` : `${at}`),
            );
          const merged = mergeField([list("")], list("mine"), list("theirs"));
          const texts = (merged.value as { text: string }[]).map(({ text }) => text);
          for (const [at, change] of changes.entries())
            expect(texts[at]).toBe(
              change === "neither" ? `${at}` : `${change === "both" ? "mine" : change} ${at}`,
            );
          expect(merged.isClash).toBe(changes.includes("both"));
        },
      ),
    ));
});

describe("the texts of a clash", () => {
  it.each<[string, unknown, unknown, object[]]>([
    ["a text", "Gold", "Silver", [{ path: "", mine: "Gold", theirs: "Silver" }]],
    ["one answer of two", [A, B], [A, C], [{ path: "1.text", mine: "B", theirs: "C" }]],
    ["a list that one made longer", [A], [A, B], [{ path: "", mine: "A", theirs: "A · B" }]],
    ["a file", "/media/content/x/one.mp4", null, [{ path: "", mine: "one.mp4", theirs: "" }]],
    ["what is the same", [A], [A], []],
    ["a switch", true, false, [{ path: "", mine: "✓", theirs: "" }]],
    [
      "a list that grew: texts, switches and files",
      [{ text: "A", is_correct: true, audio_url: "/media/x/a.m4a" }],
      [{ text: "A", is_correct: false, audio_url: null }, A],
      [{ path: "", mine: "A · ✓ · a.m4a", theirs: "A · A" }],
    ],
  ])("%s", (_what, own, theirs, expected) => {
    expect(differences(own, theirs)).toEqual(expected);
  });
});

it("a row that came back from the database is the same: other order of keys, texts trimmed", () => {
  expect(isSame([{ text: "x ", ok: true }], [{ ok: true, text: "x" }])).toBe(true);
  expect(isSame([{ text: "x" }], [{ text: "x" }, { text: "y" }])).toBe(false);
  expect(isSame({ a: null }, { a: "" })).toBe(false);
  expect(isSame([], {})).toBe(false);
});
