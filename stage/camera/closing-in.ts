import { facesAt } from "../cast/faces.ts";
import type { FaceBox } from "../cast/faces.ts";
import { whereIs } from "../cast/moves.ts";
import { PHONE } from "./framing.ts";
import type { Kept } from "./framing.ts";
import type { View } from "../base/view.ts";
import { placeAt } from "../story/plan.ts";
import type { Plan } from "../story/plan.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import { named } from "../kit/kit.ts";
import { lyingAt } from "../story/ways.ts";

/** What a full shot keeps whole, in the place's units. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How a size of shot is filled: the width that it has at least, how much
 * wider it becomes so that all in it are whole, and whether it shows feet.
 */
const FILLED = {
  vista: { nearest: 590, widest: 1, hasFeet: true },
  wide: { nearest: 485, widest: 1, hasFeet: true },
  full: { nearest: 400, widest: 1, hasFeet: true },
  medium: { nearest: 360, widest: 1.24, hasFeet: false },
  two: { nearest: 345, widest: 1.24, hasFeet: false },
} as const;
export type Filled = keyof typeof FILLED;
/** Share of the picture that stays free beside, over and under those in it. */
const FREE = { side: 0.045, top: 0.055, bottom: 0.055 };
/** Share of the picture that is over the eyes: they are near its upper third. */
const OVER_EYES = 0.39;
/** Share of a picture that is ground below the feet, at most. */
const GROUND = 0.17;
/** The ground ends below this: the camera does not look farther down. */
const LOWEST = 1480;
/** Around a face: ears or a hat above it, a body that is wider than it, and the chest below. */
const BODY = { top: 78, side: 24, chest: 90 };
/** How far most things reach from their middle, at size 1. */
const REACH = 58;
const bodyOf = (plan: Plan, face: FaceBox, seconds: number): Box => ({
  left: face.left - BODY.side,
  right: face.right + BODY.side,
  top: face.top - BODY.top,
  bottom: Math.max(face.bottom, whereIs(plan, face.actor, seconds)?.spot[1] ?? face.bottom),
});

/** Everything on the stage at a time. */
const thingsAt = (plan: Plan, seconds: number): Box[] =>
  lyingAt(plan, seconds)
    .map((lying) => ({ ...lying, thing: named(plan.kit.things, lying.thing) }))
    .filter(({ thing }) => thing.isLoose !== true)
    .map(({ thing, size, at: [x, y] }) => {
      const [left, top, right, bottom] = thing.reach ?? [REACH, REACH, REACH, REACH];
      return {
        left: x - left * size,
        top: y - top * size,
        right: x + right * size,
        bottom: y + bottom * size,
      };
    });

/** With room beside it: a tall phone shows less of the picture's width. */
const keptBox = ({ x, y, reach }: Kept): Box => ({
  left: x - reach * 1.3,
  top: y - reach,
  right: x + reach * 1.3,
  bottom: y + reach,
});

/** All of it can be tapped. */
const reachBox = ({ x, y, reach }: Kept): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** What a tall phone shows whole: all that can be tapped, and the faces if they leave room for it. */
function onPhone(kept: readonly Kept[], faces: readonly FaceBox[], widest: number): Box {
  const tapped = kept.map(reachBox);
  const all = span([...tapped, ...faces]);
  return all.right - all.left > widest * PHONE ? span(tapped) : all;
}

/** Is its middle in the picture? */
const isIn = ({ x, y, width }: View, box: Box) =>
  Math.abs((box.left + box.right) / 2 - x) < width / 2 &&
  Math.abs((box.top + box.bottom) / 2 - y) < (width * HEIGHT) / WIDTH / 2;

const clamp = (value: number, middle: number, room: number) =>
  Math.max(middle - room, Math.min(middle + room, value));

const span = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  right: Math.max(...boxes.map((box) => box.right)),
  top: Math.min(...boxes.map((box) => box.top)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/**
 * The part of a view that all performers and things that are in it at these times fill, with their
 * eyes near its upper third.
 *
 * @param kept what can be tapped in it
 */
export function closedIn(
  view: View,
  shot: Filled,
  plan: Plan,
  times: readonly number[],
  kept: readonly Kept[],
): View {
  const { nearest, widest, hasFeet } = FILLED[shot];
  const tall = (view.width * HEIGHT) / WIDTH;
  const performers = times.flatMap((seconds) =>
    facesAt(plan, seconds)
      .filter((face) => isIn(view, face))
      .map((face) => ({ face, body: bodyOf(plan, face, seconds) })),
  );
  const faces = performers.map(({ face }) => face);
  const bodies = performers.map(({ body }) => body);
  const things = [...times.flatMap((seconds) => thingsAt(plan, seconds)), ...kept.map(keptBox)];
  const lying = things.filter((box) => isIn(view, box));
  if (bodies.length + lying.length === 0) return view;
  if ((shot === "wide" || shot === "vista") && bodies.length === 0) return view;
  const all = span([...bodies, ...lying]);
  // Those in a closer shot are cut where it cut them before.
  const bottom = hasFeet
    ? all.bottom
    : Math.max(
        ...faces.map((face) => face.bottom + BODY.chest),
        ...lying.map((box) => Math.min(box.bottom, view.y + tall / 2)),
      );
  const across = (all.right - all.left) / (1 - 2 * FREE.side);
  const down = ((bottom - all.top) / (1 - FREE.top - FREE.bottom)) * (WIDTH / HEIGHT);
  const tapped = kept.length === 0 ? null : onPhone(kept, faces, view.width);
  const phone = tapped === null ? 0 : (tapped.right - tapped.left) / PHONE;
  const needed = Math.max(nearest, across, down);
  const filled = needed <= view.width * widest ? needed : Math.min(view.width, needed);
  const width = Math.max(filled, phone);
  const height = (width * HEIGHT) / WIDTH;
  const middle = (all.left + all.right) / 2;
  const side = Math.abs(view.width - width) / 2;
  const eyes =
    faces.length === 0
      ? (all.top + bottom) / 2
      : Math.min(...faces.map((face) => face.top * 0.6 + face.bottom * 0.4));
  const over = faces.length === 0 ? 0.5 : OVER_EYES;
  const highest = bottom + FREE.bottom * height - height / 2;
  const lowest = Math.min(
    all.top - FREE.top * height + height / 2,
    Math.max(LOWEST, view.y + tall / 2) - height / 2,
  );
  const byEyes = eyes + (0.5 - over) * height;
  const feet =
    placeAt(plan, times[0] ?? 0).tableY ?? Math.max(...bodies.map((body) => body.bottom));
  // What is tapped stays above the player's buttons, over more ground.
  const isByEyes = faces.length === 0 || kept.length > 0;
  const wanted = isByEyes ? byEyes : Math.min(byEyes, feet - (0.5 - GROUND) * height);
  const x = clamp(middle, view.x, side + view.width * 0.06);
  const half = (width * PHONE) / 2;
  return {
    ...view,
    width,
    x: tapped === null ? x : Math.max(tapped.right - half, Math.min(tapped.left + half, x)),
    y: highest > lowest ? highest : Math.max(highest, Math.min(lowest, wanted)),
  };
}
