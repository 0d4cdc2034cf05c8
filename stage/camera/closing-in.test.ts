import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { viewAt } from "./camera.ts";
import { whereIs } from "../cast/moves.ts";
import { plan } from "../story/plan.ts";
import { silence } from "../story/speech.ts";
import { StorySchema } from "../story/story.ts";
import type { CueScript, StoryScript } from "../story/story.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

const spoken = {
  ...silence(3),
  words: [{ word: "look", start: 0.1, end: 0.5 }],
  sentences: [{ text: "Look.", start: 0, end: 0.5 }],
};

/** What a shot of the middle of the town shows. */
function viewOf(shot: "wide" | "full", cast: StoryScript["cast"], cues: CueScript[] = []) {
  const timed = plan(
    v.parse(StorySchema, {
      id: "missions/9/v9",
      place: "town",
      cast,
      lines: [{ say: "Look.", mood: "happy", cues: [...cues, { shot, of: [360, 700] }] }],
    }),
    sharedKit,
    spoken,
  );
  const spotOf = (actor: Parameters<typeof whereIs>[1]) =>
    whereIs(timed, actor, 1)?.spot ?? ([0, 0] as const);
  const { x, y, width } = viewAt(timed, 1, (actor) => [...spotOf(actor)], false, false);
  const height = (width * 1280) / 720;
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const widthOf = ({ left, right }: ReturnType<typeof viewOf>) => right - left;

describe("a full shot", () => {
  it("comes closer to one who stands alone, and to two who stand near each other (T-330)", () => {
    expect(widthOf(viewOf("wide", { pocket: [360, 1150] }))).toBe(485);
    expect(widthOf(viewOf("wide", { pocket: [2000, 1150] }))).toBe(720);
    expect(widthOf(viewOf("full", { pocket: [360, 1150] }))).toBeLessThan(560);
    expect(widthOf(viewOf("full", { pocket: [280, 1150], farmer: [480, 1120] }))).toBeLessThan(600);
  });

  it("shows everybody from head to feet, and is not wider than a wide one", () => {
    const two = { pocket: [160, 1150], farmer: [560, 1120] } satisfies StoryScript["cast"];
    const view = viewOf("full", two);
    expect(widthOf(view)).toBeLessThanOrEqual(widthOf(viewOf("wide", two)));
    expect(view.left).toBeLessThan(160 - 90);
    expect(view.right).toBeGreaterThan(560 + 90);
    expect(view.bottom).toBeGreaterThan(1150 + 30);
    expect(view.top).toBeLessThan(1120 - 420);
  });

  it("keeps things in the picture, but not what stands near the camera", () => {
    const put = (thing: "coin" | "nearGrass"): CueScript => ({
      put: "one",
      thing,
      to: [90, 600],
      after: -1,
    });
    const alone = viewOf("full", { pocket: [400, 1150] });
    expect(viewOf("full", { pocket: [400, 1150] }, [put("nearGrass")])).toEqual(alone);
    const withCoin = viewOf("full", { pocket: [400, 1150] }, [put("coin")]);
    expect(withCoin.left).toBeLessThan(60);
    expect(withCoin.top).toBeLessThan(570);
    expect(alone.left).toBeGreaterThan(60);
  });

  it("does not wait for those who are far away", () => {
    const alone = viewOf("full", { pocket: [360, 1150] });
    expect(viewOf("full", { pocket: [360, 1150], farmer: [2000, 1120] })).toEqual(alone);
  });
});

describe("a shot is filled (T-404)", () => {
  it("a full shot comes so near that one performer is big, with eyes above the middle", () => {
    const view = viewOf("full", { pocket: [360, 1150] });
    expect(widthOf(view)).toBeLessThanOrEqual(460);
    const eyes = (1150 - 300 - view.top) / (view.bottom - view.top);
    expect(eyes).toBeGreaterThan(0.3);
    expect(eyes).toBeLessThan(0.48);
  });

  it("at most a fifth of it is ground below the feet, in a wide one, too (T-583)", () => {
    for (const shot of ["full", "wide"] as const)
      for (const farmer of [460, 600]) {
        const view = viewOf(shot, { pocket: [200, 1150], farmer: [farmer, 1120] });
        expect((view.bottom - 1150) / (view.bottom - view.top)).toBeLessThan(0.22);
        expect(view.bottom).toBeGreaterThan(1150 + 30);
      }
  });

  it("two who stand near each other take up at least two thirds of its width", () => {
    const view = viewOf("full", { pocket: [280, 1150], farmer: [500, 1120] });
    const group = 500 + 96 - (280 - 130);
    expect(group / widthOf(view)).toBeGreaterThan(0.66);
  });
});
