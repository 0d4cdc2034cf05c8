import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const APP = join(ROOT, "app");

// A document is served at many URL paths; Vite's dev server would resolve a relative script URL
// against each of them.
it("the documents load their scripts by absolute path", () => {
  const documents = readdirSync(APP).filter((name) => name.endsWith(".html"));
  expect(documents).toHaveLength(4);
  for (const name of documents)
    expect(readFileSync(join(APP, name), "utf8")).toMatch(/<script type="module" src="\/[^/]/);
});

const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");
const folderOf = (path: string): string[] =>
  path.includes("/") ? [dirname(path), ...folderOf(dirname(path))] : [];
/** Files and folders of the repository, and their endings: `order/play.ts` is one of a longer path. */
const paths = new Set([...tracked, ...tracked.flatMap(folderOf)]);
const endings = new Set(
  [...paths].flatMap((path) => {
    const parts = path.split("/");
    return parts.map((_, index) => parts.slice(index).join("/"));
  }),
);

/** Files that an installation or a course file has, and endings of names. */
const NOT_HERE = new Set([
  "course.json",
  "media/<file>",
  "deploy/.env",
  "deploy/.env.admin",
  "server/staff.js",
]);
const TOP = new Set(tracked.filter((path) => path.includes("/")).map((path) => path.split("/")[0]));

/** Does a path in backticks lead nowhere? False for what is no path. */
function isMissing(path: string): boolean {
  if (!/^[\w.-]+(\/[\w.<>-]+)*\/?$/.test(path) || NOT_HERE.has(path)) return false;
  // `<kind>` stands for a name: what is before it exists.
  const known = path.includes("<") ? dirname(path.slice(0, path.indexOf("<") + 1)) : path;
  if (TOP.has(known.split("/")[0]) && known.includes("/"))
    return !paths.has(known.replace(/\/$/, ""));
  return /\.(tsx?|css|md|yml|html|sql|json)$/.test(known) && !endings.has(known);
}

it("each path that CONTRIBUTING.md, README.md and docs/*.md name exists (T-941)", () => {
  const documents = tracked.filter((path) => /^(docs\/[^/]+|CONTRIBUTING|README)\.md$/.test(path));
  expect(documents.length).toBeGreaterThan(10);
  const named = documents.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), "utf8");
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !target.includes("://"))
      .map((target) => ({
        document,
        path: target,
        isGone: !paths.has(join(dirname(document), target).replace(/\/$/, "")),
      }));
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = ""]) => ({
      document,
      path,
      isGone: isMissing(path),
    }));
    return [...links, ...quoted];
  });
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ isGone }) => isGone)).toEqual([]);
});
