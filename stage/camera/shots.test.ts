import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSvgText } from "#characters/node.ts";
import { viewAt } from "./camera.ts";
import { facesAt } from "../cast/faces.ts";
import { stanceOf } from "../cast/facing.ts";
import { whereIs } from "../cast/moves.ts";
import { frame } from "../scene/frame.ts";
import { plan } from "../story/plan.ts";
import { silence } from "../story/speech.ts";
import { StorySchema } from "../story/story.ts";
import type { Actor, CueScript } from "../story/story.ts";
import type { Spot } from "../base/spot.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

const spoken = {
  ...silence(4),
  words: [{ word: "look", start: 0.1, end: 0.5 }],
  sentences: [{ text: "Look.", start: 0, end: 0.5 }],
};

/** A line in the bay with these cues; Pocket stands alone. */
const planOf = (...cues: CueScript[]) =>
  plan(
    v.parse(StorySchema, {
      id: "missions/9/v9",
      place: "bay",
      cast: { pocket: [360, 1150] },
      lines: [{ say: "Look.", mood: "happy", cues }],
    }),
    sharedKit,
    spoken,
  );

function viewOf(...cues: CueScript[]) {
  const timed = planOf(...cues);
  const spotOf = (actor: Actor): Spot => whereIs(timed, actor, 1)?.spot ?? [0, 0];
  return viewAt(timed, 1, spotOf, false, false);
}

/** What moves a layer or an actor in the picture. */
const transformOf = (name: string, ...cues: CueScript[]) =>
  new RegExp(`data-part="${name}" transform="([^"]*)"`).exec(
    toSvgText(frame(1, 1, planOf(...cues), true)),
  )?.[1];

const full: CueScript = { shot: "full", of: [360, 800] };

describe("angles of the camera", () => {
  it("a shot with a width of its own is framed as it is written; a vista shows more than a wide shot (T-595)", () => {
    expect(viewOf({ ...full, width: 640 })).toMatchObject({ x: 360, y: 800, width: 640 });
    expect(viewOf(full).width).not.toBe(640);
    const vista = viewOf({ shot: "vista", of: [360, 800] }).width;
    expect(vista).toBeGreaterThan(viewOf({ shot: "wide", of: [360, 800] }).width);
  });

  it("somebody who comes nearer is drawn larger, and his face with him (T-597)", () => {
    const come = (size?: number): CueScript => ({
      go: "pocket",
      to: [360, 1150],
      by: "cut",
      after: -1,
      ...(size !== undefined && { size }),
    });
    const [face] = facesAt(planOf(full, come(1.5)), 1);
    const [usual] = facesAt(planOf(full, come()), 1);
    const wide = (box: typeof face) => (box?.right ?? 0) - (box?.left ?? 0);
    expect(wide(face)).toBeCloseTo(wide(usual) * 1.5);
    const scaleOf = (size?: number) =>
      Number(/scale\(([\d.]+)/.exec(transformOf("pocket", full, come(size)) ?? "")?.[1]);
    expect(scaleOf(1.5) / scaleOf()).toBeCloseTo(1.5, 1);
  });

  it("somebody turns to the side that the script says, until it says nothing more (T-598)", () => {
    const turned = planOf(
      full,
      { turn: "pocket", to: -0.9, after: -1 },
      { turn: "pocket", to: null, after: 2 },
    );
    expect(stanceOf(turned, "pocket", 1).head).toBeCloseTo(-0.9, 1);
    expect(Math.abs(stanceOf(turned, "pocket", 3.5).head)).toBeLessThan(0.5);
  });
});
