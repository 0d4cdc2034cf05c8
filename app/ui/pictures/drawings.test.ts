import { describe, expect, it } from "vitest";
import type { RigNode } from "#characters/node.ts";
import * as animals from "./animal-drawings.ts";
import { painted } from "./brush.ts";
import type { Drawing } from "./brush.ts";
import { screenDrawings } from "./screen-drawings.ts";
import * as treasures from "./treasure-drawings.ts";

const drawings: [string, Drawing][] = Object.entries({
  ...animals,
  ...treasures,
  ...screenDrawings,
});

const nodes = (node: RigNode): RigNode[] => [node, ...node.children.flatMap(nodes)];

describe("small pictures", () => {
  it.each(drawings)(
    "every form of %s has an outline that its edges can be moved with (T-1910)",
    (_, drawing) => {
      drawing((_tone, outline) => {
        expect(outline).toMatch(/^(?:[MLCQ]\d+ \d+(?: \d+ \d+)*|Z)+$/);
        return { tag: "g", attrs: {}, children: [] };
      });
    },
  );

  it.each(drawings)("%s twice on one page shares no id (T-1911)", (_, drawing) => {
    const [first, second] = ["a", "b"].map((prefix) => {
      const all = painted(drawing, prefix).flatMap(nodes);
      const used = JSON.stringify(all).matchAll(/url\(#([\w-]+)\)/g);
      return {
        ids: all.flatMap(({ attrs: { id } }) => id ?? []),
        used: [...used].map(([, id]) => id),
      };
    });
    expect(new Set(first?.ids).size).toBe(first?.ids.length);
    expect(first?.ids).toEqual(expect.arrayContaining(first?.used ?? []));
    expect(first?.ids.filter((id) => second?.ids.includes(id))).toEqual([]);
  });
});
