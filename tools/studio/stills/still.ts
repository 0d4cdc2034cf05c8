import { el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { PropName } from "#stage/props/props.ts";
import { props } from "#stage/props/props.ts";

/** Size of a still picture in its own units. */
export const WIDTH = 800;
export const HEIGHT = 600;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  attrs: RigNode["attrs"] = {},
) => el("rect", { x, y, width, height, rx, fill, ...attrs });

export const placed = (name: PropName, x: number, y: number, scale: number) =>
  el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...props[name](0));
