// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { arePageNodes, drawNodes, readNodes } from "./page-nodes.ts";
import type { PageNode } from "./page-nodes.ts";

/** Reads the markup, stores it as text, and draws it again. */
function again(markup: string): string {
  const from = document.createElement("div");
  from.innerHTML = markup;
  const stored = JSON.parse(JSON.stringify(readNodes(from.childNodes))) as PageNode[];
  const to = document.createElement("div");
  to.append(...drawNodes(stored));
  return to.innerHTML;
}

/** What the markup of drawn nodes is, however they came to be stored. */
function drawn(nodes: PageNode[]): string {
  const to = document.createElement("div");
  to.append(...drawNodes(nodes));
  return to.innerHTML;
}

it.each([
  [[], true],
  [["text", ["p", [["id", "a"]], ["text", ["mark", [], []]]]], true],
  [null, false],
  ["text", false],
  [{ length: 1 }, false],
  [[5], false],
  [[["p", [], null]], false],
  [[["p", []]], false],
  [[[5, [], []]], false],
  [[["p", "id", []]], false],
  [[["p", [["id"]], []]], false],
  [[["p", [["id", 5]], []]], false],
  [[["div", [], [["p", [], [5]]]]], false],
])("%j is what is stored of a page: %s (R-DATA-6) (T-948)", (value, expected) =>
  expect(arePageNodes(value)).toBe(expected),
);

it("a quiz is the same again: texts, attributes, icons, own pictures (T-744)", () => {
  const markup =
    '<section class="panel" aria-label="Coins &amp; notes"><p id="question">1 &lt; 2 <mark class="m">gold</mark></p>' +
    '<button type="button" role="radio" aria-checked="false"><img src="/media/coin.webp" alt="A coin">' +
    '<svg viewBox="0 0 24 24"><path d="M0 0h1"></path></svg></button></section>';
  expect(again(markup)).toBe(markup);
});

it("a style is set through the object model, as the security policy wants it (T-746)", () => {
  expect(again('<div style="width: 40%"></div>')).toMatch(/^<div style="width: 40%;?"><\/div>$/);
});

it("a character is an empty picture of its size (T-747)", () =>
  expect(
    again('<svg viewBox="0 0 9 9"><g data-part="head"><circle r="1"></circle></g></svg>'),
  ).toBe('<svg viewBox="0 0 9 9"></svg>'));

it("what is hidden is left out (T-748)", () =>
  expect(again("<div hidden><p>The next clip</p></div><p>1</p>")).toBe("<p>1</p>"));

it.each<[string, PageNode[], string]>([
  ["a clip", [["video", [["src", "/media/a.mp4"]], []]], ""],
  ["a script", [["script", [["src", "/assets/a.js"]], ["alert(1)"]]], ""],
  ["a frame", [["div", [], [["iframe", [["src", "/"]], []]]]], "<div></div>"],
  ["a script in a drawing", [["svg", [], [["script", [], ["alert(1)"]]]]], "<svg></svg>"],
  ["a link in a drawing", [["svg", [], [["a", [["href", "/x"]], []]]]], "<svg></svg>"],
  ["a handler", [["button", [["onclick", "alert(1)"]], ["Go"]]], "<button>Go</button>"],
  ["a picture of another host", [["img", [["src", "https://example.com/a.png"]], []]], "<img>"],
  ["one without its scheme", [["img", [["src", "//example.com/a.png"]], []]], "<img>"],
  ["one of several sizes", [["img", [["srcset", "https://example.com/a.png 2x"]], []]], "<img>"],
])("%s is not drawn, however it came to be stored (T-745)", (_, nodes, markup) =>
  expect(drawn(nodes)).toBe(markup),
);
