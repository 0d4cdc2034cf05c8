import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { writeStylesThroughObject } from "./recorder-styles.ts";

it("the replay recorder writes no style attribute, which our policy would refuse", () => {
  const recorder = readFileSync(createRequire(import.meta.url).resolve("mixpanel-browser/dist/mixpanel-recorder.min.js"), "utf8");
  expect(recorder).toContain('.setAttribute("style"');
  const patched = writeStylesThroughObject(recorder);
  expect(patched).not.toContain('.setAttribute("style"');
  expect(patched.length).toBeGreaterThan(recorder.length - 20);
});

it("a recorder whose code has changed ends the build", () => {
  expect(() => writeStylesThroughObject("nothing")).toThrow("found 0");
});
