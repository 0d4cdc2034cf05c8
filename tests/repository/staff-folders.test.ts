import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, sourceFiles } from "./imports.ts";
import { countRefusals } from "./refusals.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The numbered list of the folders in docs/architecture.md, from the lowest. */
const folders = [
  ...readFileSync(join(ROOT, "docs/architecture.md"), "utf8").matchAll(/^\d+\. `([\w-]+)`: /gm),
].map(([, name = ""]) => name);
const rows = folders.map((name, index) => ({
  name,
  below: folders.slice(0, index),
  above: folders.slice(index + 1),
}));

const importing = (names: readonly string[]) =>
  names.map((name) => `import "#app/staff/${name}/x.ts";\nimport "../${name}/x.ts";\n`).join("");

describe("the folders of the staff zone", () => {
  it("are the numbered list of docs/architecture.md (T-1550)", () => {
    const there = readdirSync(join(ROOT, "app/staff"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(folders.toSorted()).toEqual(there.toSorted());
  });

  const refused = countRefusals(
    rows.flatMap(({ name, below, above }) => [
      { folder: `app/staff/${name}`, code: importing(above) },
      { folder: `app/staff/${name}`, code: importing([...below, name]) },
    ]),
  );
  const inSubfolder = countRefusals([
    { folder: "app/staff/slides/quiz", code: 'import "../../builder/x.ts";\n' },
    { folder: "app/staff/slides/quiz", code: 'import "../../ui/x.ts";\n' },
  ]);

  it.each(rows.map((row, index) => ({ ...row, index })))(
    "$name imports no folder of a higher layer (T-1551)",
    ({ above, index }) =>
      expect(refused.slice(2 * index, 2 * index + 2)).toEqual([2 * above.length, 0]),
  );

  it("what is loaded on demand lies in no folder of a higher layer, either (T-1553)", () => {
    const place = (file: string) => folders.indexOf(file.split("/")[2] ?? "");
    const ofStaff = [...sourceFiles].filter((file) => /^app\/staff\/[^/]+\//.test(file));
    expect(ofStaff.length).toBeGreaterThan(100);
    expect(
      ofStaff.filter((file) =>
        importsOf(file, { withTypes: true }).some(
          (other) => /^app\/staff\/[^/]+\//.test(other) && place(other) > place(file),
        ),
      ),
    ).toEqual([]);
  });

  it("this holds in a subfolder, too (T-1552)", () => expect(inSubfolder).toEqual([1, 0]));
});
