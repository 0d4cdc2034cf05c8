import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { writeStylesThroughObject } from "./recorder-styles.ts";

it("the patched replay recorder sets no style attribute, which our content security policy would refuse", () => {
  const recorder = readFileSync(
    createRequire(import.meta.url).resolve("mixpanel-browser/dist/mixpanel-recorder.min.js"),
    "utf8",
  );
  expect(recorder).toContain('.setAttribute("style"');
  const patched = writeStylesThroughObject(recorder);
  expect(patched).not.toContain('.setAttribute("style"');
  expect(patched.length).toBeGreaterThan(recorder.length - 20);
});

it("the build fails if the recorder's code has changed", () => {
  expect(() => writeStylesThroughObject("nothing")).toThrow("found 0");
});
