import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspectMedia } from "#server/authoring/media/check-media.ts";
import { overwrite } from "#server/authoring/media/overwrite.ts";
import type { Blank } from "#server/authoring/media/overwrite.ts";
import { createDataFinder, joined } from "#server/authoring/media/samples.ts";
import { stripClip } from "#server/authoring/media/strip-clip.ts";
import { stripMatroska } from "#server/authoring/media/strip-matroska.ts";
import { heavyClip } from "#tests/support/heavy-files.ts";
import { element, track } from "#tests/support/matroska.ts";
import { png } from "#tests/support/media-corpus.ts";

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-heavy-"));
  path = join(folder, "file");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const asFile = (bytes: Uint8Array) => writeFile(path, bytes);
const few = { boxes: 1, chunks: 1 };

describe("a file with far more parts than a clip of ten minutes", () => {
  it.each([
    ["chunks of data", { boxes: 1, chunks: 500_001 }],
    ["boxes of data", { boxes: 10_000, chunks: 1 }],
    ["tracks", { ...few, tracks: 101 }],
    ["notes in its index", { ...few, notes: 10_000 }],
    ["bytes in its index", { ...few, notes: 1, noteBytes: 8_000_000 }],
  ])("is refused as one that takes too long to read: %s (T-1600)", async (_what, many) => {
    await asFile(heavyClip(many));
    await expect(inspectMedia(path, "video")).rejects.toMatchObject({
      code: "upload_too_heavy",
      facts: { reason: "too_heavy" },
    });
  });

  it("is taken up to that number: each chunk is looked up among many boxes (T-1601)", async () => {
    await asFile(heavyClip({ boxes: 9_998, chunks: 500_000 }));
    expect(await inspectMedia(path, "video")).toMatchObject({ ending: "mp4", seconds: 10 });
  });

  it.each(["A_VORBIS", "A_FLAC"])(
    "Matroska, with a large description of %s (T-1602)",
    async (codec) => {
      await asFile(
        element(
          "1654ae6b",
          track({ number: 1, type: 2, codec, setup: Buffer.alloc(10_000_001) }, ""),
        ),
      );
      await expect(stripMatroska(path)).rejects.toMatchObject({ facts: { reason: "too_heavy" } });
    },
  );

  it.each([
    [0, 16, true],
    [0, 32, false],
    [2, 4, false],
    [2, 16, true],
    [3, 16, false],
    [4, 8, true],
    [5, 8, false],
    [6, 8, true],
    [6, 255, false],
  ])(
    "PNG: colours of kind %i with %i bits are unpacked only if there are such (T-1603)",
    async (colours, depth, isTaken) => {
      const bytesOfRow = 1 + Math.ceil((({ 2: 3, 4: 2, 6: 4 }[colours] ?? 1) * depth * 5) / 8);
      await asFile(png({ width: 5, height: 2, dataBytes: 2 * bytesOfRow, colours, depth }));
      const inspected = inspectMedia(path, "slide-image");
      await (isTaken
        ? expect(inspected).resolves.toMatchObject({ size: { width: 5, height: 2 } })
        : expect(inspected).rejects.toMatchObject({ facts: { reason: "damaged" } }));
    },
  );
});

describe("a chunk of data", () => {
  it("lies in a box of data or in none, wherever it begins and ends (T-1604)", () => {
    const boxes = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 6 }).map((all) => {
      let at = 0;
      return all.map(([gap, length]) => {
        const start = at + 8 + gap;
        at = start + length;
        return { type: "mdat", typeAt: start - 4, start, end: at };
      });
    });
    const chunks = fc.array(fc.tuple(fc.nat(120), fc.nat(20)), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(boxes, chunks, (data, all) => {
        const isInData = createDataFinder(data);
        for (const [start, length] of all) {
          const chunk = { start, end: start + length };
          const isInOne = data.some((box) => box.start <= chunk.start && chunk.end <= box.end);
          expect(isInData(chunk)).toBe(isInOne);
        }
      }),
    );
  });

  it("that is named often is removed once (T-1605)", async () => {
    expect(joined([])).toEqual([]);
    const piece = (start: number, end: number) => ({ start, end });
    expect(
      joined([piece(9, 12), piece(0, 3), piece(2, 5), piece(5, 6), piece(1, 2), piece(9, 12)]),
    ).toEqual([piece(0, 6), piece(9, 12)]);
    const many = heavyClip({ boxes: 1, chunks: 200_000, handler: "meta" });
    await asFile(many);
    expect(await stripClip(path)).toBe(true);
    const kept = await readFile(path);
    expect([Buffer.from(many).includes(Buffer.alloc(8, 1)), kept.includes(1, 100)]).toEqual([
      true,
      false,
    ]);
  });
});

/** The file, which counts what is read and written. */
function counted(file: FileHandle) {
  const calls = { reads: 0, writes: 0 };
  const handle = {
    read: (...args: Parameters<FileHandle["read"]>) => {
      calls.reads++;
      return file.read(...args);
    },
    write: (...args: [Buffer, number, number, number]) => {
      calls.writes++;
      return file.write(...args);
    },
  };
  return { calls, handle: handle as unknown as FileHandle };
}

async function overwritten(before: Buffer, blanks: readonly Blank[]) {
  await asFile(before);
  const file = await open(path, "r+");
  const { calls, handle } = counted(file);
  const isChanged = await overwrite(handle, blanks);
  await file.close();
  return { calls, isChanged, after: await readFile(path) };
}

describe("parts of a file that are overwritten", () => {
  it("are zeros and headers, in any order, also behind the end of the file (T-1606)", async () => {
    const blank = fc.record({
      start: fc.nat(150_000),
      length: fc.nat(70_000),
      header: fc.option(fc.record({ at: fc.nat(150_000), byte: fc.nat(255) })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(blank, { maxLength: 5 }), async (all) => {
        const before = Buffer.alloc(140_000, 7);
        const wanted = Buffer.from(before);
        const blanks = all.map(({ start, length, header }): Blank => {
          const bytes = Buffer.alloc(4, header?.byte);
          if (header !== null) bytes.copy(wanted, header.at);
          wanted.fill(0, Math.min(start, wanted.length), Math.min(start + length, wanted.length));
          const end = start + length;
          return header === null
            ? { start, end }
            : { start, end, header: { at: header.at, bytes } };
        });
        const { isChanged, after } = await overwritten(before, blanks);
        expect(after.equals(wanted)).toBe(true);
        expect(isChanged).toBe(!wanted.equals(before));
      }),
      { numRuns: 40 },
    );
  });

  it("are not a read and a write each (T-1607)", async () => {
    const parts = Array.from({ length: 20_000 }, (_, n) => ({ start: n * 10, end: n * 10 + 2 }));
    const { calls, after } = await overwritten(Buffer.alloc(200_000, 7), parts);
    expect(calls).toEqual({ reads: 4, writes: 4 });
    expect(after.filter((byte) => byte === 0)).toHaveLength(40_000);
    const again = await overwritten(after, parts);
    expect([again.calls, again.isChanged]).toEqual([{ reads: 4, writes: 0 }, false]);
  });
});
