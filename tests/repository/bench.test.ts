import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const bench = (...args: string[]) =>
  spawnSync(process.execPath, ["tools/bench/bench.ts", ...args], { cwd: ROOT, encoding: "utf8" });

describe("npm run bench", () => {
  it("refuses an unknown subject and names the known ones", () => {
    const { status, stderr } = bench("quickly");
    expect(status).toBe(1);
    expect(stderr).toBe(
      "Unknown subject 'quickly': use server, first-slide, journey, taps, drags, builder, compare, growth, loop.\n",
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
