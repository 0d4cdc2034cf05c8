import { describe, expect, it } from "vitest";
import { viewAt } from "./camera.ts";
import { facesAt } from "../cast/faces.ts";
import type { FaceBox } from "../cast/faces.ts";
import { whereIs } from "../cast/moves.ts";
import { facesCutBy, withWholeFaces } from "./framing.ts";
import { plan } from "../story/plan.ts";
import { silence } from "../story/speech.ts";
import type { Actor, Story } from "../story/story.ts";
import type { Spot } from "../base/spot.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

const face = (left: number, top: number): FaceBox => ({
  actor: "pocket",
  left,
  right: left + 190,
  top,
  bottom: top + 140,
  isGoing: false,
});
const view = { x: 360, y: 640, width: 500 };

describe("a frame", () => {
  it("that cuts through no face stays as it is", () => {
    expect(withWholeFaces(view, [face(265, 600)])).toBe(view);
    expect(withWholeFaces(view, [face(900, 600)])).toBe(view);
  });

  it.each([
    ["its right edge", face(520, 600)],
    ["its left edge", face(20, 600)],
    ["its upper edge", face(265, 120)],
    ["its lower edge", face(265, 1020)],
  ])("that cuts through a face at %s moves until it does not (T-300)", (_, cut) => {
    expect(facesCutBy([cut], view)).toHaveLength(1);
    const moved = withWholeFaces(view, [cut]);
    expect(facesCutBy([cut], moved)).toEqual([]);
    expect(Math.abs(moved.x - view.x)).toBeLessThan(view.width * 0.3);
  });

  it("keeps what can be tapped in the picture (T-301)", () => {
    const kept = { x: 530, y: 900, reach: 30 };
    const moved = withWholeFaces(view, [face(20, 600)], [kept]);
    expect(Math.abs(kept.x - moved.x) + kept.reach).toBeLessThanOrEqual(moved.width * 0.41);
  });
});

const story = (cast: Story["cast"], of: Spot, tilt = 0): Story => ({
  id: "missions/9/v9",
  place: "town",
  cast,
  lines: [
    {
      say: "Look.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { shot: "medium", of, by: "cut", seconds: 1.2, ...(tilt !== 0 && { tilt }) },
        { go: "pocket", to: [620, 1200], by: "walk", seconds: 1, after: 1 },
      ],
    },
  ],
});
const spoken = {
  ...silence(3),
  words: [{ word: "look", start: 0.1, end: 0.5 }],
  sentences: [{ text: "Look.", start: 0, end: 0.5 }],
};
const seen = (timed: ReturnType<typeof plan>, seconds: number, isCalm = false) =>
  viewAt(
    timed,
    seconds,
    (actor: Actor) => whereIs(timed, actor, seconds)?.spot ?? [0, 0],
    isCalm,
    false,
  );

describe("a shot", () => {
  it("is composed once, so that it does not move while somebody walks in it", () => {
    const timed = plan(
      story({ pocket: [130, 1200], farmer: [400, 1100] }, [360, 900]),
      sharedKit,
      spoken,
    );
    expect(facesCutBy(facesAt(timed, 0.5), seen(timed, 0.5))).toEqual([]);
    expect(seen(timed, 0.5)).not.toMatchObject({ x: 360 });
    expect(seen(timed, 1.6)).toEqual(seen(timed, 0.5));
  });

  it("leans as its script says, and for those who asked for less motion it does not", () => {
    const timed = plan(story({ pocket: [360, 1200] }, [360, 900], 5), sharedKit, spoken);
    expect(seen(timed, 0.5).tilt).toBe(5);
    expect(seen(timed, 0.5, true).tilt).toBe(0);
  });
});
