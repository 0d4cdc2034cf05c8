/**
 * An element of the page as data: tag, attributes, children; a string is text. The page's security
 * policy refuses markup that is parsed from a string.
 */
export type PageNode = string | [tag: string, attributes: [string, string][], children: PageNode[]];

/** Tags that a quiz consists of. Clips and sounds, which would be loaded, are not among them. */
const TAGS = new Set(["div", "section", "h1", "h2", "p", "span", "mark", "button", "img"]);
const SVG = "http://www.w3.org/2000/svg";
/** Tags of vector drawings that load or run something. */
const ACTIVE_SVG_TAGS = new Set(["script", "foreignObject", "image", "use", "a", "animate", "set"]);

const isDrawn = (tag: string, isSvg: boolean) =>
  isSvg ? !ACTIVE_SVG_TAGS.has(tag) : TAGS.has(tag);

/** Attributes that run nothing and load nothing from elsewhere. */
const isPlain = (name: string, value: string) =>
  !/^on|^(srcset|href|xlink:href)$/.test(name) && (name !== "src" || /^\/(?!\/)/.test(value));

/** React draws the characters after the answers: until then there is an empty picture of their size. */
const isCharacter = (element: Element) =>
  element.localName === "svg" && element.querySelector("[data-part]") !== null;

/** Nodes as data, without what is hidden, loads or runs something, and without the characters. */
export function readNodes(nodes: Iterable<ChildNode>): PageNode[] {
  return [...nodes].flatMap((node): PageNode[] => {
    if (node instanceof Text) return [node.data];
    // The clip of the next slide is hidden.
    if (!(node instanceof Element) || node.hasAttribute("hidden")) return [];
    if (!isDrawn(node.localName, node.namespaceURI === SVG)) return [];
    const attributes = [...node.attributes].map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    return [[node.localName, attributes, isCharacter(node) ? [] : readNodes(node.childNodes)]];
  });
}

const isAttribute = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** Is it what `readNodes` returns? */
export const arePageNodes = (value: unknown): value is PageNode[] =>
  Array.isArray(value) &&
  value.every((node: unknown) => {
    if (typeof node === "string") return true;
    if (!Array.isArray(node)) return false;
    const [tag, attributes, children]: unknown[] = node;
    return (
      typeof tag === "string" &&
      Array.isArray(attributes) &&
      attributes.every(isAttribute) &&
      arePageNodes(children)
    );
  });

/** The elements again. What `readNodes` leaves out is left out here too. */
export function drawNodes(nodes: readonly PageNode[], isInSvg = false): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === "string") return [document.createTextNode(node)];
    const [tag, attributes, children] = node;
    const isSvg = isInSvg || tag === "svg";
    if (!isDrawn(tag, isSvg)) return [];
    const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [name, value] of attributes) {
      // The policy refuses the attribute, and allows the same through the object model.
      if (name === "style") element.style.cssText = value;
      else if (isPlain(name, value)) element.setAttribute(name, value);
    }
    element.append(...drawNodes(children, isSvg));
    return [element];
  });
}
