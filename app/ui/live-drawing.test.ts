// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { el, part } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { liveDrawing } from "./live-drawing.ts";

const picture = (...children: RigNode[]) => el("svg", { viewBox: "0 0 10 10" }, ...children);
const dot = (name: string, r: number, attrs: RigNode["attrs"] = {}) =>
  part(name, {}, el("circle", { r, ...attrs }));

it("a picture becomes the next one: what stays keeps its element, what differs is changed, added or removed", () => {
  const host = document.createElement("div");
  const drawing = liveDrawing(host);
  drawing.draw(picture(dot("a", 1, { strokeWidth: 2 }), dot("b", 2), dot("c", 3)));
  const [a, , c] = host.querySelectorAll("g");
  expect(host.querySelector("circle")?.getAttribute("stroke-width")).toBe("2");
  drawing.draw(picture(dot("a", 4), dot("d", 5), dot("e", 6), dot("c", 3)));
  const now = [...host.querySelectorAll("g")];
  expect(now.map((g) => g.dataset["part"] ?? g.getAttribute("data-part"))).toEqual([
    "a",
    "d",
    "e",
    "c",
  ]);
  expect([now[0] === a, now[3] === c]).toEqual([true, true]);
  expect(host.querySelector("circle")?.outerHTML).not.toContain("stroke-width");
  expect([...host.querySelectorAll("circle")].map((circle) => circle.getAttribute("r"))).toEqual([
    "4",
    "5",
    "6",
    "3",
  ]);
  drawing.draw(picture());
  expect(host.querySelectorAll("g")).toHaveLength(0);
  expect(host.querySelectorAll("svg")).toHaveLength(1);
});
