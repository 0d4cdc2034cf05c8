import { el, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { View } from "../base/view.ts";
import { WIDTH } from "../base/size.ts";
import type { Place } from "../kit/place.ts";

/*
 * What hangs in the upper third of a picture that shows much of a place: flags over a street,
 * branches over a garden. It hangs behind the performers, so it covers none of them.
 */

const FLAGS = ["#FF6B5B", "#FFC93C", "#14B8A6", "#8B7BF7", "#FFF3DC"];
/** Flags on a string; each hangs at a share of its length. */
const COUNT = 10;

/** A string with flags from the left to the right, which hangs down by `sag`. */
export function bunting(y: number, sag: number, flip: 1 | -1, life: number): RigNode[] {
  const at = (share: number) => y + flip * 46 * (share - 0.5) + sag * 4 * share * (1 - share);
  const flags = FLAGS.map((fill, color) => {
    const d = Array.from({ length: COUNT }, (_, index) => {
      if (index % FLAGS.length !== color) return "";
      const share = (index + 0.5) / COUNT;
      const x = -60 + share * (WIDTH + 120);
      const swing = Math.sin(life * 1.8 + index * 1.3) * 6;
      return `M${round(x - 31)} ${round(at(share - 0.04))}L${round(x + 31)} ${round(at(share + 0.04))}L${round(x + swing)} ${round(at(share) + 72)}Z`;
    }).join("");
    return path(d, { fill });
  });
  return [
    ...flags,
    line(
      `M-60 ${round(at(0))}Q${WIDTH / 2} ${round(at(0.5) + sag)} ${WIDTH + 60} ${round(at(1))}`,
      "#8E5A3C",
      5,
    ),
  ];
}

/** A leaf as a part of a path, which points to an angle in degrees. */
function leaf(x: number, y: number, angle: number, long: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, aside: number) =>
    `${round(x + along * cos - aside * sin)} ${round(y + along * sin + aside * cos)}`;
  return `M${at(0, 0)}Q${at(long * 0.45, long * 0.34)} ${at(long, 0)}Q${at(long * 0.45, -long * 0.34)} ${at(0, 0)}Z`;
}

/** A branch that reaches in from the upper right corner. */
export function branch(life: number): RigNode[] {
  const leaves = (from: number) =>
    Array.from({ length: 13 }, (_, index) => {
      if (index % 2 !== from) return "";
      const share = index / 12;
      const x = 760 - share * 470;
      const y = -6 + Math.sin(share * 2.6) * 96;
      const side = index % 4 < 2 ? 1 : -1;
      return leaf(x, y, 150 - side * 62 + Math.sin(life * 1.4 + index) * 5, 92 - share * 26);
    }).join("");
  return [
    line("M780 -40Q640 60 520 84T286 46", "#8E5A3C", 15),
    path(leaves(0), { fill: "#2E9E66" }),
    path(leaves(1), { fill: "#58C07F" }),
  ];
}

/** Leaves of a palm from the upper left corner. */
export function palm(life: number): RigNode[] {
  const frond = (angle: number, long: number, fill: string) => {
    const turn = angle + Math.sin(life * 1.1 + angle) * 2;
    const teeth = Array.from({ length: 7 }, (_, index) => {
      const along = 60 + index * (long / 8);
      const drop = (along / long) ** 2 * 90;
      return (
        leaf(along, drop, 62 + index * 3, 130 - index * 9) +
        leaf(along, drop, -18 + index * 7, 96 - index * 7)
      );
    }).join("");
    return el(
      "g",
      { transform: `translate(-36 -30) rotate(${round(turn)})` },
      path(`M0 -8Q${long * 0.5} 4 ${long} 92Q${long * 0.5} 30 0 12Z${teeth}`, { fill }),
    );
  };
  return [frond(38, 330, "#147A54"), frond(8, 420, "#1E9A66")];
}

/** The ends of a string with flags, where its mirror images begin in a wide picture. */
const ENDS = [-60, WIDTH + 60] as const;

/**
 * What hangs over a picture; it moves a little when the camera does. In a wide picture what hangs in a
 * corner hangs in that of the whole picture.
 */
export function overhead(
  { overhead: hanging, middle }: Place,
  view: View,
  life: number,
  side: number,
): RigNode | null {
  if (hanging === undefined || view.x > (hanging.until ?? Number.POSITIVE_INFINITY)) return null;
  const size = Math.min(1.35, Math.max(1, (WIDTH / view.width) ** 0.5));
  const aside = Math.max(-26, Math.min(26, (middle - view.x) * 0.04));
  const corner = hanging.from === "left" ? -side : hanging.from === "right" ? side : 0;
  const nodes = hanging.draw(life);
  const beside = side > 0 && hanging.from === undefined ? ENDS : [];
  return part(
    "overhead",
    {
      transform: `translate(${round(WIDTH / 2 + aside + corner)} 0) scale(${round(size)}) translate(${-WIDTH / 2} 0)`,
    },
    ...beside.map((at) =>
      part(`overhead-${at}`, { transform: `translate(${2 * at} 0) scale(-1 1)` }, ...nodes),
    ),
    ...nodes,
  );
}
