import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#server/platform/config/config.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { putOnce } from "#server/platform/files/put-once.ts";
import type { FileStore } from "#server/platform/files/stored-files.ts";

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-put-once-"));
  files = await openFileStore(readConfig({ DATA_DIR: folder }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const WHOLE = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

async function stored(key: string): Promise<Uint8Array> {
  const file = await files.open(key);
  return new Uint8Array(await new Response(await file?.read(0, file.size - 1)).arrayBuffer());
}

it.each([
  ["is not there", null],
  ["is empty", new Uint8Array()],
  ["is the beginning", WHOLE.slice(0, 400)],
  ["is whole", WHOLE],
])(
  "a file whose stored copy %s is stored whole, from bytes and from a path (T-999)",
  async (what, before) => {
    const path = join(folder, "source.bin");
    await writeFile(path, WHOLE);
    for (const [from, source] of [
      ["bytes", WHOLE],
      ["path", path],
    ] as const) {
      const key = `put-once/${what.replaceAll(" ", "-")}-${from}.bin`;
      if (before !== null) await files.put(key, before);
      await putOnce(files, key, source);
      expect(await stored(key)).toEqual(WHOLE);
    }
  },
);

it("a file that is there whole is not written again (T-809)", async () => {
  await files.put("put-once/there.bin", WHOLE);
  const etag = (await files.open("put-once/there.bin"))?.etag;
  const written: string[] = [];
  const watched = { ...files, put: async (key: string) => void written.push(key) };
  await putOnce(watched, "put-once/there.bin", WHOLE);
  expect([(await files.open("put-once/there.bin"))?.etag, written]).toEqual([etag, []]);
});
