import { expect, it } from "vitest";
import { countRefusals } from "./refusals.ts";

const schemas = (...lines: string[]) =>
  `import * as v from "valibot";\nimport { listOf, recordOf } from "#domain/bounded.ts";\n${lines.join("\n")}\n`;
const REFUSED = schemas(
  "export const A = v.pipe(v.array(v.string()), v.maxLength(3));",
  "export const B = v.record(v.string(), v.number());",
  "export const C = v.looseObject({ a: v.string() });",
  "export const D = v.objectWithRest({ a: v.string() }, v.number());",
);
const TAKEN = schemas(
  "export const A = listOf(v.string(), 3);",
  "export const B = recordOf(v.string(), v.number(), 3);",
  "export const C = v.strictObject({ a: v.string() });",
);

it("a schema of domain or server that judges items before it judges how many there are is refused (T-1003)", () => {
  const folders = ["domain/learning", "domain/slides/quiz", "server/families", "server/authoring"];
  const samples = folders.flatMap((folder) => [
    { folder, code: REFUSED },
    { folder, code: TAKEN },
  ]);
  expect(countRefusals(samples, "no-restricted-properties")).toEqual(folders.flatMap(() => [4, 0]));
});
