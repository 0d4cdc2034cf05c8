// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { followTranslation } from "./translated-page.ts";

const prototype = {
  nodeValue: Object.getOwnPropertyDescriptor(Text.prototype, "nodeValue"),
  removeChild: Node.prototype.removeChild,
  insertBefore: Node.prototype.insertBefore,
};
beforeAll(() => followTranslation(document.body));
afterAll(() => {
  Reflect.deleteProperty(Text.prototype, "nodeValue");
  if (prototype.nodeValue) Object.defineProperty(Text.prototype, "nodeValue", prototype.nodeValue);
  Object.assign(Node.prototype, {
    removeChild: prototype.removeChild,
    insertBefore: prototype.insertBefore,
  });
});
afterEach(cleanup);

/** How translators put their `<font>` in the place of a text node. */
const WAYS: Record<string, (node: Text) => void> = {
  "replaces it": (node) => node.replaceWith(fontOf(node.data)),
  "adds one before it and removes it": (node) => {
    node.before(fontOf(node.data));
    node.remove();
  },
  "adds one after it and removes it": (node) => {
    node.after(fontOf(node.data));
    node.remove();
  },
  "puts it into one": (node) => {
    const outer = document.createElement("font");
    node.replaceWith(outer);
    outer.append(node);
  },
};
function fontOf(text: string): HTMLElement {
  const outer = document.createElement("font");
  const inner = document.createElement("font");
  inner.textContent = text;
  outer.append(inner);
  return outer;
}
/** The page is translated, and what watches it has seen it. */
async function translate(way: string): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) if (node.parentElement?.nodeName !== "FONT") WAYS[way]?.(node);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const Amount = ({ count, note }: { count: number; note: boolean }) => (
  <p>
    {note && <b>new </b>}
    {count} {count === 1 ? "cup" : "cups"}
    {note ? " today" : null}
  </p>
);

it.each(Object.keys(WAYS))(
  "texts that change, come and go are seen where a translator %s (T-1223)",
  async (way) => {
    const { container, rerender } = render(<Amount count={1} note={false} />);
    await translate(way);
    rerender(<Amount count={2} note={false} />);
    expect(container.textContent).toBe("2 cups");
    await translate(way);
    rerender(<Amount count={3} note />);
    expect(container.textContent).toBe("new 3 cups today");
    await translate(way);
    rerender(<Amount count={1} note={false} />);
    expect(container.textContent).toBe("1 cup");
  },
);
