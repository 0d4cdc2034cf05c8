// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { leavePage } from "./leave-page.ts";

test("a page is left once, and again after the browser has shown it again", () => {
  const left: string[] = [];
  leavePage(() => left.push("reload"));
  leavePage(() => left.push("login"));
  expect(left).toEqual(["reload"]);
  window.dispatchEvent(new Event("pageshow"));
  leavePage(() => left.push("login"));
  expect(left).toEqual(["reload", "login"]);
});
