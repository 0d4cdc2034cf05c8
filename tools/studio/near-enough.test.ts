import { expect, it } from "vitest";
import { viewAt } from "#stage/camera/camera.ts";
import { facesAt } from "#stage/cast/faces.ts";
import type { FaceBox } from "#stage/cast/faces.ts";
import { whereIs } from "#stage/cast/moves.ts";
import type { View } from "#stage/base/view.ts";
import type { Plan } from "#stage/story/plan.ts";
import type { Actor } from "#stage/story/story.ts";
import type { Spot } from "#stage/base/spot.ts";
import { lyingAt } from "#stage/story/ways.ts";
import { allStories } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";
import { planStory } from "./kits.ts";

/** The camera is near enough in missions 3 to 5: who does what is seen at once. */
const planOf = (id: string): Plan => {
  const { story, recording, more } = readStoryFile(id);
  return planStory(story, recording, more);
};

const viewOf = (timed: Plan, seconds: number): View =>
  viewAt(timed, seconds, (actor) => whereIs(timed, actor, seconds)?.spot ?? [0, 0], false, false);

const isIn = ({ x, y, width }: View, [atX, atY]: Spot): boolean =>
  Math.abs(atX - x) < width / 2 && Math.abs(atY - y) < (width * 16) / 9 / 2;

const middleOf = ({ left, right, top, bottom }: FaceBox): Spot => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** Is the face of somebody in the picture? */
const isSeen = (timed: Plan, actor: Actor, seconds: number): boolean =>
  facesAt(timed, seconds).some(
    (face) => face.actor === actor && isIn(viewOf(timed, seconds), middleOf(face)),
  );

const spotOf = (timed: Plan, put: string, seconds: number): Spot =>
  lyingAt(timed, seconds).find((one) => one.put === put)?.at ?? [Number.NaN, Number.NaN];

const stories = allStories().filter(({ id }) => /^missions\/[345]/.test(id));

/** Shares of the picture's height that the nearest performer fills, of the shots that show one. */
function filled(timed: Plan): number[] {
  return timed.shots.flatMap(({ shot, at }, index) => {
    if (shot === "insert") return [];
    const from = Math.max(0, at);
    const seconds = (from + (timed.shots[index + 1]?.at ?? timed.speech.duration)) / 2;
    const view = viewOf(timed, seconds);
    const tall = (view.width * 16) / 9;
    const shares = facesAt(timed, seconds)
      .filter((face) => face.actor !== "glimm" && isIn(view, middleOf(face)))
      .map((face) => {
        const feet = whereIs(timed, face.actor, seconds)?.spot[1] ?? face.bottom;
        const end = Math.min(feet, view.y + tall / 2);
        return (end - Math.max(face.top - 60, view.y - tall / 2)) / tall;
      });
    return shares.length === 0 ? [] : [Math.max(...shares)];
  });
}

it.each(stories)(
  "in each shot of $id somebody fills 30 % of the height, on average 44 % (T-715)",
  ({ id }) => {
    const shares = filled(planOf(id));
    expect(shares.length).toBeGreaterThan(10);
    expect(Math.min(...shares)).toBeGreaterThan(0.3);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.44);
  },
);

it.each(stories)("no back of a head stands near the camera in $id (T-716)", ({ id }) => {
  const things = planOf(id).puts.map(({ thing }) => thing);
  expect(things.filter((thing) => thing === "otterBack" || thing === "crabBack")).toEqual([]);
});

it("a coin goes from Pocket's paw into the farmer's hand in one shot, with both faces (T-717)", () => {
  const timed = planOf("missions/5/v2");
  const hands = timed.hands.filter(({ hand }) => hand === "given");
  const { at } = hands.at(-1) ?? { at: Number.NaN };
  for (const seconds of [at - 0.3, at, at + 0.4]) {
    expect(isSeen(timed, "pocket", seconds)).toBe(true);
    expect(isSeen(timed, "farmer", seconds)).toBe(true);
  }
  const view = viewOf(timed, at + 0.4);
  expect(isIn(view, spotOf(timed, "given", at + 0.4))).toBe(true);
  const within = timed.shots.filter((shot) => shot.at > at - 0.3 && shot.at < at + 0.4);
  expect(within).toEqual([]);
});

it("Pocket is in the picture when each coin falls into the box for the turtles (T-718)", () => {
  const timed = planOf("missions/5/v1");
  const falls = timed.hands.filter(
    ({ hand, arc, at }) => hand.startsWith("coin-") && arc === 0 && at > 0,
  );
  const fallen = falls.filter(({ to }) => to[1] > 950 && to[1] < 1100);
  expect(fallen).toHaveLength(3);
  for (const { at, hand } of fallen) {
    expect(isSeen(timed, "pocket", at)).toBe(true);
    expect(isIn(viewOf(timed, at), spotOf(timed, hand, at))).toBe(true);
  }
});

it("the crab lays three coins back with Pocket beside it (T-719)", () => {
  const timed = planOf("missions/4/v2");
  const word = timed.speech.words.filter((one) => /^three/i.test(one.word)).at(0);
  const line = timed.lines.find(({ start }) => Math.abs(start - (word?.start ?? 0)) < 0.2);
  const moved = timed.hands.filter(
    ({ hand, at }) =>
      /^coin-[789]$/.test(hand) && at > (line?.start ?? 0) && at < (line?.end ?? 0) + 0.5,
  );
  expect(moved).toHaveLength(3);
  for (const { at } of moved) {
    expect(isSeen(timed, "pocket", at + 0.1)).toBe(true);
    expect(isSeen(timed, "crab", at + 0.1)).toBe(true);
  }
});

it.each([
  ["missions/2/v1", ["pocket", "mother", "father"]],
  ["missions/2/v3", ["pocket", "crab"]],
] as const)("the last picture of %s shows all who are in its last scene (T-811)", (id, actors) => {
  const timed = planOf(id);
  const bridge = timed.lines.find(({ by }) => by === "sam")?.start;
  const last = (bridge ?? timed.speech.duration) - 0.1;
  for (const actor of actors) expect(isSeen(timed, actor, last), actor).toBe(true);
});

it("the last picture of a story with a bridge shows the child who speaks in it (T-2207)", () => {
  for (const [id, actor] of [
    ["missions/1/v3", "jo"],
    ["missions/2/v3", "sam"],
    ["missions/3/v3", "sam"],
    ["missions/5/v2", "friend"],
  ] as const) {
    const timed = planOf(id);
    expect(isSeen(timed, actor, timed.speech.duration - 0.1), id).toBe(true);
  }
});
