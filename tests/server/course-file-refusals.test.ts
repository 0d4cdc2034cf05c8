import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { CourseFile } from "#domain/content/course-file.ts";
import { useAuthor } from "#tests/support/author.ts";
import {
  changed,
  commented,
  courseFiles,
  manifestOf,
  newFullCourse,
  unzip,
} from "#tests/support/course-files.ts";
import { BAD_PACKS, packed, PACKERS } from "#tests/support/packed-again.ts";
import type { PackedFile } from "#tests/support/packed-again.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const author = useAuthor();
const { at, staff, lessonsOf, newCourse, playable } = author;
const here = () => courseFiles(at.server, at.token);

let full: Awaited<ReturnType<typeof newFullCourse>>;
let file: Bytes;
beforeAll(async () => {
  full = await newFullCourse(author);
  file = await here().exported(full.course);
});

const firstMedia = ({ media }: CourseFile) => {
  const [item] = media;
  if (item === undefined) throw new Error("no media");
  return item;
};
const firstSlide = ({ lessons }: CourseFile) => {
  const slide = lessons[0]?.slides[0];
  if (slide === undefined) throw new Error("no slide");
  return slide;
};

/** Gives the first listed file other content, with the right checksum and name. */
function replaceMedia(manifest: CourseFile, files: Map<string, Buffer>, bytes: Buffer): string {
  const item = firstMedia(manifest);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const path = item.path.replace(/-[0-9a-f]{32}\./, `-${sha256.slice(0, 32)}.`);
  const text = JSON.stringify(manifest.lessons).replaceAll(item.path, path);
  manifest.lessons = JSON.parse(text);
  files.delete(`media/${item.path}`);
  files.set(`media/${path}`, bytes);
  Object.assign(item, { path, sha256, bytes: bytes.length });
  return path;
}

/** The file with one name replaced by another of the same length, as no library writes it. */
function renamed(bytes: Bytes, from: string, to: string): Bytes {
  expect(to).toHaveLength(from.length);
  return new Uint8Array(
    Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1"),
  );
}

describe("a course file is refused, and nothing is changed,", () => {
  type Bad = [string, object, () => Promise<Bytes> | Bytes];
  it.each<Bad>([
    ["if it is no zip file", { reason: "no_zip" }, () => new Uint8Array(Buffer.from("A course"))],
    ["if it is cut", { reason: "no_zip" }, () => file.slice(0, file.length / 2)],
    [
      "without course.json",
      { reason: "no_manifest" },
      () => renamed(file, "course.json", "media/x.jso"),
    ],
    [
      "of a newer version",
      { reason: "version", found: "4" },
      () => changed(file, (manifest) => Object.assign(manifest, { version: 4 })),
    ],
    [
      "with a field that is not described",
      { reason: "bad_manifest" },
      () => changed(file, (manifest) => Object.assign(manifest, { extra: 1 })),
    ],
    [
      "with a slide of an unknown kind",
      { reason: "slide_kind", found: "puzzle", title: "First", slide: 1 },
      () => changed(file, (manifest) => Object.assign(firstSlide(manifest), { type: "puzzle" })),
    ],
    [
      "with a field that does not fit its slide",
      { reason: "bad_slide", field: "quiz_question", title: "First", slide: 1 },
      () =>
        changed(file, (manifest) =>
          Object.assign(firstSlide(manifest), { quiz_question: "x".repeat(301) }),
        ),
    ],
    [
      "with two right answers",
      { reason: "bad_slide", field: "quiz_answers" },
      () =>
        changed(file, (manifest) => {
          const answers = firstSlide(manifest)["quiz_answers"] as { is_correct: boolean }[];
          for (const answer of answers) answer.is_correct = true;
        }),
    ],
    [
      "with an id twice",
      { reason: "bad_manifest" },
      () => changed(file, (manifest) => void manifest.lessons.push(...manifest.lessons)),
    ],
    [
      "if a byte of a file was changed",
      { reason: "checksum" },
      () =>
        changed(file, (manifest, files) => {
          const content = files.get(`media/${firstMedia(manifest).path}`);
          content?.writeUInt8(content.readUInt8(500) ^ 1, 500);
        }),
    ],
    [
      "if a checksum was changed",
      { reason: "bad_name" },
      () =>
        changed(file, (manifest) =>
          Object.assign(firstMedia(manifest), { sha256: "0".repeat(64) }),
        ),
    ],
    [
      "if a file is missing",
      { reason: "missing" },
      () =>
        changed(file, (manifest, files) => {
          files.delete(`media/${firstMedia(manifest).path}`);
        }),
    ],
    [
      "if a slide names a file that is not listed",
      { reason: "missing", title: "First" },
      () =>
        changed(file, (manifest, files) => {
          files.delete(`media/${firstMedia(manifest).path}`);
          manifest.media.shift();
        }),
    ],
    [
      "with a file that is not listed",
      { reason: "unlisted", file: "media/more.txt" },
      () => changed(file, (_manifest, files) => void files.set("media/more.txt", Buffer.from("x"))),
    ],
    [
      "with a name that leads out of its folder",
      { reason: "bad_name", file: "media/../x.txt" },
      async () =>
        renamed(
          await changed(
            file,
            (_manifest, files) => void files.set("media/aa/x.txt", Buffer.from("x")),
          ),
          "media/aa/x.txt",
          "media/../x.txt",
        ),
    ],
    [
      "with a listed path that leads out of the store",
      { reason: "bad_name" },
      () =>
        changed(file, (manifest) => {
          firstMedia(manifest).path = "../../etc/cron.d/evil-00000000000000000000000000000000.mp4";
        }),
    ],
    [
      "that unpacks to far more than its size",
      { reason: "too_compressed" },
      () =>
        changed(file, (manifest, files) => void replaceMedia(manifest, files, Buffer.alloc(4e6)), {
          compress: true,
        }),
    ],
    [
      "with more files than a course has",
      { reason: "too_many_files" },
      () =>
        changed(file, (_manifest, files) => {
          for (let n = 0; n < 5001; n++) files.set(`media/${n}`, Buffer.alloc(0));
        }),
    ],
    [
      "with an entry whose comment fills the memory",
      { reason: "too_large" },
      () => commented(file, "x".repeat(60_000)),
    ],
    [
      "with a list that is too large",
      { reason: "too_large" },
      () =>
        changed(file, ({ course }) => {
          course.description = " ".repeat(21e6);
        }),
    ],
    [
      "with a damaged clip",
      { reason: "bad_file", upload: { reason: "cut" } },
      () =>
        changed(file, (manifest, files) => {
          const clip = [...files].find(([name]) => name.endsWith(".mp4"))?.[1] ?? Buffer.alloc(0);
          manifest.media.sort((a) => (a.path.endsWith(".mp4") ? -1 : 1));
          replaceMedia(manifest, files, clip.subarray(0, clip.length / 2));
        }),
    ],
    [
      "with a drawing that no installation ships",
      { reason: "not_shipped" },
      () =>
        changed(file, (manifest, files) => {
          const path = replaceMedia(manifest, files, Buffer.from("<svg><script/></svg>"));
          const drawing = path.replace(/\.\w+$/, ".svg");
          files.set(`media/${drawing}`, files.get(`media/${path}`) ?? Buffer.alloc(0));
          files.delete(`media/${path}`);
          firstMedia(manifest).path = drawing;
          manifest.lessons = JSON.parse(JSON.stringify(manifest.lessons).replaceAll(path, drawing));
        }),
    ],
  ])("%s (T-204)", async (_name, refusal, make) => {
    const before = (await staff("GET", "/outline")).body;
    const bad = await make();
    const { status, body } = await here().plan(bad);
    expect([status, body.code]).toEqual([400, "course_file_refused"]);
    expect(body.facts).toMatchObject(refusal);
    expect((await here().imported(bad)).body.code).toBe("course_file_refused");
    expect((await staff("GET", "/outline")).body).toEqual(before);
  });

  it("while its course or one of its lessons is in the trash, or belongs elsewhere", async () => {
    const course = await newCourse("Binned");
    const { lesson } = await playable(course, "Inside");
    const exported = await here().exported(course);
    await staff("DELETE", `/items/lesson/${lesson}`);
    expect((await here().plan(exported)).body.facts).toEqual({
      reason: "in_trash",
      title: "Inside",
    });
    await staff("POST", `/items/lesson/${lesson}/restore`);
    await staff("DELETE", `/items/course/${course}`);
    expect((await here().plan(exported)).body.facts).toEqual({
      reason: "in_trash",
      title: "Binned",
    });
    await staff("POST", `/items/course/${course}/restore`);
    const elsewhere = await changed(exported, (manifest) => {
      manifest.course.id = crypto.randomUUID();
    });
    expect((await here().plan(elsewhere)).body.facts).toEqual({
      reason: "other_place",
      title: "Inside",
    });
    const intruder = await changed(exported, (manifest) => {
      firstSlide(manifest).id = full.slide;
    });
    expect((await here().plan(intruder)).body.facts).toEqual({
      reason: "slide_elsewhere",
      title: "First",
    });
    expect(await lessonsOf(course)).toHaveLength(1);
  });

  it("if another file has the name of one of its files here", async () => {
    const { media }: CourseFile = JSON.parse(await manifestOf(file));
    const { path = "" } = media.find((item) => item.path.endsWith(".wav")) ?? {};
    const stored = await at.server.context.files.open(path);
    const kept = Buffer.from(
      await new Response(await stored?.read(0, stored.size - 1)).arrayBuffer(),
    );
    await at.server.context.files.put(path, Buffer.alloc(kept.length));
    expect((await here().plan(file)).body.facts).toEqual({ reason: "other_file", file: path });
    await at.server.context.files.put(path, kept);
    expect((await here().plan(file)).status).toBe(200);
  });

  it("if its upload is unknown", async () => {
    const upload = "0".repeat(32);
    expect((await staff("POST", "/course-files/plan", { upload })).body.code).toBe(
      "upload_unfinished",
    );
  });
});

describe("a course file that was unpacked and packed again", () => {
  const repacked = async (pack: (files: Map<string, Buffer>) => PackedFile[]) =>
    packed(pack(await unzip(file)));

  it.each(PACKERS)("by %s is taken (T-1252)", async (_who, pack) => {
    const asExported = await here().plan(file);
    const { status, body } = await here().plan(await repacked(pack));
    expect([status, body]).toEqual([200, asExported.body]);
  });

  it.each(BAD_PACKS)("is refused with %s (T-1253)", async (_what, refusal, pack) => {
    const { status, body } = await here().plan(await repacked(pack));
    expect([status, body.code]).toEqual([400, "course_file_refused"]);
    expect(body.facts).toMatchObject(refusal);
  });
});
