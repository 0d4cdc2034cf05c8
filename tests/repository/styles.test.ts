import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** Boxes that hold a page, or a column of it, with `:has()` that decides about an element in them. */
const PAGE_DEPENDS_ON_CONTENT =
  /(?:^|[\s,(])(?:main|body|html|:root|\.(?:page|view|part|desk|column|rail))[^\s,{]*\s*:has\((?!\s*>\s*[^\s>+~]+\s*\))[^{]*\)\s*[^\s,{)]/;
/** What stands beside any element, or beside any button, or list item: `button + .field`. */
const ANY_SIBLING = /(?:^|[\s,>+~])(?:\*|[a-z][\w-]*)(?::[\w-]+(?:\([^)]*\))?)*\s*[+~]/;
const isCostly = (selector: string) =>
  PAGE_DEPENDS_ON_CONTENT.test(selector) || ANY_SIBLING.test(selector);
const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
const selectorsOf = (css: string) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/[^{};]+(?=\{)/g)].map(([text]) => text.trim());
/** Without what is for paper: it costs nothing while a page is used. */
const onScreen = (css: string) => css.replaceAll(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, "");

const modules = globSync("app/**/*.module.css", { cwd: ROOT }).map((name) => ({
  name,
  css: join(ROOT, name),
}));

describe("the stylesheets", () => {
  it("there are more than 20 stylesheets to check", () =>
    expect(modules.length).toBeGreaterThan(20));

  it("have file names unlike each other, since class names begin with them (T-295)", () =>
    expect(new Set(modules.map(({ css }) => basename(css))).size).toBe(modules.length));

  it.each([
    ["main:has(.a) button", true],
    ["main:has(.a, .b) button", true],
    ["main:has(> .a .b) button", true],
    ["main :has(.a) button", true],
    [".page > ul, .column:has(.a) > details", true],
    [".texts > * + *", true],
    ["* + .field", true],
    [".above button + button > svg", true],
    [".list > li:hover ~ li", true],
    [".list > li.chosen + li", false],
    [".place > .good + button", false],
    [".field[data-own] ~ button", false],
    [".list > li:not(:first-child)", false],
    [".page:has(> .a)", false],
    [".column:has(:not(.a))", false],
    [".field:has(.a) .b", false],
    [".texts > :where(:not(:first-child))", false],
  ])("%j depends on what is in the page: %s", (selector, isRefused) =>
    expect(isCostly(selector)).toBe(isRefused),
  );

  // Else the browser styles every button of the page anew, at each click and each key.
  it.each(modules)(
    "$name has no rule that styles elements deep in a page by what else is in it (T-921)",
    ({ css }) =>
      expect(selectorsOf(onScreen(readFileSync(css, "utf8"))).filter(isCostly)).toEqual([]),
  );

  it.each(modules)("$name names no raw colour: they are in app/ui/tokens.css", ({ css }) =>
    expect(readFileSync(css, "utf8")).not.toMatch(RAW_COLOUR),
  );

  it.each([
    ["color: #fff", true],
    ["background: rgb(42 33 96 / 60%)", true],
    ["box-shadow: 0 0 4px rgba(0, 0, 0, 0.5)", true],
    ["fill: hsl(20 50% 50%)", true],
    ["background: color-mix(in srgb, var(--indigo-deep) 60%, transparent)", false],
  ])("%j names a raw colour: %s (T-926)", (rule, isRefused) =>
    expect(RAW_COLOUR.test(rule)).toBe(isRefused),
  );
});
