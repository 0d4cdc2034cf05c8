import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRecordedNames, packNames } from "#server/voice/names-file.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "names-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(bytes: Uint8Array) {
  const file = join(folder, `${Math.random()}.bin`);
  await writeFile(file, bytes);
  return file;
}
const packed = (...names: string[]) =>
  packNames(new Map(names.map((name) => [name, Buffer.from(`Ahoy ${name}`)])));

describe("the file of recorded names", () => {
  it.each([
    ["Ada", "Ahoy ada"],
    ["José", "Ahoy jose"],
    ["ZOË", "Ahoy zoe"],
    ["Siobhan", null],
    ["X Æ A-12", null],
    ["constructor", null],
    ["", null],
  ])("holds for %j %j (T-1672)", async (name, sound) => {
    const names = await openRecordedNames(await fileWith(packed("ada", "jose", "zoe")));
    expect((await names?.find(name))?.toString() ?? null).toBe(sound);
  });

  it("may hold no name, or not be there: nothing is found (T-1673)", async () => {
    const names = await openRecordedNames(await fileWith(packed()));
    expect(await names?.find("Ada")).toBeNull();
    expect(await openRecordedNames(join(folder, "none.bin"))).toBeNull();
  });

  it("that is cut off or no such file is refused, not played (T-1674)", async () => {
    const whole = packed("ada", "zoe");
    const cut = await openRecordedNames(await fileWith(whole.subarray(0, -1)));
    expect(String(await cut?.find("Ada"))).toBe("Ahoy ada");
    await expect(cut?.find("Zoe")).rejects.toThrow("cut off");
    for (const bytes of [whole.subarray(0, 9), Buffer.from("no such file at all"), Buffer.alloc(0)])
      await expect(openRecordedNames(await fileWith(bytes))).rejects.toThrow();
  });
});
