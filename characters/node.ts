/** One SVG element with attribute names in React's form ('strokeWidth'). */
export interface RigNode {
  tag: string;
  attrs: Record<string, string | number>;
  children: RigNode[];
  /** Text content, for <text> elements. */
  text?: string;
}

export function el(tag: string, attrs: RigNode["attrs"], ...children: (RigNode | null)[]): RigNode {
  return { tag, attrs, children: children.filter((child) => child !== null) };
}

/** A named layer, for styles and animation: `data-part="head"`. */
export const part = (name: string, attrs: RigNode["attrs"], ...children: (RigNode | null)[]) =>
  el("g", { "data-part": name, ...attrs }, ...children);

export const path = (d: string, attrs: RigNode["attrs"]) => el("path", { d, ...attrs });

/** A round stroke without a fill. */
export const line = (
  d: string,
  stroke: string,
  strokeWidth: number,
  attrs: RigNode["attrs"] = {},
) =>
  path(d, {
    stroke,
    strokeWidth,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    fill: "none",
    ...attrs,
  });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  attrs: RigNode["attrs"] = {},
) => el("ellipse", { cx, cy, rx, ry, fill, ...attrs });

export type Stop = [offset: number, color: string, opacity?: number];

const stops = (list: Stop[]) =>
  list.map(([offset, stopColor, stopOpacity]) =>
    el("stop", { offset, stopColor, ...(stopOpacity === undefined ? {} : { stopOpacity }) }),
  );

export const verticalGradient = (id: string, list: Stop[]) =>
  el("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops(list));
export const radialGradient = (id: string, list: Stop[], attrs: RigNode["attrs"] = {}) =>
  el("radialGradient", { id, ...attrs }, ...stops(list));

/** Rounds to two decimals: finer than a pixel, and shorter output. */
export const round = (n: number) => Math.round(n * 100) / 100;

const KEPT_AS_WRITTEN = new Set(["viewBox", "preserveAspectRatio"]);
/** The name of an attribute in SVG: 'strokeWidth' -> 'stroke-width'. */
export const attributeName = (name: string) =>
  KEPT_AS_WRITTEN.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Serialises a tree as SVG text. */
export function toSvgText(node: RigNode): string {
  const attrs = Object.entries(node.attrs)
    .map(([name, value]) => ` ${attributeName(name)}="${escape(String(value))}"`)
    .join("");
  return `<${node.tag}${attrs}>${node.text === undefined ? "" : escape(node.text)}${node.children.map(toSvgText).join("")}</${node.tag}>`;
}
