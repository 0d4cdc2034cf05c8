/*
 * A browser that translates a page puts `<font>` elements in the place of its text nodes. React keeps
 * the nodes it made: it would change, remove and insert beside nodes that are no longer in the
 * document, so that what changed is not seen, or the page breaks.
 */

/** What stands in the place of a text node of ours. */
const inPlaceOf = new WeakMap<Node, Element>();
/** Those that stand for a node already; another one's may be beside it. */
const taken = new WeakSet<Element>();

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";

/** Notes which `<font>` came where a text node went. */
function note(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const beside = [...addedNodes, previousSibling, nextSibling].filter(isFont);
      const font = beside.find((each) => !taken.has(each));
      if (font === undefined) continue;
      inPlaceOf.set(node, font);
      taken.add(font);
    }
}

/** The child of `parent` that shows a node: the node, or the `<font>` around it or in its place. */
function shownIn(parent: Node, node: Node): Node {
  let shown: Node = node.parentNode === null ? (inPlaceOf.get(node) ?? node) : node;
  while (shown.parentNode !== parent && isFont(shown.parentElement)) shown = shown.parentElement;
  return shown;
}

/** From now on a text that changes is seen, and moves and goes, on a page that is being translated. */
export function followTranslation(root: Node): void {
  new MutationObserver(note).observe(root, { childList: true, subtree: true });

  const nodeValue =
    Object.getOwnPropertyDescriptor(CharacterData.prototype, "nodeValue") ??
    Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") ??
    {};
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Text, text: string | null) {
      nodeValue.set?.call(this, text);
      // The translator finds the text and translates it anew.
      if (this.parentNode === null) inPlaceOf.get(this)?.replaceWith(this);
    },
  });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = child.parentNode === this ? child : shownIn(this, child);
    // It has gone already.
    if (shown.parentNode !== this && shown !== child) return child;
    removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const shown = before === null || before.parentNode === this ? before : shownIn(this, before);
    insertBefore.call(this, node, shown);
    return node;
  };
}
