import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CourseFile } from "#domain/content/course-file.ts";
import { withHash } from "#domain/content/file-names.ts";
import { readOrientation } from "#server/authoring/media/picture-facts.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { useAuthor } from "#tests/support/author.ts";
import { fileBytes, giveFile } from "#tests/support/authoring.ts";
import { withClipNotes } from "#tests/support/clip-metadata.ts";
import { changed, courseFiles, manifestOf } from "#tests/support/course-files.ts";
import { newStaff } from "#tests/support/families.ts";
import { withMetadata } from "#tests/support/picture-metadata.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const { at, staff, newCourse, newLesson, newSlide } = useAuthor();
let other: TestServer;
let otherToken: string;
beforeAll(async () => {
  other = await startTestServer();
  ({ token: otherToken } = await newStaff(other));
});
afterAll(() => other.stop());
const here = () => courseFiles(at.server, at.token);
const there = () => courseFiles(other, otherToken);

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const read = async (server: TestServer, url: string) => {
  const file = await server.context.files.open(keyOfMediaUrl(url) ?? "");
  if (file === null) return null;
  return Buffer.from(await new Response(await file.read(0, file.size - 1)).arrayBuffer());
};

/** A course with a clip, its captions and its poster. */
async function courseWithCaptions() {
  const course = await newCourse("Captions");
  const lesson = await newLesson(course);
  const { id } = await newSlide(lesson, "video");
  const given = async (kind: "captions" | "poster", name: string, bytes: Bytes) =>
    (await giveFile(at.server, at.token, lesson, { kind, name, bytes })).body.url as string;
  const vtt = new Uint8Array(Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n"));
  const captions_url = await given("captions", "lines.vtt", vtt);
  const poster_url = await given("poster", "still.jpg", await fileBytes("onboarding/intro.jpg"));
  await staff("PATCH", `/slides/${id}`, { row_version: 1, captions_url, poster_url });
  return { course, lesson, slide: id };
}

/** The course file with another content of its file with this ending. */
const withContent = (file: Bytes, ending: string, bytes: Uint8Array, hexInName = 32) =>
  changed(file, (manifest, files) => {
    const item = manifest.media.find(({ path }) => path.endsWith(ending));
    if (item === undefined) throw new Error("no such file");
    const sha256 = sha256Of(bytes);
    const path = item.path.replace(/-[0-9a-f]{32}\./, `-${sha256.slice(0, hexInName)}.`);
    manifest.lessons = JSON.parse(JSON.stringify(manifest.lessons).replaceAll(item.path, path));
    files.delete(`media/${item.path}`);
    files.set(`media/${path}`, Buffer.from(bytes));
    Object.assign(item, { path, sha256, bytes: bytes.length });
  });

const slidesThere = async (lesson: string) =>
  (await other.request("GET", `/api/staff/lessons/${lesson}/slides`, { token: otherToken })).body;

describe("an import", () => {
  it("keeps captions as we write them and pictures without metadata, under names of what is kept (T-216)", async () => {
    const { course, lesson } = await courseWithCaptions();
    const foreign = Buffer.from(
      "\uFEFFWEBVTT - a title\r\n\r\nSTYLE\r\n::cue { background: url(https://example.com/) }\r\n\r\nNOTE secret remark\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000 align:start\r\n<c.red>Hello</c>\r\n",
    );
    const photo = withMetadata(await fileBytes("onboarding/intro.jpg"), "jpg", 6, "52.51N");
    const exported = await here().exported(course);
    const file = await withContent(await withContent(exported, ".vtt", foreign), ".jpg", photo);
    expect(await there().imported(file)).toMatchObject({ status: 200 });
    const [slide] = await slidesThere(lesson);

    const captions = await read(other, slide.captions_url);
    expect(captions?.toString()).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n");
    const poster = (await read(other, slide.poster_url)) ?? Buffer.alloc(0);
    expect(poster.includes("52.51N")).toBe(false);
    expect(readOrientation(poster, "jpg")).toBe(6);
    for (const [url, bytes] of [
      [slide.captions_url, captions],
      [slide.poster_url, poster],
    ])
      expect(url).toContain(`-${sha256Of(bytes).slice(0, 32)}.`);
    expect(await read(other, slide.poster_url.replace(/\?.*/, ""))).not.toBeNull();

    // Imported again it changes nothing, and what is exported can be imported elsewhere.
    expect((await there().plan(file)).body.changes).toEqual([]);
    const onward = await there().exported(course);
    expect(await here().imported(onward, true)).toMatchObject({ status: 200 });
    expect(await manifestOf(await here().exported(course))).toBe(await manifestOf(onward));
  });

  it("keeps clips without metadata, under names of what is kept (T-686)", async () => {
    const course = await newCourse("Clips");
    const lesson = await newLesson(course);
    const { id } = await newSlide(lesson, "video");
    const plain = await fileBytes("onboarding/welcome.mp4");
    const clip = { kind: "video", name: "clip.mp4", bytes: plain } as const;
    const { url } = (await giveFile(at.server, at.token, lesson, clip)).body;
    await staff("PATCH", `/slides/${id}`, { row_version: 1, video_url: url });
    const noted = withClipNotes(plain, { place: "+52.5163+013.3777/" });
    const file = await withContent(await here().exported(course), ".mp4", noted);
    expect(await there().imported(file)).toMatchObject({ status: 200 });
    const [{ video_url }] = await slidesThere(lesson);
    const kept = (await read(other, video_url)) ?? Buffer.alloc(0);
    expect([kept.length, kept.includes("+52.5163")]).toEqual([noted.length, false]);
    expect(video_url).toContain(`-${sha256Of(kept).slice(0, 32)}.`);
    expect((await there().plan(file)).body.changes).toEqual([]);
  });

  it("knows a file whose name is not its content's, and compares what lies under a name", async () => {
    const { course } = await courseWithCaptions();
    const file = await here().exported(course);
    const { media }: CourseFile = JSON.parse(await manifestOf(file));
    for (const ending of [".vtt", ".jpg"]) {
      const { path: from = "" } = media.find(({ path }) => path.endsWith(ending)) ?? {};
      const renamed = await changed(file, (list, files) => {
        const path = from.replace(/-[0-9a-f]{32}/, `-${"0".repeat(32)}`);
        list.lessons = JSON.parse(JSON.stringify(list.lessons).replaceAll(from, path));
        list.media = list.media.map((item) => (item.path === from ? { ...item, path } : item));
        files.set(`media/${path}`, files.get(`media/${from}`) ?? Buffer.alloc(0));
        files.delete(`media/${from}`);
      });
      expect((await there().plan(renamed)).body.facts).toMatchObject({ reason: "bad_name" });
    }
    const { path = "", bytes = 0 } = media.find((item) => item.path.endsWith(".jpg")) ?? {};
    await other.context.files.put(path, Buffer.alloc(bytes));
    expect((await there().plan(file)).body.facts).toEqual({ reason: "other_file", file: path });
  });
});

describe("a name of a new file", () => {
  it("carries 128 bits of its content's hash, so that another file never takes its place", async () => {
    const { lesson } = await courseWithCaptions();
    const bytes = await fileBytes("onboarding/intro.jpg");
    const given = { kind: "slide-image", name: "same.jpg", bytes } as const;
    const { url } = (await giveFile(at.server, at.token, lesson, given)).body;
    const key = keyOfMediaUrl(url) ?? "";
    const stored = (await read(at.server, url)) ?? Buffer.alloc(0);
    expect(key).toMatch(/\/same-[0-9a-f]{32}\.jpg$/);
    expect(withHash(key, sha256Of(stored))).toBe(key);
    // Another file, whose name has the same beginning.
    const near = key.replace(/-([0-9a-f]{8})[0-9a-f]{24}\./, `-$1${"0".repeat(24)}.`);
    await at.server.context.files.put(near, Buffer.from("another file"));
    expect((await giveFile(at.server, at.token, lesson, given)).body.url).toBe(url);
    expect(await read(at.server, url)).toEqual(stored);
  });
});
