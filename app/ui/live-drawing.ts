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

/** A node with its element: reading the document's own tree for each picture would cost more. */
interface Drawn {
  element: Element;
  node: RigNode;
  children: Drawn[];
}

function create(node: RigNode): Drawn {
  const element = document.createElementNS(SVG, node.tag);
  for (const [name, value] of Object.entries(node.attrs))
    element.setAttribute(svgName(name), String(value));
  if (node.text !== undefined) element.textContent = node.text;
  const children = node.children.map(create);
  element.append(...children.map((child) => child.element));
  return { element, node, children };
}

/** Do two nodes describe the same element, so that one can become the other? */
const isSame = (a: RigNode, b: RigNode) =>
  a.tag === b.tag &&
  a.attrs["data-part"] === b.attrs["data-part"] &&
  a.attrs["id"] === b.attrs["id"];

function patch(drawn: Drawn, now: RigNode): void {
  const { element, node: before } = drawn;
  if (before === now) return;
  drawn.node = now;
  for (const name of Object.keys(now.attrs)) {
    const value = now.attrs[name];
    if (before.attrs[name] !== value) element.setAttribute(svgName(name), String(value));
  }
  for (const name of Object.keys(before.attrs))
    if (!(name in now.attrs)) element.removeAttribute(svgName(name));
  if (before.text !== now.text) element.textContent = now.text ?? "";
  patchChildren(drawn, now.children);
}

/**
 * Nodes that are the same at the beginning and at the end are changed; those between are removed
 * and made anew.
 */
function patchChildren(drawn: Drawn, now: readonly RigNode[]): void {
  const { element, children } = drawn;
  const most = Math.min(children.length, now.length);
  const patchSame = (from: number, to: number): boolean => {
    const [child, node] = [children[from], now[to]];
    if (child === undefined || node === undefined || !isSame(child.node, node)) return false;
    patch(child, node);
    return true;
  };
  let head = 0;
  while (head < most && patchSame(head, head)) head++;
  if (head === children.length && head === now.length) return;
  let tail = 0;
  while (tail < most - head && patchSame(children.length - 1 - tail, now.length - 1 - tail)) tail++;
  const kept = children.slice(children.length - tail);
  for (const gone of children.slice(head, children.length - tail)) gone.element.remove();
  const newNodes = now.slice(head, now.length - tail).map(create);
  const anchor = kept[0]?.element ?? null;
  for (const { element: added } of newNodes) element.insertBefore(added, anchor);
  drawn.children = [...children.slice(0, head), ...newNodes, ...kept];
}

/**
 * Draws trees of nodes into an element, one after the other, and changes only what differs. It sets
 * attributes alone, which the content policy of the child's zone allows.
 */
export function liveDrawing(host: Element): { draw(tree: RigNode): void } {
  let last: Drawn | null = null;
  return {
    draw(tree) {
      if (last !== null && isSame(last.node, tree)) return patch(last, tree);
      last = create(tree);
      host.replaceChildren(last.element);
    },
  };
}
