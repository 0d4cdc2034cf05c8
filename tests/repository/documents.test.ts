import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const APP = join(import.meta.dirname, "../../app");

// A document is served at many URL paths; Vite's dev server would resolve a relative script URL
// against each of them.
it("the documents load their scripts by absolute path", () => {
  const documents = readdirSync(APP).filter((name) => name.endsWith(".html"));
  expect(documents).toHaveLength(4);
  for (const name of documents)
    expect(readFileSync(join(APP, name), "utf8")).toMatch(/<script type="module" src="\/[^/]/);
});
