import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { unreferencedFiles } from "#server/platform/db/schema.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { loadCourse } from "#server/content/load-course.ts";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { giveFile, media, silentWav } from "#tests/support/authoring.ts";
import { LESSONS, newFamily } from "#tests/support/families.ts";

const { at, signInAgain, staff, slidesOf, newCourse, newLesson, newSlide, playable } = useAuthor();
const DAY_S = DAY_MS / 1000;
const GRACE_DAYS = RETENTION_DAYS.unreferencedFile;

let files = 0;
/** A recorded line in the store, as the builder puts it there; each is a file of its own. */
async function newFile(lesson: string): Promise<{ url: string; key: string }> {
  const given = {
    kind: "question-audio",
    name: `line-${files++}.wav`,
    bytes: silentWav(),
  } as const;
  const { body } = await giveFile(at.server, at.token, lesson, given);
  const { url } = body as { url: string };
  return { url, key: keyOfMediaUrl(url) ?? "" };
}
const isThere = (key: string) => at.server.context.files.has(key);
const listed = async (key: string) =>
  (
    await at.server.context.db
      .select()
      .from(unreferencedFiles)
      .where(eq(unreferencedFiles.key, key))
  )[0];
/** Lets days pass; due work is done after the first of them and at the end. */
async function days(count: number): Promise<void> {
  for (const part of count > 1 ? [1, count - 1] : [1]) {
    at.server.clock.advance(part * DAY_S);
    await at.server.runDueWork();
  }
  await signInAgain();
}
const rowVersion = async (lesson: string, slide: string): Promise<number> =>
  (await slidesOf(lesson)).find(({ id }: { id: string }) => id === slide).row_version;
const patch = async (lesson: string, slide: string, change: object) =>
  staff("PATCH", `/slides/${slide}`, { row_version: await rowVersion(lesson, slide), ...change });

describe("a file that nothing refers to", () => {
  it("is listed by one run, and removed from the store by a later one, after the grace period (T-027)", async () => {
    const { key, url } = await newFile(await newLesson(await newCourse()));
    await days(1);
    expect(await listed(key)).toMatchObject({ removing_at: null });
    await days(GRACE_DAYS - 1);
    expect(await isThere(key)).toBe(true);
    await days(1);
    expect([await isThere(key), await listed(key)]).toEqual([false, undefined]);
    expect((await at.server.request("GET", url)).status).toBe(403);
  });

  it("of the shipped course there is none", async () => {
    await days(GRACE_DAYS + 1);
    const family = await newFamily(at.server);
    for (const lesson of LESSONS) {
      for (const slide of (await staff("GET", `/lessons/${lesson}/slides`)).body) {
        for (const url of JSON.stringify(slide).match(/\/media\/content\/[^"]+/g) ?? [])
          expect(await isThere(keyOfMediaUrl(url) ?? "")).toBe(true);
      }
    }
    expect(
      (await at.server.request("GET", `/api/lessons/${LESSONS[0]}`, { token: family.token }))
        .status,
    ).toBe(200);
  });

  it("unused files are removed in bounded batches, one batch a run", async () => {
    const { db, files: store, now } = at.server.context;
    const folder = `a-lesson-${crypto.randomUUID()}`;
    const keys = Array.from({ length: 150 }, (_, index) => `${folder}/videos/clip-${index}.mp4`);
    for (const key of keys) await store.put(key, new Uint8Array([1]));
    await db
      .insert(unreferencedFiles)
      .values(
        keys.map((key) => ({ key, since: new Date(now().getTime() - (GRACE_DAYS + 1) * DAY_MS) })),
      );
    const left = async () => (await store.list(folder)).length;
    await days(1);
    expect(await left()).toBe(50);
    await days(1);
    expect(await left()).toBe(0);
  });

  it("a file outside of lesson folders is never removed", async () => {
    const key = "backups/2026/dump.sql";
    await at.server.context.files.put(key, new Uint8Array([1]));
    await days(GRACE_DAYS + 2);
    expect(await isThere(key)).toBe(true);
  });
});

describe("a file stays while", () => {
  it("a draft refers to it, and goes once the slide has another one", async () => {
    const lesson = await newLesson(await newCourse());
    const slide = await newSlide(lesson);
    const [old, next] = [await newFile(lesson), await newFile(lesson)];
    await patch(lesson, slide.id, { quiz_audio_url: old.url });
    await days(GRACE_DAYS + 1);
    expect(await isThere(old.key)).toBe(true);
    await patch(lesson, slide.id, { quiz_audio_url: next.url });
    await days(GRACE_DAYS + 1);
    expect([await isThere(old.key), await isThere(next.key)]).toEqual([false, false]);
  });

  it.each(["image_url", "audio_url"])("an answer refers to it: %s", async (field) => {
    const lesson = await newLesson(await newCourse());
    const slide = await newSlide(lesson);
    const { key, url } = await newFile(lesson);
    const [first, ...others] = ANSWERS;
    await patch(lesson, slide.id, { quiz_answers: [{ ...first, [field]: url }, ...others] });
    await days(GRACE_DAYS + 1);
    expect(await isThere(key)).toBe(true);
  });

  it("any published version refers to it, also when the draft no longer does", async () => {
    const { lesson, slide } = await playable(await newCourse());
    const { key, url } = await newFile(lesson);
    await patch(lesson, slide, { quiz_audio_url: url });
    expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(200);
    await patch(lesson, slide, { quiz_audio_url: null });
    await days(GRACE_DAYS + 1);
    expect(await isThere(key)).toBe(true);
    expect((await staff("POST", `/lessons/${lesson}/versions/1/restore`)).status).toBe(200);
    expect((await slidesOf(lesson))[0].quiz_audio_url).toBe(url);
  });

  it("its slide lies in the trash, and goes a grace period after the trash was emptied", async () => {
    const lesson = await newLesson(await newCourse());
    const slide = await newSlide(lesson);
    const { key, url } = await newFile(lesson);
    await patch(lesson, slide.id, { quiz_audio_url: url });
    await staff("DELETE", `/items/slide/${slide.id}`);
    await days(RETENTION_DAYS.trash - 1);
    expect(await isThere(key)).toBe(true);
    await days(2);
    expect(await listed(key)).toBeDefined();
    await days(GRACE_DAYS);
    expect(await isThere(key)).toBe(false);
  });
});

describe("a file that is on the list", () => {
  it("a listed file is kept when a slide refers to it before the grace period ends", async () => {
    const lesson = await newLesson(await newCourse());
    const slide = await newSlide(lesson);
    const { key, url } = await newFile(lesson);
    await days(GRACE_DAYS);
    expect(await listed(key)).toBeDefined();
    await patch(lesson, slide.id, { quiz_audio_url: url });
    expect(await listed(key)).toBeUndefined();
    await days(GRACE_DAYS + 1);
    expect(await isThere(key)).toBe(true);
  });

  it("a listed file that is uploaded again gets a whole new grace period", async () => {
    const lesson = await newLesson(await newCourse());
    const bytes = silentWav();
    const give = () =>
      giveFile(at.server, at.token, lesson, { kind: "question-audio", name: "again.wav", bytes });
    const key = keyOfMediaUrl(((await give()).body as { url: string }).url) ?? "";
    await days(GRACE_DAYS);
    await give();
    await days(2);
    expect(await isThere(key)).toBe(true);
  });

  it("a listed file is taken off the list when a row of the database refers to it", async () => {
    const lesson = await newLesson(await newCourse());
    const slide = await newSlide(lesson);
    const { key, url } = await newFile(lesson);
    await days(1);
    await at.server.connection.executeSql("update slides set quiz_audio_url = $1 where id = $2", [
      url,
      slide.id,
    ]);
    await days(GRACE_DAYS + 1);
    expect([await isThere(key), await listed(key)]).toEqual([true, undefined]);
  });
});

describe("while a file is being removed", () => {
  /**
   * Does something at the moment in which the store is asked to remove a file, and lets the store
   * fail if it says so.
   */
  async function during(key: string, act: () => Promise<unknown>): Promise<void> {
    const { files: store } = at.server.context;
    const remove = store.delete;
    const spy = vi.spyOn(store, "delete").mockImplementation(async (each) => {
      if (each === key) await act();
      return remove(each);
    });
    await at.server.runDueWork();
    spy.mockRestore();
  }
  const dueFile = async (lesson: string) => {
    const file = await newFile(lesson);
    await days(GRACE_DAYS);
    at.server.clock.advance(DAY_S);
    await signInAgain();
    return file;
  };

  it("no slide can begin to refer to it, nor can it be taken once more: both get an error that asks to try again", async () => {
    const lesson = await newLesson(await newCourse());
    const slide = await newSlide(lesson);
    const { key, url } = await dueFile(lesson);
    const answers: number[] = [];
    await during(key, async () => {
      answers.push((await patch(lesson, slide.id, { quiz_audio_url: url })).status);
      const name = `${/(line-\d+)-/.exec(key)?.[1]}.wav`;
      answers.push(
        (
          await giveFile(at.server, at.token, lesson, {
            kind: "question-audio",
            name,
            bytes: silentWav(),
          })
        ).status,
      );
    });
    expect(answers).toEqual([503, 503]);
    expect(await isThere(key)).toBe(false);
    expect((await slidesOf(lesson))[0].quiz_audio_url).toBeNull();
  });

  it("a store that fails leaves it listed: a later run removes it, and others that waited with it are free", async () => {
    const lesson = await newLesson(await newCourse());
    const both = [await newFile(lesson), await dueFile(lesson)];
    const spy = vi
      .spyOn(at.server.context.files, "delete")
      .mockRejectedValue(new Error("the store is away"));
    await at.server.runDueWork();
    spy.mockRestore();
    const claims = await Promise.all(both.map(async ({ key }) => (await listed(key))?.removing_at));
    expect(claims.toSorted()).toEqual([expect.any(Date), null]);
    await days(1);
    expect(await Promise.all(both.map(({ key }) => isThere(key)))).toEqual([false, false]);
  });

  it("the shipped course puts its file there again", async () => {
    const { db, files: store, now } = at.server.context;
    const [key = ""] = await store.list(`treasure-tracker-coins-on-the-map-${LESSONS[0]}`);
    await db.insert(unreferencedFiles).values({ key, since: now(), removing_at: now() });
    await store.delete(key);
    const newer = { ...treasureTracker, revision: treasureTracker.revision + 1 };
    await loadCourse(db, store, newer, media(""));
    expect(await isThere(key)).toBe(true);
    await days(1);
    expect(await listed(key)).toBeUndefined();
  });
});
