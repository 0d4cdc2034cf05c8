import { facesAt } from "./cast/faces.ts";
import type { FaceBox } from "./cast/faces.ts";
import { whereIs } from "./cast/moves.ts";
import type { Kept, View } from "./framing.ts";
import type { Plan } from "./plan.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import type { Thing } from "./story.ts";
import { lyingAt } from "./ways.ts";

/** What a full shot keeps whole, in the place's units. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A full shot is at least this wide, so that it is not a medium one. */
const NEAREST = 500;
/** Share of the picture that stays free beside, over and under those in it. */
const FREE = { side: 0.07, top: 0.08, bottom: 0.13 };
/** Around a face: ears or a hat above it, and a body that is wider than it. */
const BODY = { top: 84, side: 34 };
/** How far most things reach from their middle, at size 1. */
const REACH = 58;
/** Things that reach farther: to the left, up, to the right and down. */
const LARGE: Partial<Record<Thing, readonly [number, number, number, number]>> = {
  blanket: [150, 40, 150, 40],
  boat: [300, 470, 242, 34],
  chestFront: [214, 206, 214, 20],
  goalBoard: [150, 296, 150, 330],
  goalBoardNear: [150, 296, 150, 330],
  horn: [122, 176, 136, 136],
  hornLoud: [160, 176, 136, 146],
  hornPlugged: [162, 192, 136, 136],
  saveJar: [84, 296, 84, 4],
  shapeBoard: [170, 420, 170, 16],
  signPole: [46, 548, 46, 12],
  theatreFront: [296, 532, 296, 0],
  weekBoard: [146, 132, 146, 88],
};
/** What stands near the camera or flies by: the frame may cut it. */
const LOOSE: ReadonlySet<Thing> = new Set([
  "chestBack",
  "crabBack",
  "curtainLeft",
  "curtainRight",
  "dust",
  "dustPuff",
  "gust",
  "nearGrass",
  "nearMugs",
  "otterBack",
  "palmNear",
  "puddle",
  "scent",
  "theatreBack",
]);

const bodyOf = (plan: Plan, face: FaceBox, seconds: number): Box => ({
  left: face.left - BODY.side,
  right: face.right + BODY.side,
  top: face.top - BODY.top,
  bottom: Math.max(face.bottom, whereIs(plan, face.actor, seconds)?.spot[1] ?? face.bottom),
});

/** Everybody and everything on the stage at a time. */
function boxesAt(plan: Plan, seconds: number): Box[] {
  const bodies = facesAt(plan, seconds).map((face) => bodyOf(plan, face, seconds));
  const things = lyingAt(plan, seconds)
    .filter(({ thing }) => !LOOSE.has(thing))
    .map(({ thing, size, at: [x, y] }) => {
      const [left, top, right, bottom] = LARGE[thing] ?? [REACH, REACH, REACH, REACH];
      return {
        left: x - left * size,
        top: y - top * size,
        right: x + right * size,
        bottom: y + bottom * size,
      };
    });
  return [...bodies, ...things];
}

/** With room beside it: a tall phone shows less of the picture's width. */
const keptBox = ({ x, y, reach }: Kept): Box => ({
  left: x - reach * 1.3,
  top: y - reach,
  right: x + reach * 1.3,
  bottom: y + reach,
});

/** Is its middle in the picture? */
const isIn = ({ x, y, width }: View, box: Box) =>
  Math.abs((box.left + box.right) / 2 - x) < width / 2 &&
  Math.abs((box.top + box.bottom) / 2 - y) < (width * HEIGHT) / WIDTH / 2;

const clamp = (value: number, middle: number, room: number) =>
  Math.max(middle - room, Math.min(middle + room, value));

/**
 * The smallest part of a wide view that holds all performers and things that are in it at these
 * times.
 *
 * @param kept what can be tapped in it
 */
export function closedIn(
  view: View,
  plan: Plan,
  times: readonly number[],
  kept: readonly Kept[],
): View {
  const boxes = [
    ...times.flatMap((seconds) => boxesAt(plan, seconds)),
    ...kept.map(keptBox),
  ].filter((box) => isIn(view, box));
  if (boxes.length === 0) return view;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const across = (right - left) / (1 - 2 * FREE.side);
  const down = ((bottom - top) / (1 - FREE.top - FREE.bottom)) * (WIDTH / HEIGHT);
  const width = Math.min(view.width, Math.max(NEAREST, across, down));
  const height = (width * HEIGHT) / WIDTH;
  const room = (view.width - width) / 2;
  return {
    ...view,
    width,
    x: clamp((left + right) / 2, view.x, room),
    y: clamp(bottom + FREE.bottom * height - height / 2, view.y, (room * HEIGHT) / WIDTH),
  };
}
