import { describe, expect, it } from "vitest";
import { armPath, elbowOf } from "#characters/arm.ts";
import { toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { turnedPoint } from "./turning.ts";
import { moods } from "#characters/pocket/mood.ts";
import { pocketLayers, still } from "#characters/pocket/pocket.ts";
import { HEAD, turnedPocket } from "./turned.ts";

const front = pocketLayers({ ...moods.happy, ...still }, "one");
const turned = (turn: number) => turnedPocket(front, { head: turn, body: turn });

function partOf(nodes: readonly RigNode[], name: string): RigNode | null {
  for (const node of nodes) {
    const found = node.attrs["data-part"] === name ? node : partOf(node.children, name);
    if (found !== null) return found;
  }
  return null;
}

/** Where a point of the front goes to: by the part's transform. */
function moved(nodes: readonly RigNode[], name: string, x: number): number {
  const matrix = /matrix\((\S+) 0 0 1 (\S+)/.exec(String(partOf(nodes, name)?.attrs["transform"]));
  return Number(matrix?.[1]) * x + Number(matrix?.[2]);
}

describe("Pocket turned to a side (T-400)", () => {
  it("is drawn as from the front when he is not turned", () => {
    expect(turned(0)).toEqual(front);
  });

  it.each([-1, -0.5, 0.5, 1])(
    "at %s his nose is ahead of his mouth, and that of his muzzle",
    (turn) => {
      const [muzzle, mouth, nose] = ["muzzle", "mouth", "nose"].map(
        (name) => (moved(turned(turn), name, 320) - 320) * Math.sign(turn),
      );
      expect(muzzle).toBeGreaterThan(50);
      expect(mouth).toBeGreaterThan(muzzle ?? 0);
      expect(nose).toBeGreaterThan(mouth ?? 0);
    },
  );

  it("shows two eyes in a three-quarter view, and one in a profile", () => {
    expect(partOf(turned(0.5), "eyes")?.children).toHaveLength(2);
    expect(partOf(turned(1), "eyes")?.children).toHaveLength(1);
    expect(partOf(turned(-1), "eyes")?.children).toHaveLength(1);
  });

  it("draws the far arm behind the trunk when he walks to a side", () => {
    const order = (turn: number) =>
      (partOf(turned(turn), "otter")?.children ?? []).map(({ attrs }) => attrs["data-part"]);
    expect(order(0.9).indexOf("arm-right")).toBeLessThan(order(0.9).indexOf("body"));
    expect(order(0.9).indexOf("arm-left")).toBeGreaterThan(order(0.9).indexOf("body"));
    expect(order(-0.9).indexOf("arm-left")).toBeLessThan(order(-0.9).indexOf("body"));
  });

  it.each([-1, -0.6, -0.3, 0.3, 0.6, 1])(
    "at %s each reference resolves and no number is lost",
    (turn) => {
      const text = turned(turn).map(toSvgText).join("");
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    },
  );
});

it("a point that goes behind the head is at its edge (T-401)", () => {
  const far = turnedPoint(HEAD, HEAD.middle + HEAD.reach, 1);
  expect(far.front).toBeLessThan(0);
  expect(far.x).toBeLessThan(HEAD.middle + HEAD.reach);
  expect(turnedPoint(HEAD, 400, 0)).toMatchObject({ x: 400, wide: 1 });
});

it("an arm bends at its elbow and is thinner at the paw (T-402)", () => {
  const elbow = elbowOf([0, 0], [100, 0], [100, 100]);
  expect(elbow[0]).toBeGreaterThan(70);
  expect(elbow[1]).toBeLessThan(30);
  const radii = [...armPath([0, 0], elbow, [100, 100], 34, 26).matchAll(/A(\S+)/g)].map(([, r]) =>
    Number(r),
  );
  expect(radii).toEqual([29.2, 34, 26, 29.2]);
});

it("a raised arm is never straight: its elbow stays low and outside (T-580)", () => {
  for (const hand of [
    [-110, -150],
    [-40, -190],
  ] as const) {
    const [x, y] = elbowOf([0, 0], [hand[0] / 2 - 6, hand[1] / 2 + 6], hand);
    const long = Math.hypot(...hand);
    const beside = (x * hand[1] - y * hand[0]) / long;
    expect(Math.abs(beside) / long).toBeGreaterThan(0.2);
    expect(x).toBeLessThan(hand[0] / 2);
  }
});

it("a raised paw shows its palm with pads, a hanging one its back (T-581)", () => {
  const palms = (mood: "celebrating" | "happy") =>
    toSvgText(partOf(pocketLayers({ ...moods[mood], ...still }, "one"), "arm-left") as RigNode);
  expect(palms("celebrating")).toContain('fill="#D98E74"');
  expect(palms("happy")).not.toContain('fill="#D98E74"');
});
