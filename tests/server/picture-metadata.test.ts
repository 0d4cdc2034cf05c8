import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PictureEnding } from "#domain/content/uploads.ts";
import { readOrientation } from "#server/authoring/media/picture-facts.ts";
import { checkPicture } from "#server/authoring/media/pictures.ts";
import { findFfmpeg } from "#server/platform/program.ts";
import { stripPicture } from "#server/authoring/media/strip-picture.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { fileBytes, giveFile } from "#tests/support/authoring.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import * as odd from "#tests/support/media-corpus.ts";
import { withMetadata } from "#tests/support/picture-metadata.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const PLACE = "52.5163N 13.3777E";
const [FIRST = ""] = LESSONS;
let server: TestServer;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-metadata-"));
  server = await startTestServer();
  ({ token } = await newStaff(server));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const PLAIN: Record<PictureEnding, () => Promise<Uint8Array> | Uint8Array> = {
  jpg: () => fileBytes("onboarding/intro.jpg"),
  png: () => odd.png({ width: 3, height: 2 }),
  webp: () => odd.webp(),
};
const ENDINGS: PictureEnding[] = ["jpg", "png", "webp"];

const sizeOf = (bytes: Uint8Array, ending: PictureEnding) =>
  checkPicture(Buffer.from(bytes), ending);

/** The pixels as a decoder that is not ours reads them, not turned. */
async function pixelsOf(bytes: Uint8Array, ending: PictureEnding) {
  const path = join(folder, `b.${ending}`);
  await writeFile(path, bytes);
  const args = `-v error -noautorotate -i ${path} -f rawvideo -pix_fmt rgb24 -`.split(" ");
  return execFileSync(findFfmpeg("auto") ?? "", args, { maxBuffer: 100e6 });
}

async function stored(kind: "slide-image" | "poster", ending: PictureEnding, bytes: Uint8Array) {
  const given = { kind, name: `photo.${ending}`, bytes: new Uint8Array(bytes) };
  const { status, body } = await giveFile(server, token, FIRST, given);
  expect(status).toBe(200);
  const file = await server.context.files.open(keyOfMediaUrl(body.url) ?? "");
  return Buffer.from(await new Response(await file?.read(0, file.size - 1)).arrayBuffer());
}

describe("a picture of an author", () => {
  it.each(ENDINGS)(
    "is stored without place, comment and other metadata, and stays turned as it was: %s (T-214)",
    async (ending) => {
      const plain = await PLAIN[ending]();
      for (const orientation of [1, 6]) {
        const photo = withMetadata(plain, ending, orientation, PLACE);
        expect(readOrientation(Buffer.from(photo), ending)).toBe(orientation);
        for (const kind of ["slide-image", "poster"] as const) {
          const kept = await stored(kind, ending, photo);
          expect(kept.includes(PLACE)).toBe(false);
          expect(readOrientation(kept, ending)).toBe(orientation);
          expect(kept.length).toBeLessThan(plain.length + 100);
          expect(await sizeOf(kept, ending)).toEqual(await sizeOf(plain, ending));
        }
      }
    },
  );

  it.each(ENDINGS)("keeps its pixels: %s", async (ending) => {
    const plain = await PLAIN[ending]();
    const photo = withMetadata(plain, ending, 6, PLACE);
    const kept = stripPicture(Buffer.from(photo), ending);
    expect(stripPicture(kept, ending)).toEqual(kept);
    if (findFfmpeg("auto") === null) return;
    expect(await pixelsOf(kept, ending)).toEqual(await pixelsOf(plain, ending));
  });
});
