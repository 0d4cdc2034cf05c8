import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFfmpeg } from "#server/platform/program.ts";
import { stripMatroska } from "#server/authoring/media/strip-matroska.ts";
import { clipConversions } from "#server/platform/db/schema.ts";
import { readWhole } from "#server/platform/files/file-response.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { giveClip } from "#tests/support/authoring.ts";
import { standInConverter } from "#tests/support/clip-converter.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import { element, KEPT, matroska } from "#tests/support/matroska.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const PLACE = "+52.5163+013.3777/";
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "treasure-matroska-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stripped(bytes: Uint8Array) {
  const path = join(folder, "clip");
  await writeFile(path, bytes);
  const isChanged = await stripMatroska(path);
  return { isChanged, bytes: await readFile(path) };
}

describe("a Matroska or WebM file without what was written beside it", () => {
  it.each([
    ["with sizes", {}],
    ["recorded live, without sizes", { isLive: true }],
  ])("%s: its pictures and sound stay where they are (T-758)", async (_what, kind) => {
    const before = matroska(PLACE, kind);
    const after = await stripped(before);
    expect([after.isChanged, after.bytes.length]).toEqual([true, before.length]);
    expect(after.bytes.includes(PLACE)).toBe(false);
    for (const part of KEPT) expect(after.bytes.indexOf(part)).toBe(before.indexOf(part));
    expect((await stripped(after.bytes)).isChanged).toBe(false);
  });

  it("one that ends in the middle of a block keeps what came before (T-764)", async () => {
    const whole = matroska(PLACE);
    const after = await stripped(whole.subarray(0, whole.indexOf("PICTURE-2") + 4));
    expect([after.bytes.includes(PLACE), after.bytes.includes("SOUND-1")]).toEqual([false, true]);
  });

  it.each([
    ["zeros between its elements", Buffer.concat([matroska(PLACE), Buffer.alloc(20)])],
    ["blocks in front of its tracks", element("a3", Buffer.from("\x81\0\0\0", "latin1"))],
    ["a tag without a size", element("1254c367", Buffer.from(PLACE), false)],
    ["an element longer than what holds it", Buffer.from("1549a966824d8090ec80ec80", "hex")],
  ])("%s: damaged (T-765)", async (_what, bytes) => {
    await expect(stripped(bytes)).rejects.toMatchObject({ facts: { reason: "damaged" } });
  });

  it.runIf(findFfmpeg("auto") !== null).each([
    ["webm", "-c:v libvpx -deadline realtime -cpu-used 8 -c:a libvorbis"],
    ["webm", "-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus -live 1"],
    ["mkv", "-c:v mpeg4 -c:a flac"],
  ])("%s %s: all packets of pictures and sound are the same (T-766)", async (ending, codecs) => {
    const path = join(folder, `made.${ending}`);
    const run = (args: string) =>
      execFileSync(findFfmpeg("auto") ?? "", ["-v", "error", ...args.split(" ")]).toString();
    const source = "-f lavfi -i testsrc2=s=160x240:r=10:d=1 -f lavfi -i sine=d=1";
    run(`-y ${source} ${codecs} -metadata title=${PLACE} -metadata:s:a title=${PLACE} ${path}`);
    const packets = () => run(`-i ${path} -map 0:v -map 0:a -c copy -f md5 -`);
    const before = packets();
    expect((await readFile(path)).includes(PLACE)).toBe(true);
    expect(await stripMatroska(path)).toBe(true);
    expect((await readFile(path)).includes(PLACE)).toBe(false);
    expect(packets()).toBe(before);
  });
});

describe("a WebM clip that an author gives", () => {
  let server: TestServer;
  let token: string;
  const [FIRST = ""] = LESSONS;
  beforeAll(async () => {
    server = await startTestServer({ clipConverter: standInConverter().converter });
    ({ token } = await newStaff(server));
  });
  afterAll(() => server.stop());

  const stored = async (key: string) => {
    const file = await server.context.files.open(key);
    return file === null ? Buffer.alloc(0) : readWhole(file);
  };
  async function give(bytes: Uint8Array) {
    const path = `/api/staff/lessons/${FIRST}/slides`;
    const slide = await server.request("POST", path, { token, body: { type: "video" } });
    const place = { lesson: FIRST, slide: slide.body.id as string };
    return giveClip(server, token, place, { name: "My clip.webm", bytes: new Uint8Array(bytes) });
  }

  it("is kept without place, device, author and comment (T-759)", async () => {
    const { status, body } = await give(matroska(PLACE));
    expect(status).toBe(201);
    const [row] = await server.context.db
      .select()
      .from(clipConversions)
      .where(eq(clipConversions.id, body.id));
    const key = keyOfMediaUrl(row?.original_url ?? "") ?? "";
    expect(key).toMatch(/\/video-originals\/my-clip-[0-9a-f]{32}\.webm$/);
    const kept = await stored(key);
    expect([kept.includes(PLACE), kept.includes("PICTURE-2")]).toEqual([false, true]);
  });

  it("is refused with the reason where its metadata can't be taken out (T-767)", async () => {
    const damaged = Buffer.concat([matroska(PLACE), Buffer.alloc(20)]);
    const described = matroska(PLACE, { codec: "V_QUICKTIME" });
    for (const [bytes, facts] of [
      [damaged, { reason: "damaged" }],
      [described, { reason: "codec", found: "V_QUICKTIME" }],
    ] as const) {
      const { status, body } = await give(bytes);
      expect([status, body.facts]).toEqual([400, facts]);
    }
  });
});
