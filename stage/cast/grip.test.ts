import { expect, it } from "vitest";
import type { Point } from "#characters/pocket/mood.ts";
import { toSvgText } from "#characters/node.ts";
import { plan } from "../story/plan.ts";
import { silence } from "../story/speech.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";
import { gripOn } from "./grip.ts";
import type { HeldThing } from "./grip.ts";
import { pocket } from "./pocket.ts";

const drawn = (act: keyof typeof sharedKit.acts, seconds: number): string => {
  const timed = plan(
    {
      id: "missions/9/v9",
      place: "town",
      cast: { pocket: [0, 0] },
      lines: [{ say: "Look.", mood: "happy", pause: 0.3, cues: [{ act }] }],
    },
    sharedKit,
    { ...silence(4), sentences: [{ text: "Look.", start: 0, end: 0.1 }] },
  );
  const where = { spot: [0, 0] as Point, going: 0, since: 9, by: "cut" as const, size: 1 };
  return toSvgText(pocket(where, timed, seconds, seconds, null).drawn);
};

it("a hand closes around a box at its edge, from the side of its elbow (T-700)", () => {
  const jar = { hold: { box: [-60, -62, 60, 82] }, at: [300, 300], size: 2 } satisfies HeldThing;
  expect(gripOn({ ...jar, at: [300, 300] }, [150, 300], [100, 400])).toMatchObject({
    at: [180, 300],
    angle: 0,
    far: 30,
  });
  const inside = gripOn({ ...jar, at: [300, 300] }, [330, 300], [600, 300]);
  expect(inside?.at).toEqual([420, 300]);
  expect(Math.abs(inside?.angle ?? 0)).toBe(180);
});

it("a hand closes around a handle where it is, and turns with it (T-701)", () => {
  const spoon = {
    hold: {
      handle: [
        [0, 16],
        [0, 84],
      ],
    },
    at: [300, 300],
    turn: 90,
  } satisfies HeldThing;
  const grip = gripOn({ ...spoon, at: [300, 300] }, [250, 310], [250, 400]);
  expect(grip?.at.map(Math.round)).toEqual([250, 300]);
  expect(Math.round(grip?.angle ?? 0)).toBe(270);
  expect(gripOn({ hold: undefined, at: [300, 300] }, [300, 300], [300, 400])).toBeNull();
});

it.each(["sweep", "hugTeddy", "slurp"] as const)(
  "the fingers are drawn over what he holds in '%s' (T-702)",
  (act) => {
    const text = drawn(act, 0.4);
    const [held, grip] = ["in-paws", "grip"].map((name) => text.indexOf(`data-part="${name}"`));
    expect(held).toBeGreaterThan(0);
    expect(grip).toBeGreaterThan(held ?? 0);
  },
);
