import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { edgesAt, reachOf, sideOf } from "#stage/camera/beside.ts";
import { viewAt } from "#stage/camera/camera.ts";
import { whereIs } from "#stage/cast/moves.ts";
import { HEIGHT, WIDTH } from "#stage/base/size.ts";
import type { Spot } from "#stage/base/spot.ts";
import type { View } from "#stage/base/view.ts";
import { frame } from "#stage/scene/frame.ts";
import type { Plan } from "#stage/story/plan.ts";
import { ACTORS, StoryFile } from "#stage/story/story.ts";
import type { Actor } from "#stage/story/story.ts";
import { drawPixels, withoutLayers } from "./draw.ts";
import { planStory } from "./kits.ts";
import { MEDIA } from "./manifest.ts";
import { allStories, allWordings } from "./render-story.ts";

/** The widest picture: a window of 16:9. */
const SIDE = sideOf(1600, 900);
/** How often who is drawn is looked at, and how often who is in the frame. */
const DRAWN_S = 1;
const SEEN_S = 0.2;

const viewOf = (plan: Plan, seconds: number): View =>
  viewAt(
    plan,
    seconds,
    (actor: Actor): Spot => whereIs(plan, actor, seconds)?.spot ?? [WIDTH / 2, 1100],
    false,
    false,
  );

const timesOf = ({ speech }: Plan, every: number) =>
  Array.from({ length: Math.floor(speech.duration / every) }, (_, index) => index * every);

const drawnAt = (plan: Plan, seconds: number, side: number) =>
  frame(seconds, seconds, plan, false, null, true, side);

/** Who is drawn in a picture. */
function whoIn(picture: RigNode): Actor[] {
  const parts = new Set<unknown>();
  const collect = ({ attrs, children }: RigNode) => {
    parts.add(attrs["data-part"]);
    for (const child of children) collect(child);
  };
  collect(picture);
  return ACTORS.filter((actor) => parts.has(actor) || parts.has(`at-${actor}`));
}

/** Where everybody stands who is in the frame, with the first second of it. */
function placesSeen(plan: Plan): Map<string, number> {
  const seen = new Map<string, number>();
  for (const seconds of timesOf(plan, SEEN_S)) {
    const { x, width } = viewOf(plan, seconds);
    for (const actor of ACTORS) {
      const where = whereIs(plan, actor, seconds);
      if (where === null || where.going !== 0) continue;
      const key = `${actor} ${where.spot.join(" ")}`;
      const isIn = Math.abs(where.spot[0] - x) < width / 2 + reachOf(actor) * where.size;
      if (isIn && !seen.has(key)) seen.set(key, seconds);
    }
  }
  return seen;
}

/** Whose middle is in the frame. */
function inFrame(plan: Plan, seconds: number): Actor[] {
  const { x, y, width } = viewOf(plan, seconds);
  return whoIn(drawnAt(plan, seconds, 0)).filter((actor) => {
    const [actorX = 0, actorY = 0] = whereIs(plan, actor, seconds)?.spot ?? [];
    const tall = (width * HEIGHT) / WIDTH / 2;
    return Math.abs(actorX - x) < width / 2 && Math.abs(actorY - y) < tall;
  });
}

/** Those who stand in the picture, beside its frame, where they were not seen before the next cut. */
function waitingAt(plan: Plan, seconds: number, seen: ReadonlyMap<string, number>): Actor[] {
  const { x, y, width } = viewOf(plan, seconds);
  const { left, right } = edgesAt(plan, seconds, SIDE, false);
  const cut = plan.shots.find(({ at }) => at > seconds)?.at ?? Number.POSITIVE_INFINITY;
  return whoIn(drawnAt(plan, seconds, SIDE)).filter((actor) => {
    const where = whereIs(plan, actor, seconds);
    if (where === null || where.going !== 0) return false;
    const [actorX, actorY] = where.spot;
    const share = ((actorX - x) / width) * (WIDTH / (WIDTH + 2 * SIDE)) + 0.5;
    const isBeside = Math.abs(actorX - x) > width / 2 + reachOf(actor) * where.size;
    const isShown = share > left && share < right;
    const isLevel = Math.abs(actorY - y) < (width * HEIGHT) / WIDTH / 2;
    const first = seen.get(`${actor} ${where.spot.join(" ")}`) ?? Number.POSITIVE_INFINITY;
    return isBeside && isShown && isLevel && first >= cut;
  });
}

const PIXELS = 96;
/** Below this opacity, of 255, nothing is drawn: a seam of two shapes has more. */
const EMPTY = 128;

/** How many pixels are empty between two shares of the width. */
function emptyPixels(svg: string, left: number, right: number): number {
  const pixels = drawPixels(withoutLayers(svg), PIXELS);
  let empty = 0;
  for (let at = 0; at * 4 < pixels.length; at++) {
    const share = (at % PIXELS) / PIXELS;
    if (share >= left && share < right && (pixels[at * 4 + 3] ?? 0) < EMPTY) empty++;
  }
  return empty;
}

describe.each([...allStories(), ...allWordings()])("the story $id in a wide window", ({ id }) => {
  const { story, recording, more } = v.parse(
    StoryFile,
    JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")),
  );
  const plan = planStory(story, recording, more);

  it("shows nobody beside its frame who waits for an entrance (T-2165)", () => {
    const seen = placesSeen(plan);
    const waiting = timesOf(plan, DRAWN_S).flatMap((seconds) =>
      waitingAt(plan, seconds, seen).map((actor) => `${actor} at ${seconds} s`),
    );
    expect(waiting).toEqual([]);
  });

  it("shows all who are in its frame, and is drawn up to its edges with ids of its own (T-2166)", () => {
    for (const [index, { at }] of plan.shots.entries()) {
      const seconds = Math.max(0, at) + 0.4;
      const picture = drawnAt(plan, seconds, SIDE);
      expect(whoIn(picture)).toEqual(expect.arrayContaining(inFrame(plan, seconds)));
      const text = toSvgText(picture);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      expect(text.match(/<\w/g)?.length).toBeLessThan(1000);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, one = ""]) => one);
      expect(new Set(ids).size).toBe(ids.length);
      if (index % 4 > 0) continue;
      const { left, right } = edgesAt(plan, seconds, SIDE, false);
      expect(emptyPixels(text, left, right), `${seconds} s`).toBe(0);
    }
  });
});
