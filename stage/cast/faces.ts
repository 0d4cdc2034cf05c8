import { actingAt } from "../story/plan.ts";
import type { Plan } from "../story/plan.ts";
import type { Actor } from "../story/story.ts";
import { whereIs } from "./moves.ts";

/** What of the place a face takes up: eyes, cheeks and mouth, without ears, hair or hat. */
export interface FaceBox {
  actor: Actor;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Is the actor on the way to somewhere? */
  isGoing: boolean;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const PERSON: Box = [-90, -386, 90, -258];
/** Around the spot where somebody stands. */
const BOXES: Record<Actor, Box> = {
  pocket: [-96, -362, 96, -220],
  glimm: [-34, -74, 34, 12],
  grandma: [-93, -350, 93, -213],
  crab: [-86, -316, 86, -84],
  driver: [146, -260, 226, -190],
  farmer: PERSON,
  shopper: PERSON,
  nurse: PERSON,
  patient: PERSON,
  mother: PERSON,
  father: PERSON,
  friend: PERSON,
  jo: PERSON,
  sam: PERSON,
};
const ACTORS = Object.keys(BOXES) as Actor[];
/** Pocket's own units in those of the place. */
const POCKET_SCALE = 0.62;

/** The faces on the stage at a time. */
export function facesAt(plan: Plan, seconds: number): FaceBox[] {
  return ACTORS.flatMap((actor) => {
    const where = whereIs(plan, actor, seconds);
    if (where === null) return [];
    const act = actor === "pocket" ? actingAt(plan, seconds, seconds) : {};
    const { size } = where;
    const x = where.spot[0] + (act.shift ?? 0) * POCKET_SCALE * size;
    const y = where.spot[1] - (act.jump ?? 0) * POCKET_SCALE * size;
    const [left, top, right, bottom] = BOXES[actor];
    return [
      {
        actor,
        left: x + left * size,
        right: x + right * size,
        top: y + top * size,
        bottom: y + bottom * size,
        isGoing: where.going !== 0,
      },
    ];
  });
}
