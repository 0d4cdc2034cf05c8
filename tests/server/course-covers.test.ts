import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import type { CourseFile } from "#domain/content/course-file.ts";
import { removeUnreferencedFiles } from "#server/content/remove-files.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { useAuthor } from "#tests/support/author.ts";
import { giveFile, upload } from "#tests/support/authoring.ts";
import { changed, courseFiles, manifestOf } from "#tests/support/course-files.ts";
import { newFamily } from "#tests/support/families.ts";
import { bytesOf, png } from "#tests/support/media-corpus.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const { at, signInAgain, staff, outline, newCourse, newLesson, newSlide, playable } = useAuthor();
/** An author of another installation. */
const { at: other, outline: outlineThere } = useAuthor();

let pictureCount = 0;
/** A picture that no other test uploads. */
const picture = () => png({ width: 30 + pictureCount++, height: 20 });

/** Uploads a picture as the cover of a course; the answer of the server. */
async function takeCover(course: string) {
  const given = { kind: "cover-image", name: "Our sea.png", bytes: picture() } as const;
  const id = await upload(at.server, at.token, given);
  return staff("POST", `/courses/${course}/files`, { upload: id });
}
const draft = async (course: string) =>
  (await outline()).find(({ id }: { id: string }) => id === course);
const setCover = async (course: string, cover_url: string | null) =>
  staff("PATCH", `/courses/${course}`, {
    row_version: (await draft(course)).row_version,
    cover_url,
  });
/** Uploads a cover and gives it to the course. */
async function newCover(course: string): Promise<string> {
  const { url } = (await takeCover(course)).body as { url: string };
  expect((await setCover(course, url)).status).toBe(200);
  return url;
}
const publish = (course: string) => staff("POST", `/courses/${course}/publish`);

/** What the shelf of a new family shows for the course. */
async function shownTo(server: TestServer, course: string): Promise<string | null> {
  server.clock.advance(3); // memory of the catalog
  const { token } = await newFamily(server);
  const { shelf } = (await server.request("GET", "/api/course-track", { token })).body;
  return shelf.find(({ id }: { id: string }) => id === course).cover_url;
}
const opens = async (url: string) => (await at.server.request("GET", url)).status === 200;

/** A course that families see, whose lesson has a picture and a video with a poster. */
async function published() {
  const course = await newCourse("Pirates & gold");
  const { lesson, slide } = await playable(course);
  const file = async (kind: "answer-image" | "poster") =>
    (await giveFile(at.server, at.token, lesson, { kind, name: "a.png", bytes: picture() })).body
      .url as string;
  const [image, poster] = [await file("answer-image"), await file("poster")];
  const [first, second] = (await staff("GET", `/lessons/${lesson}/slides`)).body[0].quiz_answers;
  await staff("PATCH", `/slides/${slide}`, {
    row_version: 2,
    quiz_answers: [{ ...first, image_url: image, alt: "A coin" }, second],
  });
  await staff("POST", `/lessons/${lesson}/publish`);
  return { course, lesson, image, poster };
}

describe("the cover of a course", () => {
  it("is derived of its first lesson: its first picture, or the poster of a video after it (T-420)", async () => {
    const { course, lesson, image, poster } = await published();
    expect(await draft(course)).toMatchObject({ cover_url: null, derived_cover_url: image });
    expect(await shownTo(at.server, course)).toBe(image);
    const video = await newSlide(lesson, "video");
    await staff("PATCH", `/slides/${video.id}`, { row_version: 1, poster_url: poster });
    expect((await draft(course)).derived_cover_url).toBe(poster);
    expect((await draft(await newCourse())).derived_cover_url).toBe(null);
  });

  it("is not the picture of a lesson, which is the first poster of its videos (T-782)", async () => {
    const { course, lesson, poster } = await published();
    const shown = async () => (await draft(course)).lessons[0].poster_url;
    expect(await shown()).toBe(null);
    await newSlide(lesson, "video");
    const video = await newSlide(lesson, "video");
    await staff("PATCH", `/slides/${video.id}`, { row_version: 1, poster_url: poster });
    expect(await shown()).toBe(poster);
    await staff("DELETE", `/items/slide/${video.id}`);
    expect(await shown()).toBe(null);
  });

  it("of its author waits for Publish of the course, and so does its removal (T-421)", async () => {
    const { course, image } = await published();
    const cover = await newCover(course);
    expect(cover).toMatch(
      new RegExp(
        `^/media/content/pirates-gold-${course}/course-covers/our-sea-[0-9a-f]{32}\\.png$`,
      ),
    );
    expect(await draft(course)).toMatchObject({
      cover_url: cover,
      derived_cover_url: image,
      published: { cover_url: null },
    });
    expect([await shownTo(at.server, course), await opens(cover)]).toEqual([image, false]);
    await publish(course);
    expect([await shownTo(at.server, course), await opens(cover)]).toEqual([cover, true]);
    await setCover(course, null);
    expect(await shownTo(at.server, course)).toBe(cover);
    await publish(course);
    expect(await shownTo(at.server, course)).toBe(image);
  });

  it("is a picture that was uploaded as a cover, and nothing else", async () => {
    const { course, lesson, image } = await published();
    for (const url of [image, "https://example.com/course-covers/a.png", "/media/content/../a.png"])
      expect((await setCover(course, url)).status).toBe(400);
    const given = { kind: "answer-image", name: "a.png", bytes: picture() } as const;
    const answer = await upload(at.server, at.token, given);
    expect((await staff("POST", `/courses/${course}/files`, { upload: answer })).body.code).toBe(
      "upload_unfinished",
    );
    const cover = { ...given, kind: "cover-image" } as const;
    const page = await upload(at.server, at.token, { ...cover, bytes: bytesOf("<svg></svg>") });
    expect((await staff("POST", `/courses/${course}/files`, { upload: page })).body.code).toBe(
      "upload_wrong_kind",
    );
    expect((await giveFile(at.server, at.token, lesson, cover)).status).toBe(400);
    await staff("DELETE", `/items/course/${course}`);
    expect((await takeCover(course)).status).toBe(404);
  });

  it("is kept by a copy of the course, and is not published there", async () => {
    const { course } = await published();
    const cover = await newCover(course);
    await publish(course);
    const copy = (await staff("POST", `/courses/${course}/duplicate`, { title: "Again" })).body.id;
    expect(await draft(copy)).toMatchObject({ cover_url: cover, published: null });
  });

  it("stays in the store while a draft, the trash or families have it, and goes after that (T-422)", async () => {
    const { course } = await published();
    const [old, next] = [await newCover(course), (await takeCover(course)).body.url as string];
    await publish(course);
    await setCover(course, next);
    const there = async () =>
      Promise.all([old, next].map((url) => at.server.context.files.has(keyOfMediaUrl(url) ?? "")));
    const pass = async () => {
      for (const days of [1, RETENTION_DAYS.unreferencedFile]) {
        await removeUnreferencedFiles(at.server.context);
        at.server.clock.advance((days * DAY_MS) / 1000);
      }
      await removeUnreferencedFiles(at.server.context);
      await signInAgain();
    };
    await pass();
    expect(await there()).toEqual([true, true]);
    await publish(course);
    await pass();
    expect(await there()).toEqual([false, true]);
    await staff("DELETE", `/items/course/${course}`);
    await pass();
    expect(await there()).toEqual([false, true]);
  });
});

describe("a course file with a cover", () => {
  const here = () => courseFiles(at.server, at.token);
  const there = () => courseFiles(other.server, other.token);

  it("imported by another installation and exported there is the same, byte for byte (T-423)", async () => {
    const course = await newCourse("Covered");
    await newLesson(course);
    const plain = await here().exported(course);
    expect(JSON.parse(await manifestOf(plain)).version).toBe(3);
    const cover = await newCover(course);
    const file = await here().exported(course);
    expect(JSON.parse(await manifestOf(file))).toMatchObject({
      version: 3,
      course: { cover_url: cover },
      media: [{ path: keyOfMediaUrl(cover) }],
    });
    expect((await there().imported(plain)).status).toBe(200);
    const imported = await there().imported(file);
    expect(imported.changes).toEqual([{ what: "course_cover", removed: false, edited: false }]);
    expect(imported.status).toBe(200);
    expect(Buffer.from(await there().exported(course)).equals(Buffer.from(file))).toBe(true);
    expect((await outlineThere()).find(({ id }: { id: string }) => id === course)).toMatchObject({
      cover_url: cover,
      published: null,
    });
    // The file of before takes it away again.
    expect((await there().imported(plain)).changes).toEqual([
      { what: "course_cover", removed: true, edited: false },
    ]);
    expect(await manifestOf(await there().exported(course))).toBe(await manifestOf(plain));
  });

  it("asks before it replaces a cover that was changed here", async () => {
    const course = await newCourse("Covered");
    await newCover(course);
    const file = await here().exported(course);
    await newCover(course);
    expect((await here().plan(file)).body.changes).toEqual([
      { what: "course_cover", removed: false, edited: true },
    ]);
    expect((await here().imported(file)).body.code).toBe("course_file_edited");
    expect((await here().imported(file, true)).status).toBe(200);
  });

  it.each<[what: string, reason: string, change: (manifest: CourseFile) => void]>([
    [
      "that names no cover",
      "bad_manifest",
      ({ course }) =>
        void (course.cover_url = "/media/content/a/videos/a-abababababababababababababababab.mp4"),
    ],
    ["that names another file", "missing", ({ course }) => void (course.cover_url += "x.png")],
    ["without its cover", "unlisted", ({ course }) => delete course.cover_url],
    ["of a newer version", "version", (manifest) => Object.assign(manifest, { version: 4 })],
  ])("%s is refused (T-424)", async (_what, reason, change) => {
    const course = await newCourse("Covered");
    await newCover(course);
    const file = await changed(await here().exported(course), change);
    const { body } = await there().plan(file);
    expect([body.code, body.facts?.reason]).toEqual(["course_file_refused", reason]);
  });
});
