import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));
const bench = (...args: string[]) =>
  spawnSync(process.execPath, ["tools/bench/bench.ts", ...args], { cwd: ROOT, encoding: "utf8" });

describe("npm run bench", () => {
  it("refuses an unknown subject and names the known ones", () => {
    const { status, stderr } = bench("quickly");
    expect(status).toBe(1);
    expect(stderr).toBe(
      "Unknown subject 'quickly': use server, first-slide, journey, taps, drags, builder, compare, growth, loop, finished.\n",
    );
  });

  it.each([
    ["--rounds", "0", "--rounds must be a whole number above 0.\n"],
    ["--line", "fast", "--line must be throttled or unthrottled.\n"],
  ])("refuses %s %s", (option, value, message) => {
    const { status, stderr } = bench("taps", option, value);
    expect(status).toBe(1);
    expect(stderr).toBe(message);
  });
});

describe("the products of others that first-slide measures", () => {
  const peers: Record<string, string> = json("tools/bench/peers/package.json").dependencies;

  it("are pinned to exact versions", () =>
    expect(Object.values(peers).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]));

  it("are not installed with the product", () => {
    const installed = Object.keys(json("package-lock.json").packages);
    for (const name of ["@khanacademy/perseus", "h5p-standalone", "survey-core"]) {
      expect(peers).toHaveProperty([name]);
      expect(installed).not.toContain(`node_modules/${name}`);
    }
  });

  it("are locked by integrity hashes, and come from the npm registry alone", () => {
    const locked = Object.entries<{ resolved?: string; integrity?: string }>(
      json("tools/bench/peers/package-lock.json").packages,
    ).filter(([path]) => path !== "");
    expect(locked.length).toBeGreaterThan(80);
    const wrong = locked.filter(
      ([, { resolved = "https://registry.npmjs.org/", integrity }]) =>
        integrity === undefined || !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(wrong).toEqual([]);
  });
});
