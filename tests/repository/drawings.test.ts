import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { glimm } from "#characters/glimm/glimm.ts";
import { toSvgText } from "#characters/node.ts";
import { pocket } from "#characters/pocket/pocket.ts";
import { POCKET_FACE_VIEW } from "#characters/views.ts";

it.each([
  ["app/staff/slides/quiz/glimm-happy.svg", glimm("happy", "g")],
  ["app/staff/slides/quiz/pocket-oops.svg", pocket({ mood: "oops" }, "p", POCKET_FACE_VIEW)],
])("%s is what the code draws (T-924)", (file, drawing) => {
  expect(readFileSync(file, "utf8")).toBe(toSvgText(drawing));
});
