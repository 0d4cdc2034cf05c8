import { el, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** A round part of a body as it is drawn from the front: it is turned about its upright axis. */
export interface Solid {
  /** The axis. */
  middle: number;
  /** Half of its width, and of its depth. */
  reach: number;
  depth: number;
}

/** How far somebody is turned at most: nearly a profile, in which the far eye just disappears. */
const FARTHEST = (54 * Math.PI) / 180;

/** The angle of a turn from -1, to the left of the picture, to 1. */
export const angleOf = (turn: number) => Math.max(-1, Math.min(1, turn)) * FARTHEST;

/** Share of its width that a solid has when it is turned. */
export const narrowed = ({ reach, depth }: Solid, angle: number) =>
  Math.hypot(Math.cos(angle), (depth / reach) * Math.sin(angle));

/** Where a point of the front is after the turn, and how wide something is there. */
export interface Turned {
  x: number;
  /** Share of its width. */
  wide: number;
  /** Above 0 it is seen, below it is on the far side. */
  front: number;
}

/**
 * @param out how far the point stands out of the solid, as a nose does
 */
export function turnedPoint(solid: Solid, x: number, angle: number, out = 0): Turned {
  const { middle, reach, depth } = solid;
  const across = Math.max(-1, Math.min(1, (x - middle) / reach));
  const beyond = x - middle - across * reach;
  const ahead = Math.sqrt(1 - across * across);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const front = ahead * cos - across * sin;
  const edge = reach * narrowed(solid, angle);
  const at = reach * across * cos + depth * ahead * sin;
  const seen = front >= 0 ? at : Math.sign(at) * edge;
  return {
    x: middle + seen + out * sin + beyond * Math.max(0.3, cos),
    wide: Math.max(0.12, Math.min(1.15, front / Math.max(0.5, ahead))),
    front,
  };
}

/** A transform that moves and narrows what is drawn around `x`. */
export const movedTo = (x: number, to: number, wide = 1, down = 0) =>
  `matrix(${round(wide)} 0 0 1 ${round(to - x * wide)} ${round(down)})`;

/** The same path with each of its points where `to` puts it; its arcs lie level. */
function bentPath(d: string, to: (x: number, y: number) => number): string {
  let [x, y] = [0, 0];
  return d.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const origin = isRelative ? to(x, y) : 0;
    const put = (values: readonly number[]) => `${command}${values.map(round).join(" ")}`;
    const across = (value: number, down: number) => to(fromX + value, fromY + down) - origin;
    switch (command.toLowerCase()) {
      case "z":
        return "Z";
      case "h": {
        const [by = 0] = numbers;
        const moved = isRelative ? to(x + by, y) - origin : to(by, y);
        x = fromX + by;
        return put([moved]);
      }
      case "v":
        y = fromY + (numbers[0] ?? 0);
        return isRelative ? put(numbers) : `L${round(to(x, y))} ${y}`;
      case "a": {
        const out: number[] = [];
        for (let at = 0; at + 6 < numbers.length; at += 7) {
          const [rx = 0, ry = 0, turn = 0, large = 0, clockwise = 0, dx = 0, dy = 0] =
            numbers.slice(at);
          const [endX, endY] = isRelative ? [x + dx, y + dy] : [dx, dy];
          const moved = to(endX, endY) - to(x, y);
          const wide = endX === x ? 1 : Math.abs(moved / (endX - x));
          out.push(rx * wide, ry, turn, large, clockwise, isRelative ? moved : to(endX, endY), dy);
          [x, y] = [endX, endY];
        }
        return put(out);
      }
      default: {
        const out = numbers.map((value, index) =>
          index % 2 === 1 ? value : across(value, numbers[index + 1] ?? 0),
        );
        const [lastX = 0, lastY = 0] = numbers.slice(-2);
        [x, y] = [fromX + lastX, fromY + lastY];
        return put(out);
      }
    }
  });
}

/** A shape with each of its points where `to` puts it. What has a transform only moves. */
export function bent(node: RigNode, to: (x: number, y: number) => number): RigNode {
  const { tag, attrs } = node;
  const number = (name: string) => Number(attrs[name] ?? 0);
  if (tag === "path") return { ...node, attrs: { ...attrs, d: bentPath(String(attrs["d"]), to) } };
  if (tag === "ellipse" || tag === "circle") {
    const [cx, cy] = [number("cx"), number("cy")];
    const rx = tag === "circle" ? number("r") : number("rx");
    const [left, right] = [to(cx - rx, cy), to(cx + rx, cy)];
    const { r = 0, ...rest } = attrs;
    const moved = {
      ...rest,
      cx: round((left + right) / 2),
      rx: round(Math.max(0.5, (right - left) / 2)),
      ry: tag === "circle" ? r : number("ry"),
    };
    return { ...node, tag: "ellipse", attrs: moved };
  }
  if (tag === "rect") {
    const [from, until] = [number("x"), number("x") + number("width")];
    const [left, right] = [to(from, number("y")), to(until, number("y"))];
    return { ...node, attrs: { ...attrs, x: round(left), width: round(right - left) } };
  }
  const [, x, y] = /^translate\((\S+) (\S+)\)$/.exec(String(attrs["transform"])) ?? [];
  if (x !== undefined)
    return {
      ...node,
      attrs: { ...attrs, transform: `translate(${round(to(Number(x), Number(y)))} ${y})` },
    };
  return el(tag, attrs, ...node.children.map((child) => bent(child, to)));
}
