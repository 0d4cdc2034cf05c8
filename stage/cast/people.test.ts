import { describe, expect, it } from "vitest";
import { toSvgText } from "#characters/node.ts";
import type { Feeling } from "./look.ts";
import { villager } from "./people.ts";
import type { Villager } from "./people.ts";

const PEOPLE: Villager[] = ["farmer", "shopper", "nurse", "patient", "mother", "father", "friend"];
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
