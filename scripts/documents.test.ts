import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const APP = join(import.meta.dirname, "../app");

// A document answers at many addresses: under Vite's own server a relative script would be looked for beside each.
it("the documents name their scripts from the root", () => {
  const documents = readdirSync(APP).filter((name) => name.endsWith(".html"));
  expect(documents).toHaveLength(4);
  for (const name of documents) expect(readFileSync(join(APP, name), "utf8")).toMatch(/<script type="module" src="\/[^/]/);
});
