import { attributeName } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

const SVG = "http://www.w3.org/2000/svg";
const names = new Map<string, string>();

/** Cached: a picture sets a thousand attributes. */
function svgName(name: string): string {
  const known = names.get(name) ?? attributeName(name);
  names.set(name, known);
  return known;
}

function create({ tag, attrs, children, text }: RigNode): Element {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs))
    element.setAttribute(svgName(name), String(value));
  if (text !== undefined) element.textContent = text;
  element.append(...children.map(create));
  return element;
}

/** Do two nodes describe the same element, so that one can become the other? */
const isSame = (a: RigNode, b: RigNode) =>
  a.tag === b.tag &&
  a.attrs["data-part"] === b.attrs["data-part"] &&
  a.attrs["id"] === b.attrs["id"];

function patch(element: Element, before: RigNode, now: RigNode): void {
  if (before === now) return;
  for (const [name, value] of Object.entries(now.attrs))
    if (before.attrs[name] !== value) element.setAttribute(svgName(name), String(value));
  for (const name of Object.keys(before.attrs))
    if (!(name in now.attrs)) element.removeAttribute(svgName(name));
  if (before.text !== now.text) element.textContent = now.text ?? "";
  patchChildren(element, before.children, now.children);
}

/**
 * Nodes that are the same at the beginning and at the end are changed; those between are removed
 * and made anew.
 */
function patchChildren(
  element: Element,
  before: readonly RigNode[],
  now: readonly RigNode[],
): void {
  const most = Math.min(before.length, now.length);
  const matches = (from: number, to: number) => {
    const [a, b] = [before[from], now[to]];
    return a !== undefined && b !== undefined && isSame(a, b);
  };
  let head = 0;
  while (head < most && matches(head, head)) head++;
  let tail = 0;
  while (tail < most - head && matches(before.length - 1 - tail, now.length - 1 - tail)) tail++;
  const elements = [...element.children];
  const change = (from: number, to: number) => {
    const [child, a, b] = [elements[from], before[from], now[to]];
    if (child !== undefined && a !== undefined && b !== undefined) patch(child, a, b);
  };
  for (let index = 0; index < head; index++) change(index, index);
  for (let back = 1; back <= tail; back++) change(before.length - back, now.length - back);
  for (const gone of elements.slice(head, before.length - tail)) gone.remove();
  const anchor = elements[before.length - tail] ?? null;
  for (const node of now.slice(head, now.length - tail)) element.insertBefore(create(node), anchor);
}

/**
 * Draws trees of nodes into an element, one after the other, and changes only what differs. It sets
 * attributes alone, which the content policy of the child's zone allows.
 */
export function liveDrawing(host: Element): { draw(tree: RigNode): void } {
  let last: { element: Element; tree: RigNode } | null = null;
  return {
    draw(tree) {
      if (last === null || !isSame(last.tree, tree)) {
        const element = create(tree);
        host.replaceChildren(element);
        last = { element, tree };
        return;
      }
      patch(last.element, last.tree, tree);
      last.tree = tree;
    },
  };
}
