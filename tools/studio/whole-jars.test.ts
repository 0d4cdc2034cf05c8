import { expect, it } from "vitest";
import { viewAt } from "#stage/camera/camera.ts";
import { whereIs } from "#stage/cast/moves.ts";
import { lyingAt } from "#stage/story/ways.ts";
import { readStoryFile } from "./story-figures.ts";
import { planStory } from "./kits.ts";

/** Half of a jar's width at size 1. */
const HALF = 62;
const JARS = new Set(["jarSave", "jarSpend", "jarShare"]);

it("a close shot of a jar shows no slice of the jar beside it (T-804)", () => {
  const { story, recording, more } = readStoryFile("missions/1/v3");
  const timed = planStory(story, recording, more);
  const inserts = timed.shots.flatMap(({ shot, at }, index) =>
    shot === "insert" ? [{ at, until: timed.shots[index + 1]?.at ?? at + 1 }] : [],
  );
  let seen = 0;
  for (const { at, until } of inserts)
    for (const seconds of [at + 0.3, until - 0.1]) {
      const view = viewAt(
        timed,
        seconds,
        (actor) => whereIs(timed, actor, seconds)?.spot ?? [0, 0],
        false,
        false,
      );
      const [left, right] = [view.x - view.width / 2, view.x + view.width / 2];
      for (const { thing, size, at: spot } of lyingAt(timed, seconds)) {
        if (!JARS.has(thing)) continue;
        const [from, to] = [spot[0] - HALF * size, spot[0] + HALF * size];
        if (to < left || from > right) continue;
        seen++;
        expect(from, `${thing} at ${seconds}`).toBeGreaterThan(left);
        expect(to, `${thing} at ${seconds}`).toBeLessThan(right);
      }
    }
  expect(seen).toBeGreaterThan(6);
});
