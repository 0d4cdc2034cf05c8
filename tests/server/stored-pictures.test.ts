import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/days.ts";
import type { PictureEnding } from "#domain/content/uploads.ts";
import { readOrientation } from "#server/authoring/media/picture-facts.ts";
import { checkPicture } from "#server/authoring/media/pictures.ts";
import { storedPictureCleaner } from "#server/authoring/media/stored-pictures.ts";
import { stripPicture } from "#server/authoring/media/strip-picture.ts";
import { readWhole } from "#server/platform/files/file-response.ts";
import { mediaKey, mediaUrl } from "#server/platform/files/media-url.ts";
import { createLogger } from "#server/platform/log.ts";
import { ANSWERS } from "#tests/support/author.ts";
import { fileBytes, urlForAuthor } from "#tests/support/authoring.ts";
import { LESSONS, newFamily, newStaff, playLesson } from "#tests/support/families.ts";
import * as odd from "#tests/support/media-corpus.ts";
import { buyCourse } from "#tests/support/payments.ts";
import { withMetadata } from "#tests/support/picture-metadata.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const PLACE = "52.5163N 13.3777E";
const DAY_S = DAY_MS / 1000;
const PROGRESS = "stored-pictures.json";
const [FIRST = "", SECOND = ""] = LESSONS;
const ENDINGS: PictureEnding[] = ["jpg", "png", "webp"];
const PLAIN: Record<PictureEnding, () => Promise<Uint8Array> | Uint8Array> = {
  jpg: () => fileBytes("onboarding/intro.jpg"),
  png: () => odd.png({ width: 3, height: 2 }),
  webp: () => odd.webp(),
};
const photo = async (ending: PictureEnding = "png", orientation = 6) =>
  Buffer.from(withMetadata(await PLAIN[ending](), ending, orientation, PLACE));

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ env: { PAYWALL: "after-first-lesson" } });
});
beforeEach(async () => {
  // As in an installation of an earlier release: no pass has begun.
  await server.context.files.delete(PROGRESS);
  ({ token } = await newStaff(server)); // days pass in some tests
});
afterAll(() => server.stop());

/** Puts a file where an earlier release did: as it came, named by its hash. */
async function storeAsBefore(bytes: Buffer, ending: string, folder = `pics-${FIRST}`, stem = "p") {
  const hex = createHash("sha256").update(bytes).digest("hex");
  const key = mediaKey(folder, "quiz-answer-images", stem, hex, ending);
  await server.context.files.put(key, bytes);
  return key;
}
const stored = async (key: string, at = server) => {
  const file = await at.context.files.open(key);
  return file === null ? null : readWhole(file);
};
const holdsPlace = async (key: string) => (await stored(key))?.includes(PLACE);
/** One bounded step of an instance that has just started. */
const step = () => storedPictureCleaner(server.context)();
const ask = async (url: string, headers: Record<string, string> = {}) => {
  const response = await server.ask(url, { headers });
  return {
    status: response.status,
    etag: response.headers.get("etag") ?? "",
    caching: response.headers.get("cache-control"),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

/** Gives the first quiz of a shipped lesson a picture that is in the store, and publishes it. */
async function publishWith(lesson: string, key: string) {
  const slides = (await server.request("GET", `/api/staff/lessons/${lesson}/slides`, { token }))
    .body;
  const quiz = slides.find(({ type }: { type: string }) => type === "quiz");
  const [first, ...others] = ANSWERS;
  const body = {
    row_version: quiz.row_version,
    quiz_answers: [{ ...first, image_url: mediaUrl(key), alt: "Gold" }, ...others],
  };
  const patched = await server.request("PATCH", `/api/staff/slides/${quiz.id}`, { token, body });
  expect(patched.status).toBe(200);
  const path = `/api/staff/lessons/${lesson}/publish`;
  expect((await server.request("POST", path, { token })).status).toBe(200);
  server.clock.advance(3);
  await server.context.catalog.read();
}

describe("a picture that an earlier release stored with its metadata", () => {
  it.each(ENDINGS)(
    "loses them, and keeps pixels, size and orientation: %s (T-500)",
    async (ending) => {
      for (const orientation of [1, 6]) {
        const before = await photo(ending, orientation);
        const key = await storeAsBefore(before, ending);
        await server.runDueWorkAfter(DAY_S);
        const after = (await stored(key)) ?? Buffer.alloc(0);
        expect(after.includes(PLACE)).toBe(false);
        expect(after).toEqual(stripPicture(before, ending));
        expect(readOrientation(after, ending)).toBe(orientation);
        expect(await checkPicture(after, ending)).toEqual(await checkPicture(before, ending));
      }
    },
  );

  it("keeps its URL, of all versions, for everybody; browsers that revalidate get the new bytes (T-501)", async () => {
    const before = await photo();
    const key = await storeAsBefore(before, "png");
    await publishWith(FIRST, key);
    const old = await ask(mediaUrl(key));
    expect([old.status, old.bytes.equals(before)]).toEqual([200, true]);
    await step();
    const cleaned = await ask(mediaUrl(key), { "if-none-match": old.etag });
    expect([cleaned.status, cleaned.bytes.includes(PLACE)]).toEqual([200, false]);
    expect(cleaned.caching).toBe(old.caching);
    const part = await ask(mediaUrl(key), { range: "bytes=0-7" });
    expect([part.status, part.bytes.equals(cleaned.bytes.subarray(0, 8))]).toEqual([206, true]);
    // Whoever has a part of the old file gets the new one whole.
    for (const [etag, status] of [
      [old.etag, 200],
      [cleaned.etag, 206],
    ] as const)
      expect((await ask(mediaUrl(key), { range: "bytes=8-15", "if-range": etag })).status).toBe(
        status,
      );
    const restore = `/api/staff/lessons/${FIRST}/versions/1/restore`;
    expect((await server.request("POST", restore, { token })).status).toBe(200);
    expect((await ask(mediaUrl(key))).status).toBe(200);
  });

  it("behind the paywall: a URL signed before opens it afterwards, and nothing else does (T-502)", async () => {
    const key = await storeAsBefore(await photo(), "png", `pics-${SECOND}`);
    await publishWith(SECOND, key);
    const family = await newFamily(server);
    await playLesson(server, family.token, FIRST);
    await buyCourse(server.context, family.userId);
    const { body } = await server.request("GET", `/api/lessons/${SECOND}`, { token: family.token });
    const signed = /\/media\/content\/pics-[^"]+/.exec(JSON.stringify(body))?.[0] ?? "";
    expect((await ask(signed)).bytes.includes(PLACE)).toBe(true);
    await step();
    const cleaned = await ask(signed);
    expect([cleaned.status, cleaned.bytes.includes(PLACE)]).toEqual([200, false]);
    expect((await ask(mediaUrl(key))).status).toBe(403);
    const author = await urlForAuthor(server, token, mediaUrl(key));
    expect((await ask(author)).bytes.equals(cleaned.bytes)).toBe(true);
  });

  it("in drafts, the trash and among files that nothing refers to is cleaned too", async () => {
    const keys = [
      await storeAsBefore(await photo("jpg"), "jpg", `a-course-cover-${crypto.randomUUID()}`),
      await storeAsBefore(await photo("webp"), "webp", `gone-${crypto.randomUUID()}`),
    ];
    await step();
    expect(await Promise.all(keys.map(holdsPlace))).toEqual([false, false]);
  });
});

describe("the search for such pictures", () => {
  it("takes bounded steps, and a restarted instance goes on where the last one was (T-503)", async () => {
    const { files } = server.context;
    const folder = `zz-${crypto.randomUUID()}`;
    const bytes = await photo();
    const keys = await Promise.all(
      Array.from({ length: 230 }, (_, index) => storeAsBefore(bytes, "png", folder, `p${index}`)),
    );
    const left = async () => (await Promise.all(keys.map(holdsPlace))).filter(Boolean).length;
    const open = vi.spyOn(files, "open");
    const looked: number[] = [];
    const counts = [await left()];
    for (let run = 0; run < 4; run++) {
      open.mockClear();
      await step();
      looked.push(open.mock.calls.length);
      counts.push(await left());
    }
    open.mockRestore();
    expect(counts[0]).toBe(230);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBe(0);
    // A hundred pictures, and what was written down.
    expect(Math.max(...looked)).toBe(101);
    await Promise.all(keys.map((key) => files.delete(key)));
  });

  it("ends once a whole pass found nothing, a day after the last one that did; until then it finds what an instance of an earlier release stores (T-504)", async () => {
    const first = await storeAsBefore(await photo(), "png");
    const cleaner = storedPictureCleaner(server.context);
    await cleaner();
    expect(await holdsPlace(first)).toBe(false);
    const late = await storeAsBefore(await photo("jpg"), "jpg");
    server.clock.advance(DAY_S - 1);
    await cleaner();
    expect(await holdsPlace(late)).toBe(true);
    server.clock.advance(1);
    await cleaner();
    expect(await holdsPlace(late)).toBe(false);
    server.clock.advance(DAY_S);
    await cleaner();
    const pages = vi.spyOn(server.context.files, "pages");
    const writes = vi.spyOn(server.context.files, "put");
    for (const later of [cleaner, storedPictureCleaner(server.context)]) {
      server.clock.advance(DAY_S);
      await later();
    }
    expect([pages.mock.calls.length, writes.mock.calls.length]).toEqual([0, 0]);
    pages.mockRestore();
    writes.mockRestore();
  });

  it("run by two instances at once does the same, and changes nothing twice", async () => {
    const key = await storeAsBefore(await photo(), "png");
    await Promise.all([step(), step()]);
    expect(await holdsPlace(key)).toBe(false);
    const etag = async () => (await server.context.files.open(key))?.etag;
    const once = await etag();
    server.clock.advance(DAY_S);
    await step();
    expect(await etag()).toBe(once);
  });

  it("begins again where what it wrote down can't be read", async () => {
    const key = await storeAsBefore(await photo(), "png");
    for (const text of ["", "{", '{"rule":0,"isDone":true}']) {
      await server.context.files.put(PROGRESS, Buffer.from(text));
      await server.context.files.put(key, await photo());
      await step();
      expect([text, await holdsPlace(key)]).toEqual([text, false]);
    }
  });

  it("leaves alone what is no whole picture, other files, and files that are no lesson's", async () => {
    const whole = await photo("jpg");
    const kept = new Map<string, Buffer>([
      [await storeAsBefore(whole.subarray(0, 400), "jpg"), whole.subarray(0, 400)],
      [await storeAsBefore(Buffer.from(PLACE), "png"), Buffer.from(PLACE)],
      [await storeAsBefore(Buffer.from(PLACE), "wav"), Buffer.from(PLACE)],
      ["backups/2026/photo.jpg", whole],
    ]);
    for (const [key, bytes] of kept) await server.context.files.put(key, bytes);
    await step();
    for (const [key, bytes] of kept) expect([key, await stored(key)]).toEqual([key, bytes]);
  });

  it("goes past a picture at which the store fails, tries it again in the next pass, and logs no file name (T-505)", async () => {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line: string) => void lines.push(line) });
    const cleaner = storedPictureCleaner({ ...server.context, log });
    const bad = await storeAsBefore(await photo(), "png", `a-${FIRST}`, "anna-at-home");
    const good = await storeAsBefore(await photo(), "png", `b-${FIRST}`);
    const open = server.context.files.open;
    const spy = vi.spyOn(server.context.files, "open").mockImplementation(async (key) => {
      if (key === bad) throw new Error(`no ${key}`);
      return open(key);
    });
    await cleaner();
    spy.mockRestore();
    expect([await holdsPlace(bad), await holdsPlace(good)]).toEqual([true, false]);
    expect(lines.join("")).toContain("a stored picture could not be cleaned");
    expect(lines.join("")).not.toContain("anna-at-home");
    server.clock.advance(DAY_S);
    await cleaner();
    expect(await holdsPlace(bad)).toBe(false);
  });

  it("writes down how far it came where nobody can read it", async () => {
    await step();
    expect(await stored(PROGRESS)).not.toBeNull();
    for (const url of [PROGRESS, `x/../${PROGRESS}`, `./${PROGRESS}`])
      expect((await ask(mediaUrl(url))).status).toBe(404);
    // With an S3 store a signed URL would open it at the store itself.
    const signing = await server.request("POST", "/api/staff/media-addresses", {
      token,
      body: { urls: [mediaUrl(PROGRESS)] },
    });
    expect(signing.status).toBe(400);
  });
});
