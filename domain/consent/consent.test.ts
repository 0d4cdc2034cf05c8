import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowsAgeBand,
  CHILD_PURPOSES,
  CONSENT_TEXT_VERSION,
  consentsForChild,
  currentConsents,
  refusedForNewChild,
  PURPOSES,
} from "./consent.ts";
import type { ConsentRow, Purpose } from "./consent.ts";

const MIA = "mia";
const BEN = "ben";
const CHILDREN = [MIA, BEN, "eve"];

const anyLedger = fc.array(
  fc
    .record({
      purpose: fc.constantFrom(...PURPOSES),
      granted: fc.boolean(),
      child_id: fc.constantFrom(null, ...CHILDREN),
    })
    .filter(
      ({ purpose, child_id }) =>
        child_id === null || CHILD_PURPOSES.some((ofChild) => ofChild === purpose),
    ),
);
const word = (granted: boolean, child_id: string | null = null): ConsentRow => ({
  purpose: "child_progress",
  granted,
  child_id,
});

describe("the family's consents", () => {
  it("the newest word on each purpose counts, nothing is on by itself, and no child's word changes it", () =>
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const consents = currentConsents(ledger);
        for (const purpose of PURPOSES)
          expect(consents[purpose]).toBe(
            ledger.findLast((row) => row.purpose === purpose && row.child_id === null)?.granted ??
              false,
          );
      }),
    ));

  it("a child's yes to newer words does not allow the age band", () => {
    const old = { ...word(true), text_version: "2026-11" };
    const ofChild = { ...word(true, MIA), text_version: CONSENT_TEXT_VERSION };
    expect(allowsAgeBand([old, ofChild], "child_progress")).toBe(false);
    expect(
      allowsAgeBand(
        [
          { ...old, text_version: CONSENT_TEXT_VERSION },
          { ...ofChild, granted: false },
        ],
        "child_progress",
      ),
    ).toBe(true);
  });
});

describe("a child that is added", () => {
  it.each<[string, ConsentRow[]]>([
    ["the ledger is empty", []],
    ["the family agreed", [word(true)]],
    ["a sibling was taken out", [word(true), word(false, MIA)]],
    ["the family refused", [word(true), word(false)]],
  ])("is in nothing that the family agreed to before: %s (T-1626)", (_what, ledger) => {
    const refused = refusedForNewChild(ledger).map((purpose) => ({
      purpose,
      granted: false,
      child_id: BEN,
    }));
    const after = [...ledger, ...refused];
    const own = consentsForChild(after, BEN);
    expect(CHILD_PURPOSES.filter((purpose) => own[purpose])).toEqual([]);
    expect(consentsForChild(after, MIA)).toEqual(consentsForChild(ledger, MIA));
  });

  it("needs no word of its own where the family has agreed to nothing (T-1721)", () =>
    expect(refusedForNewChild([word(true), word(false)])).toEqual([]));

  it.each<[string, Purpose[], Purpose[]]>([
    ["no yes comes with it", [], ["child_progress"]],
    ["a yes to another purpose comes with it", ["news"], ["child_progress"]],
    ["the yes comes with it", ["child_progress"], []],
  ])("is in what is agreed with it alone: %s (T-1743)", (_what, agreed, refused) =>
    expect(refusedForNewChild([word(true)], agreed)).toEqual(refused),
  );
});

describe("one child's consents (T-280)", () => {
  it.each<[string, ConsentRow[], boolean, boolean]>([
    ["the ledger is empty", [], false, false],
    ["the family agreed", [word(true)], true, true],
    ["Mia was taken out", [word(true), word(false, MIA)], false, true],
    ["Mia was taken out, and in", [word(true), word(false, MIA), word(true, MIA)], true, true],
    ["in, and out again", [word(true), word(true, MIA), word(false, MIA)], false, true],
    ["Mia alone was agreed to", [word(true, MIA)], false, false],
    ["the family refused", [word(true), word(true, MIA), word(false)], false, false],
    ["the family agreed again", [word(false, MIA), word(true)], false, true],
  ])("%s: Mia %s", (_what, ledger, mia, ben) => {
    expect([MIA, BEN].map((child) => consentsForChild(ledger, child).child_progress)).toEqual([
      mia,
      ben,
    ]);
    expect(consentsForChild(ledger, MIA).child_name).toBe(false);
  });

  it("a word on one child changes no other child, and the family's no wins", () =>
    fc.assert(
      fc.property(
        anyLedger,
        fc.constantFrom(...CHILD_PURPOSES),
        fc.boolean(),
        (ledger, purpose, granted) => {
          const after = [...ledger, { purpose, granted, child_id: MIA }];
          const family = currentConsents(ledger);
          for (const child of CHILDREN.filter((id) => id !== MIA))
            expect(consentsForChild(after, child)).toEqual(consentsForChild(ledger, child));
          expect(consentsForChild(after, MIA)).toEqual({
            ...consentsForChild(ledger, MIA),
            [purpose]: granted && family[purpose],
          });
          for (const any of PURPOSES)
            if (!family[any])
              for (const child of CHILDREN)
                expect(consentsForChild(ledger, child)[any]).toBe(false);
        },
      ),
    ));
});
