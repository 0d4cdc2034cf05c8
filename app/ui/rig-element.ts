import { createElement } from "react";
import type { ReactElement } from "react";
import type { RigNode } from "#characters/node.ts";

/**
 * Converts a rig's SVG nodes to React elements. Without innerHTML, because Trusted Types would
 * refuse it.
 */
export function rigElement(node: RigNode, key: number): ReactElement {
  return createElement(node.tag, { ...node.attrs, key }, ...node.children.map(rigElement));
}
