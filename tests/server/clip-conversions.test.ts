import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import type { ClipFacts } from "#domain/content/clip-rules.ts";
import { MAX_OPEN_CONVERSIONS } from "#domain/content/conversion-turns.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { convertClip } from "#server/authoring/clips/convert-clip.ts";
import type { ClipConverter, ConvertOptions } from "#server/authoring/clips/converter.ts";
import { clipConversions } from "#server/platform/db/schema.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import {
  fileBytes,
  giveClip,
  newVideoSlide,
  openOnPage,
  urlForAuthor,
} from "#tests/support/authoring.ts";
import { LANDSCAPE_CLIP, UPRIGHT_CLIP } from "#tests/support/clip-converter.ts";
import { withClipNotes } from "#tests/support/clip-metadata.ts";
import { newStaff } from "#tests/support/families.ts";
import * as odd from "#tests/support/media-corpus.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

/** What the converter of these tests finds and answers; a test changes it. */
const says = {
  facts: UPRIGHT_CLIP as ClipFacts | null,
  convert: async (_options: ConvertOptions): ReturnType<ClipConverter["convert"]> => "undecodable",
};
const framings: string[] = [];
const converter: ClipConverter = {
  probe: async () => says.facts,
  async still(_clip, _seconds, to) {
    await writeFile(to, "a still");
    return true;
  },
  convert(_clip, options) {
    framings.push(options.framing);
    return says.convert(options);
  },
};

/** Writes the files of a converted clip, the same at each attempt. */
async function make({ folder, onPercent }: ConvertOptions) {
  onPercent(40);
  const file = async (name: string) => {
    const path = join(folder, name);
    await writeFile(path, `the file ${name}`);
    return path;
  };
  const [main, light, poster] = [
    await file("main.mp4"),
    await file("light.mp4"),
    await file("poster.webp"),
  ];
  return { main, light, poster, bytes: 17, seconds: 20 };
}

let server: TestServer;
let token: string;
let clip: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  clip = await fileBytes("onboarding/welcome.mp4");
  server = await startTestServer({ clipConverter: converter });
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());
beforeEach(() => {
  says.facts = UPRIGHT_CLIP;
  says.convert = make;
  framings.length = 0;
});

const staff = async (method: string, path: string, body?: unknown) =>
  server.request(method, `/api/staff${path}`, { token, ...(body !== undefined && { body }) });

/** A lesson with one video slide, which a page has open. */
async function newSlide() {
  const place = await newSlideOfClosedLesson();
  await openOnPage(server, place.lesson);
  return place;
}
const newSlideOfClosedLesson = () => newVideoSlide(server, token);
const give = (place: { lesson: string; slide: string }, bytes = clip, name = "My clip.mov") =>
  giveClip(server, token, place, { name, bytes });
const list = async (lesson: string): Promise<ClipConversion[]> =>
  (await staff("GET", `/lessons/${lesson}/conversions`)).body.conversions;
const reached = (lesson: string, state: ClipConversion["state"]) =>
  expect.poll(async () => (await list(lesson))[0]?.state, { timeout: 60_000 }).toBe(state);
const row = async (id: string) =>
  (await server.context.db.select().from(clipConversions).where(eq(clipConversions.id, id)))[0];

describe("conversions of several authors", () => {
  async function converted() {
    const place = await newSlide();
    await give(place);
    await reached(place.lesson, "done");
    const [done] = await server.context.db
      .select()
      .from(clipConversions)
      .where(eq(clipConversions.state, "done"));
    if (done === undefined) throw new Error("nothing was converted");
    return done;
  }
  /** Conversions like one that is done, without a job: the test says when one is taken. */
  const openFor = (
    { slide_id, original_url, name }: Awaited<ReturnType<typeof converted>>,
    author_id: string,
    state: "waiting" | "choosing",
    count: number,
  ) => {
    const now = server.clock.now();
    const open = { slide_id, original_url, name, created_at: now, touched_at: now };
    const rows = Array.from({ length: count }, () => ({ ...open, state, author_id }));
    return server.context.db
      .insert(clipConversions)
      .values(rows)
      .returning({ id: clipConversions.id });
  };

  it("are taken in turns: one who gives many clips holds nobody else's up (T-1884)", async () => {
    const [one, other] = [await newStaff(server), await newStaff(server)];
    const done = await converted();
    const many = await openFor(done, one.userId, "waiting", 3);
    server.clock.advance(1);
    const [single] = await openFor(done, other.userId, "waiting", 1);
    const states = async () =>
      Promise.all(
        [...many.map(({ id }) => id), single?.id ?? ""].map(async (id) => (await row(id))?.state),
      );
    await convertClip(server.context, converter);
    server.clock.advance(1);
    await convertClip(server.context, converter);
    const after = await states();
    expect(after.at(-1)).toBe("done");
    expect(after.slice(0, 3).toSorted()).toEqual(["done", "waiting", "waiting"]);
    await convertClip(server.context, converter);
    await convertClip(server.context, converter);
    expect(await states()).toEqual(["done", "done", "done", "done"]);
  });

  it("are open up to a number for each author, and one more is refused in words (T-1886)", async () => {
    const { userId, token: ofOne } = await newStaff(server);
    await openFor(await converted(), userId, "choosing", MAX_OPEN_CONVERSIONS);
    const place = await newSlide();
    const refused = await giveClip(server, ofOne, place, { name: "a.mov", bytes: clip });
    expect([refused.status, refused.body.code]).toEqual([429, "uploads_busy"]);
    expect((await give(place)).status).toBe(201);
    await server.context.db.delete(clipConversions).where(eq(clipConversions.author_id, userId));
  });
});

describe("a clip that an author gives is converted by a job", () => {
  it("its files are stored, its original is kept, and both are for authors alone (R-STAFF-20)", async () => {
    const place = await newSlide();
    const { status, body } = await give(place);
    expect([status, body.state, body.name]).toEqual([201, "waiting", "My clip.mov"]);
    await reached(place.lesson, "done");
    const [conversion] = await list(place.lesson);
    expect(conversion).toMatchObject({ percent: 100, problem: null, slide_id: place.slide });
    expect(conversion?.result).toEqual({
      video_url: expect.stringMatching(/\/videos\/my-clip-[0-9a-f]{32}\.mp4$/),
      video_seconds: 20,
      video_bytes: 17,
      video_upright: true,
      video_light_url: expect.stringMatching(/\/videos-light\/my-clip-[0-9a-f]{32}\.mp4$/),
      poster_url: expect.stringMatching(/\/videos\/my-clip-[0-9a-f]{32}\.webp$/),
    });
    const original = (await row(body.id))?.original_url ?? "";
    expect(original).toMatch(/\/video-originals\/my-clip-[0-9a-f]{32}\.mp4$/);
    expect((await server.request("GET", original)).status).toBe(403);
    const kept = await server.ask(await urlForAuthor(server, token, original), {});
    expect((await kept.arrayBuffer()).byteLength).toBe(clip.byteLength);
  });

  it("its original is kept without the place and the device that it came with (T-687)", async () => {
    const place = await newSlide();
    const noted = withClipNotes(clip, { place: "+52.5163+013.3777/", hasDataTrack: true });
    const { body } = await give(place, noted);
    const original = (await row(body.id))?.original_url ?? "";
    const kept = await server.ask(await urlForAuthor(server, token, original), {});
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect([bytes.length, bytes.includes("+52.5163")]).toEqual([noted.length, false]);
    await reached(place.lesson, "done");
  });

  it("one that is not upright waits until its author has chosen the framing on a still", async () => {
    says.facts = LANDSCAPE_CLIP;
    const place = await newSlide();
    const { body } = await give(place);
    expect(body).toMatchObject({
      state: "choosing",
      still_url: expect.stringContaining("/still-"),
    });
    await server.runDueWorkAfter(3_600);
    ({ token } = await newStaff(server));
    expect([(await list(place.lesson))[0]?.state, framings]).toEqual(["choosing", []]);
    expect((await staff("POST", `/conversions/${body.id}/start`, { framing: "fit" })).status).toBe(
      200,
    );
    await reached(place.lesson, "done");
    expect(framings).toEqual(["fit"]);
    expect((await staff("POST", `/conversions/${body.id}/start`, {})).status).toBe(404);
  });

  it("one that is under way is cancelled, and a newer clip of the slide takes its place", async () => {
    const events: string[] = [];
    says.convert = ({ signal }) => {
      events.push("begun");
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => {
          events.push("stopped");
          resolve("stopped");
        });
      });
    };
    const place = await newSlide();
    const first = (await give(place)).body;
    await expect.poll(() => events).toEqual(["begun"]);
    says.convert = (options) => {
      events.push("next"); // one at a time
      return make(options);
    };
    const second = (await give(place, clip, "second.mp4")).body;
    await reached(place.lesson, "done");
    expect((await list(place.lesson)).map(({ id }) => id)).toEqual([second.id]);
    expect(events).toEqual(["begun", "stopped", "next"]);
    expect((await row(first.id))?.state).toBe("cancelled");
    expect(
      await server.context.files.has(
        keyOfMediaUrl((await row(first.id))?.original_url ?? "") ?? "",
      ),
    ).toBe(true);
    await staff("DELETE", `/conversions/${second.id}`);
    expect(await list(place.lesson)).toEqual([]);
    expect((await row(second.id))?.state).toBe("done");
  });

  it("one that is stopped keeps its file, and starts again with the framing that was chosen (T-965)", async () => {
    says.facts = LANDSCAPE_CLIP;
    const begun: string[] = [];
    says.convert = ({ signal, framing }) => {
      begun.push(framing);
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve("stopped"));
      });
    };
    const place = await newSlide();
    const { body } = await give(place);
    await staff("POST", `/conversions/${body.id}/stop`);
    expect((await list(place.lesson))[0]?.state).toBe("choosing");
    await staff("POST", `/conversions/${body.id}/start`, { framing: "fit" });
    await expect.poll(() => begun).toEqual(["fit"]);
    await staff("POST", `/conversions/${body.id}/stop`);
    expect((await list(place.lesson))[0]?.state).toBe("cancelled");
    says.convert = make;
    await staff("POST", `/conversions/${body.id}/start`, {});
    await reached(place.lesson, "done");
    expect([framings, (await row(body.id))?.attempts]).toEqual([["fit", "fit"], 2]);
    await staff("POST", `/conversions/${body.id}/stop`);
    expect((await list(place.lesson))[0]?.state).toBe("done");
  });

  it("it comes into its slide where the lesson is open on no page, but does not replace another clip", async () => {
    const slideOf = async ({ lesson }: { lesson: string }) =>
      (await staff("GET", `/lessons/${lesson}/slides`)).body[0];
    const place = await newSlideOfClosedLesson();
    const { body } = await give(place);
    await expect.poll(async () => (await slideOf(place)).video_url).not.toBeNull();
    const slide = await slideOf(place);
    expect(slide).toMatchObject({
      video_url: expect.stringMatching(/\/videos\/my-clip-/),
      video_light_url: expect.stringContaining("/videos-light/"),
      poster_url: expect.stringContaining(".webp"),
      video_seconds: 20,
      row_version: 2,
    });
    expect([await list(place.lesson), (await row(body.id))?.state]).toEqual([[], "done"]);
    const [lesson] = (await staff("GET", "/outline")).body.flatMap(
      ({ lessons }: { lessons: { id: string; has_changes: boolean }[] }) =>
        lessons.filter(({ id }) => id === place.lesson),
    );
    expect(lesson.has_changes).toBe(true);
    await give(place, clip, "second.mp4");
    await reached(place.lesson, "done");
    expect(await slideOf(place)).toEqual(slide);
  });

  it("a failure has its reason, loses nothing, and can be started again", async () => {
    says.convert = async () => "too_slow";
    const place = await newSlide();
    const { body } = await give(place);
    await reached(place.lesson, "failed");
    expect((await list(place.lesson))[0]).toMatchObject({ problem: "too_slow", result: null });
    says.convert = make;
    await staff("POST", `/conversions/${body.id}/start`, {});
    await reached(place.lesson, "done");
  });

  it("what an ended instance left unfinished begins again, and a job that is done twice changes nothing", async () => {
    const place = await newSlide();
    says.convert = async () => "undecodable";
    const { body } = await give(place);
    await reached(place.lesson, "failed");
    const { db, now } = server.context;
    const asRunning = { state: "running", problem: null, touched_at: now(), attempts: 1 } as const;
    await db.update(clipConversions).set(asRunning).where(eq(clipConversions.id, body.id));
    says.convert = make;
    await server.runDueWorkAfter(30);
    expect((await list(place.lesson))[0]?.state).toBe("running"); // its instance may still work
    await server.runDueWorkAfter(60);
    await reached(place.lesson, "done");
    const done = await row(body.id);
    const before = framings.length;
    await convertClip(server.context, converter);
    expect([framings.length, await row(body.id)]).toEqual([before, done]);
  });

  it("an instance that is stopping gives its conversion back, to be begun again after the restart", async () => {
    const place = await newSlide();
    says.convert = async () => "undecodable";
    const { body } = await give(place);
    await reached(place.lesson, "failed");
    const again = { state: "waiting", problem: null } as const;
    const { db } = server.context;
    await db.update(clipConversions).set(again).where(eq(clipConversions.id, body.id));
    says.convert = ({ signal }) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve("stopped")));
    const stopping = { ...server.context, isStopping: () => true };
    await expect(convertClip(stopping, converter)).rejects.toThrow("stopping");
    expect((await list(place.lesson))[0]?.state).toBe("waiting");
    says.convert = make;
    await convertClip(server.context, converter);
    expect((await list(place.lesson))[0]?.state).toBe("done");
  });

  it("a machine that fails again and again ends in a failure, not in a loop", async () => {
    const place = await newSlide();
    says.convert = async () => "cut";
    const { body } = await give(place);
    await reached(place.lesson, "failed");
    says.convert = async () => {
      throw new Error("no room on the disk");
    };
    const waiting = { state: "waiting", attempts: 0 } as const;
    await server.context.db
      .update(clipConversions)
      .set(waiting)
      .where(eq(clipConversions.id, body.id));
    const convert = () => convertClip(server.context, converter).catch(() => "thrown");
    expect([await convert(), await convert(), await convert(), await convert()]).toEqual(
      Array.from({ length: 4 }, () => "thrown"),
    );
    expect(await convert()).toBeUndefined();
    expect((await list(place.lesson))[0]).toMatchObject({ state: "failed", problem: "machine" });
  });
});

it("an original goes when no lesson holds what was made of it, after its time", async () => {
  const [used, unused] = [await newSlide(), await newSlide()];
  const ofUsed = (await give(used)).body;
  await reached(used.lesson, "done");
  const { result } = (await list(used.lesson))[0] ?? {};
  await staff("PATCH", `/slides/${used.slide}`, { row_version: 1, video_url: result?.video_url });
  const ofUnused = (await give(unused, odd.withCodec(clip, "hvc1"), "other.mp4")).body;
  await reached(unused.lesson, "done");
  const keys = async (id: string) => keyOfMediaUrl((await row(id))?.original_url ?? "") ?? "";
  const [keptKey, goneKey] = [await keys(ofUsed.id), await keys(ofUnused.id)];
  for (const days of [RETENTION_DAYS.clipOriginal + 1, 1, RETENTION_DAYS.unreferencedFile + 1])
    await server.runDueWorkAfter(days * 86_400);
  expect(await server.context.files.has(keptKey)).toBe(true);
  expect(await server.context.files.has(goneKey)).toBe(false);
});
