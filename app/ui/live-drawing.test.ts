// @vitest-environment happy-dom
import fc from "fast-check";
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

const nodeWith = (anyChild: fc.Arbitrary<RigNode>): fc.Arbitrary<RigNode> =>
  fc
    .record({
      name: fc.constantFrom("a", "b", "c"),
      r: fc.integer({ min: 0, max: 2 }),
      isWide: fc.boolean(),
      children: fc.array(anyChild, { maxLength: 4 }),
    })
    .map(({ name, r, isWide, children }) =>
      part(name, { r, ...(isWide && { strokeWidth: 2 }) }, ...children),
    );
const anyNode = nodeWith(nodeWith(fc.constantFrom(dot("d", 1), dot("e", 2))));

it("is the same picture, whatever was drawn before it", () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyNode, { maxLength: 5 }), { minLength: 2 }), (pictures) => {
      const [host, fresh] = [document.createElement("div"), document.createElement("div")];
      const drawing = liveDrawing(host);
      for (const nodes of pictures) {
        drawing.draw(picture(...nodes));
        liveDrawing(fresh).draw(picture(...nodes));
        const shown = (div: HTMLElement) =>
          [...div.querySelectorAll("*")].map((element) =>
            [
              element.children.length,
              ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
            ].join(" "),
          );
        expect(shown(host)).toEqual(shown(fresh));
      }
    }),
    { numRuns: 40 },
  );
});
