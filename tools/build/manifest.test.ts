import { describe, expect, it } from "vitest";
import { chunksOf, codeOf } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";

const manifest: Manifest = {
  "kid.html": { file: "kid.js", imports: ["_base.js", "_child.js"], dynamicImports: ["map.tsx"] },
  "_base.js": { file: "base.js", css: ["base.css"] },
  "_child.js": {
    file: "child.js",
    css: ["base.css"],
    imports: ["_base.js"],
    dynamicImports: ["kit.ts"],
  },
  "map.tsx": { file: "map.js", css: ["map.css"], imports: ["_child.js"] },
  "kit.ts": { file: "kit.js" },
};
const files = (...rest: Parameters<typeof chunksOf>) => codeOf(chunksOf(...rest));

describe("the files that a document of the web loads (T-1540)", () => {
  it("are its own first, then those that it imports, each once", () =>
    expect(files(manifest, "kid.html")).toEqual(["kid.js", "base.js", "base.css", "child.js"]));

  it("are also what it imports on demand, where that is asked for", () =>
    expect(files(manifest, "kid.html", { ever: true })).toEqual(
      expect.arrayContaining(["map.js", "map.css", "kit.js"]),
    ));

  it("are not those that are left out", () =>
    expect(
      files(manifest, "kid.html", { ever: true, isLeftOut: (name) => name === "kit.ts" }),
    ).not.toContain("kit.js"));

  it("of a name that was not built are an error", () =>
    expect(() => chunksOf(manifest, "parent.html")).toThrow("no chunk parent.html"));
});
