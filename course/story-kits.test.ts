import { describe, expect, it } from "vitest";
import { missingIn } from "#stage/story/missing.ts";
import { storyIdOf } from "#stage/story/story-id.ts";
import { acts as sharedActs } from "#stage/cast/acts/acts.ts";
import { things as sharedThings } from "#stage/things/things.ts";
import { missions } from "./treasure-tracker/course.ts";
import { onboardingStories } from "./treasure-tracker/onboarding/onboarding.ts";
import { loadStoryKit, storyKits } from "./story-kits.ts";

const wordings = missions.flatMap((mission) => mission.wordings.map(({ story }) => story));
const stories = [...onboardingStories, ...missions.flatMap((mission) => mission.stories)];
const kits = new Map(
  await Promise.all(stories.map(async ({ id }) => [id, await loadStoryKit(id)] as const)),
);
const kitOf = (id: string) => {
  const kit = kits.get(storyIdOf(id));
  if (!kit) throw new Error(`${id} has no kit.`);
  return kit;
};

/** Longest way from a shoulder to a paw, in Pocket's units. */
const ARM = 460;
const TIMES = Array.from({ length: 60 }, (_, index) => index / 10);

it("there is a kit for each story of the course and for no other", async () => {
  expect(Object.keys(storyKits)).toEqual(stories.map(({ id }) => id));
  expect(await loadStoryKit("missions/9/v9")).toBeNull();
  expect(await loadStoryKit("constructor")).toBeNull();
});

it.each([...stories, ...wordings])("the kit of $id has all that it names", (story) => {
  expect(missingIn(kitOf(story.id), story)).toEqual([]);
});

describe.each(stories)("what belongs to $id alone", ({ id }) => {
  const kit = kitOf(id);
  const told = JSON.stringify(
    [...stories, ...wordings].filter((story) => storyIdOf(story.id) === id),
  );
  const heldBy = (name: string) =>
    new Set(
      TIMES.flatMap((since) =>
        (kit.acts[name]?.(since, since * 1.3).held ?? []).map((h) => h.thing),
      ),
    );
  const own = (table: object, shared: object) =>
    Object.keys(table).filter((name) => !Object.hasOwn(shared, name));
  const ownActs = own(kit.acts, sharedActs);
  const ownThings = own(kit.things, sharedThings);
  const held = new Set(Object.keys(kit.acts).flatMap((name) => [...heldBy(name)]));

  it("is used by it", () => {
    const isTold = (name: string) => told.includes(`"${name}"`);
    expect(ownActs.filter((name) => !isTold(name))).toEqual([]);
    expect(ownThings.filter((name) => !isTold(name) && !held.has(name))).toEqual([]);
  });

  it("holds only things of its kit", () => {
    expect([...held].filter((name) => !Object.hasOwn(kit.things, name))).toEqual([]);
  });

  it("leaves both paws where Pocket's arms reach, in finite numbers (T-354)", () => {
    for (const name of ownActs)
      for (const since of TIMES) {
        const acting = kit.acts[name]?.(since, since) ?? {};
        expect(JSON.stringify(acting)).not.toContain("null");
        for (const [arm, shoulder] of [
          [acting.left, 190],
          [acting.right, 450],
        ] as const) {
          const [x, y] = arm?.hand ?? [shoulder, 460];
          expect(Math.hypot(x - shoulder, y - 450), `${name} ${since} s`).toBeLessThan(ARM);
        }
      }
  });
});

/** What is seen of an act: rounded, so that only what moves counts. */
const seen = (acting: object) =>
  JSON.stringify(acting, (_, value: unknown) =>
    typeof value === "number" ? Math.round(value * 10) / 10 : value,
  );

it.each(stories)("while $id waits, the acts that follow life go on (T-331)", ({ id }) => {
  const waiting = Object.entries(kitOf(id).acts).filter(([, act]) => act.length === 2);
  for (const [name, act] of waiting) {
    const drawn = new Set([0.1, 0.5, 0.9, 1.3, 1.7].map((life) => seen(act(3, life))));
    expect(drawn.size, name).toBeGreaterThanOrEqual(3);
  }
});
