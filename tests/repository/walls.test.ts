import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { countRefusals } from "./refusals.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A file and an import in it that an import rule forbids. */
const FORBIDDEN_IMPORTS: [file: string, line: string][] = [
  ["domain/breaks.ts", 'import "#server/platform/config/config.ts";'],
  ["domain/breaks.ts", 'import "react";'],
  ["characters/breaks.ts", 'import "#domain/family/age.ts";'],
  ["stage/breaks.ts", 'import "#course/treasure-tracker/course.ts";'],
  ["stage/breaks.ts", 'import "node:fs";'],
  ["stage/breaks.ts", 'import "#domain/family/age.ts";'],
  ["server/breaks.ts", 'import "#stage/base/size.ts";'],
  ["app/ui/breaks.ts", 'import "#app/copy/brand.ts";'],
  ["app/device/breaks.ts", 'import "#domain/family/age.ts";'],
  ["app/ui/breaks.ts", 'import "wouter";'],
  ["app/copy/breaks.ts", 'import "#app/data/wire/api.ts";'],
  [
    "app/data/breaks.ts",
    'import { readConfig } from "#server/platform/config/config.ts";\nreadConfig({});',
  ],
  ["app/data/breaks.ts", 'import "#app/ui/sound.ts";'],
  ["app/lesson-player/breaks.ts", 'import "#app/child/main.tsx";'],
  ["app/lesson-player/breaks.ts", 'import "wouter";'],
  ["app/parent/breaks.ts", 'import "#app/child/main.tsx";'],
  ["app/child/breaks.ts", 'import "#app/parent/main.tsx";'],
  ["app/child/breaks.ts", 'import "@supabase/auth-js";'],
  ["app/child/breaks.ts", 'import "#server/platform/config/config.ts";'],
  ["app/staff/breaks.ts", 'import "#app/child/main.tsx";'],
  ["app/staff/breaks.ts", 'import "#server/platform/config/config.ts";'],
  ["app/child/breaks.ts", 'import "#app/staff/main.tsx";'],
  ["app/child/breaks.ts", 'import "#course/story-kits.ts";'],
  ["server/breaks.ts", 'import "#app/copy/brand.ts";'],
  ["server/breaks.ts", 'import "#course/treasure-tracker/course.ts";'],
  ["server/breaks.ts", 'import "#tests/support/clock.ts";'],
  ["server/breaks.ts", 'import "stripe";'],
  ["app/telemetry/breaks.ts", 'import "#app/child/main.tsx";'],
  ["app/parent/breaks.ts", 'import "mixpanel-browser";'],
  ["app/child/breaks.ts", 'import "#app/telemetry/start.ts";'],
  ["course/breaks.ts", 'import "#server/platform/config/config.ts";'],
  ["app/read-aloud/breaks.ts", 'import "#app/lesson-player/LessonPlayer.tsx";'],
  ["app/child/breaks.ts", 'import "#tools/vendor-stand-ins/all.ts";'],
  ["server/breaks.ts", 'import "#tools/vendor-stand-ins/all.ts";'],
  ["course/breaks.ts", 'import "#tools/studio/draw.ts";'],
  ["tools/vendor-stand-ins/breaks.ts", 'import "#server/platform/config/config.ts";'],
];

/** Ways to the browser's stores past app/device, where each is safe. */
const FORBIDDEN_STORES = [
  "localStorage.clear();",
  "window.localStorage.clear();",
  "globalThis.localStorage.clear();",
  "self.localStorage.clear();",
  'sessionStorage.getItem("a");',
  'window.sessionStorage.getItem("a");',
  'globalThis.sessionStorage.getItem("a");',
  'void caches.open("a");',
  'void window.caches.open("a");',
  'void globalThis.caches.open("a");',
  'indexedDB.open("a");',
  'window.indexedDB.open("a");',
  "void navigator.locks.query();",
  "void navigator.serviceWorker.ready;",
  "void navigator.storage.persist();",
  'export const a = new BroadcastChannel("a");',
  'document.cookie = "a=1";',
];
/** Folders and files that once had their own way to a store, or might want one. */
const STORE_USERS = [
  "app/parent/home",
  "app/child/early",
  "app/data/base",
  "app/telemetry",
  "app/ui",
];

describe("the browser's stores", () => {
  const samples = STORE_USERS.flatMap((folder) =>
    FORBIDDEN_STORES.map((code) => ({ folder, code: `${code}\n` })),
  );
  const refusals = countRefusals(samples);
  it.each(samples.map(({ folder, code }, index) => [folder, code.trim(), index] as const))(
    "%s may not contain %j, which a browser may refuse (T-1200)",
    (_folder, _code, index) => expect(refusals[index]).toBe(1),
  );
});

describe("import rules between folders", () => {
  const refusals = countRefusals(
    FORBIDDEN_IMPORTS.map(([file, line]) => ({ folder: dirname(file), code: `${line}\n` })),
  );

  it.each(FORBIDDEN_IMPORTS.map((each, index) => [...each, index] as const))(
    "%s may not contain %j",
    (_file, _line, index) => expect(refusals[index]).toBe(1),
  );

  it("no relative import path leaves its top folder (T-078)", () => {
    const files = execFileSync(
      "git",
      ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
      {
        cwd: ROOT,
        encoding: "utf8",
      },
    ).split("\n");
    const leaving = files.filter((file) => {
      const path = join(ROOT, file);
      if (file === "" || file.endsWith(".config.ts") || file === "server/platform/version.ts")
        return false;
      const depth = file.split("/").length - 2;
      // A file that was deleted is listed until the deletion is committed.
      return (
        existsSync(path) &&
        new RegExp(`from "(\\.\\./){${depth + 1},}`).test(readFileSync(path, "utf8"))
      );
    });
    expect(leaving).toEqual([]);
  });
});
