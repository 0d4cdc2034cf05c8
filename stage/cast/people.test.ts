import { describe, expect, it } from "vitest";
import { toSvgText } from "#characters/node.ts";
import type { Feeling } from "./look.ts";
import { villager } from "./people.ts";
import type { Villager } from "./looks.ts";

const PEOPLE: Villager[] = [
  "farmer",
  "shopper",
  "nurse",
  "patient",
  "mother",
  "father",
  "friend",
  "jo",
  "sam",
];
const where = { spot: [0, 0] as [number, number], size: 1 };
const drawn = (name: Villager, as: Feeling["as"], turn: number, life: number): string =>
  toSvgText(
    villager(name, where, -9, life, {
      as,
      since: 2,
      look: null,
      stance: { head: turn, body: turn },
    }).drawn,
  );

describe.each(PEOPLE)("%s", (name) => {
  it.each([-1, -0.5, 0, 0.5, 1])(
    "turned by %s has all its gradients, no lost number, and few elements (T-800)",
    (turn) => {
      for (const as of ["glad", "sad", "wow", "laugh"] as const) {
        const text = drawn(name, as, turn, 1.2);
        const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
        expect(text).not.toMatch(/NaN|undefined|Infinity/);
        expect(text.match(/<\w/g)?.length).toBeLessThan(100);
      }
    },
  );

  it("moves head, trunk and hands while nothing happens (T-801)", () => {
    const parts = (life: number) => {
      const text = drawn(name, "glad", 0, life);
      return [/person-head" transform="[^"]+"/, /arm-left.+?translate\([^)]+\)/].map(
        (part) => part.exec(text)?.[0],
      );
    };
    const [head, arm] = parts(3);
    const [headLater, armLater] = parts(4.5);
    expect(head).toBeDefined();
    expect(arm).toBeDefined();
    expect(headLater).not.toBe(head);
    expect(armLater).not.toBe(arm);
  });
});

it("in awe both hands go up beside the head (T-802)", () => {
  const hands = (as: Feeling["as"]) =>
    [...drawn("mother", as, 0, 1).matchAll(/translate\(-?\d[\d.]* (-\d[\d.]*)\) rotate/g)].map(
      ([, y]) => Number(y),
    );
  // Each hand is a shape and what is drawn on it.
  for (const as of ["glad", "wow"] as const) expect(hands(as)).toHaveLength(4);
  for (const y of hands("glad")) expect(y).toBeGreaterThan(-200);
  for (const y of hands("wow")) expect(y).toBeLessThan(-240);
});

describe("a hand that says stop", () => {
  const handAt = (since: number, stops: boolean, life: number) => {
    const text = toSvgText(
      villager("jo", where, since, life, {
        as: "glad",
        since: 2,
        look: null,
        stance: { head: 0, body: 0 },
        stops,
      }).drawn,
    );
    return /arm-right.+?translate\((\S+) (\S+)\)/.exec(text)?.slice(1).map(Number) ?? [];
  };

  it("stays up, before the chest, where a greeting goes down again (T-2181)", () => {
    for (const since of [0.5, 2, 5]) expect(handAt(since, true, 1)[1]).toBeLessThan(-240);
    expect(handAt(0.5, false, 1)[1]).toBeLessThan(-300);
    expect(handAt(2, false, 1)[1]).toBeGreaterThan(-160);
  });

  it("is still, where a greeting swings (T-2182)", () => {
    const across = (stops: boolean) => [1, 1.1, 1.2, 1.3].map((life) => handAt(1, stops, life)[0]);
    const range = (xs: (number | undefined)[]) =>
      Math.max(...xs.map((x) => x ?? 0)) - Math.min(...xs.map((x) => x ?? 0));
    expect(range(across(true))).toBe(0);
    expect(range(across(false))).toBeGreaterThan(8);
  });
});
