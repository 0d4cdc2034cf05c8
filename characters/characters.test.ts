import { describe, expect, it } from "vitest";
import { glimm, GLIMM_MOODS } from "./glimm/glimm.ts";
import { toSvgText } from "./node.ts";
import type { RigNode } from "./node.ts";
import { LOOKS } from "./pocket/mood.ts";
import { pocket } from "./pocket/pocket.ts";
import { GLIMM_VIEW } from "./views.ts";

const all = (node: RigNode): RigNode[] => [node, ...node.children.flatMap(all)];
const drawings: [string, RigNode][] = [
  ...LOOKS.map((mood): [string, RigNode] => [`Pocket ${mood}`, pocket({ mood }, "one")]),
  ...GLIMM_MOODS.map((mood): [string, RigNode] => [`Glimm ${mood}`, glimm(mood, "one")]),
];

describe("the characters", () => {
  it.each(drawings)(
    "%s: every id has the caller's prefix and every reference resolves to an id",
    (_name, tree) => {
      const nodes = all(tree);
      const ids = nodes.flatMap(({ attrs }) =>
        typeof attrs["id"] === "string" ? [attrs["id"]] : [],
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.startsWith("one-"))).toBe(true);
      const used = nodes.flatMap(({ attrs }) =>
        Object.values(attrs).flatMap((value) => /^url\(#(.+)\)$/.exec(String(value))?.[1] ?? []),
      );
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  it.each(drawings)("%s: contains no NaN or infinite number", (_name, tree) => {
    expect(toSvgText(tree)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("are serialised as SVG text with SVG attribute names", () => {
    const text = toSvgText(glimm("happy", "g"));
    expect(text).toContain(`viewBox="${GLIMM_VIEW}"`);
    expect(text).toContain('stroke-width="9"');
    expect(text).not.toMatch(/strokeWidth|stopColor/);
  });

  it("draw an open mouth differently from a closed one", () => {
    expect(toSvgText(pocket({ mood: "talking", mouthOpen: 0.8 }, "p"))).not.toBe(
      toSvgText(pocket({ mood: "talking" }, "p")),
    );
  });
});
