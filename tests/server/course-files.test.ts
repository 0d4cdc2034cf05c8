import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CourseFile } from "#domain/content/course-file.ts";
import { ids, useAuthor } from "#tests/support/author.ts";
import { fileBytes, giveFile, silentWav } from "#tests/support/authoring.ts";
import { changed, courseFiles, manifestOf, unzip } from "#tests/support/course-files.ts";
import { newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const { at, staff, outline, slidesOf, lessonsOf, newCourse, newLesson, newSlide, playable } =
  useAuthor();
/** Another installation, which has the shipped course alone. */
let other: TestServer;
let otherToken: string;
beforeAll(async () => {
  other = await startTestServer();
  ({ token: otherToken } = await newStaff(other));
});
afterAll(() => other.stop());

const here = () => courseFiles(at.server, at.token);
const there = () => courseFiles(other, otherToken);
const onOther = (method: string, path: string, body?: unknown) =>
  other.request(method, `/api/staff${path}`, {
    token: otherToken,
    ...(body === undefined ? {} : { body }),
  });
const courseThere = async (id: string) =>
  (await onOther("GET", "/outline")).body.find((course: { id: string }) => course.id === id);
const slidesThere = async (lesson: string) =>
  (await onOther("GET", `/lessons/${lesson}/slides`)).body;

const card = {
  title: "Count your coins",
  title_audio_url: null,
  little: "Count them.",
  little_audio_url: null,
  middle: "",
  middle_audio_url: null,
  older: "",
  older_audio_url: null,
  steps: [{ text: "Find three coins.", audio_url: null }],
  dinner: "What would you save for?",
};

/** A course of two lessons, with a clip, a voice, a card, and slides of several kinds. */
async function newFullCourse() {
  const course = await newCourse("Pirates & gold");
  const { lesson, slide } = await playable(course, "First");
  const give = async (kind: "video" | "question-audio", name: string, bytes: Bytes) =>
    (await giveFile(at.server, at.token, lesson, { kind, name, bytes })).body.url as string;
  const video = await newSlide(lesson, "video");
  await staff("PATCH", `/slides/${video.id}`, {
    row_version: 1,
    alt: "Pocket waves",
    video_url: await give("video", "wave.mp4", await fileBytes("onboarding/welcome.mp4")),
    video_seconds: 4.25,
  });
  await staff("PATCH", `/slides/${slide}`, {
    row_version: 2,
    quiz_audio_url: await give("question-audio", "line.wav", silentWav()),
  });
  await staff("PATCH", `/lessons/${lesson}`, { row_version: 1, mission_card: card });
  const second = await newLesson(course, "Second");
  for (const kind of ["sort", "jars", "order"] as const) await newSlide(second, kind);
  return { course, lesson, slide, second };
}

let full: Awaited<ReturnType<typeof newFullCourse>>;
let file: Bytes;
beforeAll(async () => {
  full = await newFullCourse();
  file = await here().exported(full.course);
});

describe("a course file", () => {
  it("lists the draft, and each of its files with size and checksum", async () => {
    const files = await unzip(file);
    const manifest: CourseFile = JSON.parse(await manifestOf(file));
    expect(manifest).toMatchObject({
      format: "treasure-tracker-course",
      version: 1,
      course: { id: full.course, title: "Pirates & gold" },
      lessons: [
        { id: full.lesson, title: "First", mission_card: card },
        { id: full.second, slides: [{ type: "sort" }, { type: "jars" }, { type: "order" }] },
      ],
    });
    expect(manifest.media).toHaveLength(2);
    for (const { path, bytes, sha256 } of manifest.media) {
      const content = files.get(`media/${path}`) ?? Buffer.alloc(0);
      expect(content.length).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    }
    expect(files.size).toBe(3);
    expect(Buffer.from(await here().exported(full.course)).equals(Buffer.from(file))).toBe(true);
  });

  it("imported by another installation and exported there is the same, and not published (T-201)", async () => {
    const imported = await there().imported(file);
    expect(imported).toMatchObject({
      status: 200,
      body: { course: full.course },
      changes: [{ what: "course_new", title: "Pirates & gold", lessons: 2, slides: 5 }],
    });
    expect(await manifestOf(await there().exported(full.course))).toBe(await manifestOf(file));
    expect(await courseThere(full.course)).toMatchObject({
      published: null,
      lessons: [
        { version: null, has_changes: true },
        { version: null, has_changes: true },
      ],
    });
    expect((await there().plan(file)).body.changes).toEqual([]);
    expect((await imported.again()).body.code).toBe("edited_elsewhere");
  });

  it("of the shipped course is what every installation has", async () => {
    const [shipped] = await outline();
    const exported = await here().exported(shipped.id);
    const { body } = await there().plan(exported);
    expect(body.changes).toEqual([]);
  });

  it("updates the course when it is imported again: ids stay, nothing is doubled (T-202)", async () => {
    const course = await newCourse("Growing");
    const { lesson, slide } = await playable(course, "One");
    const dropped = await newSlide(lesson, "sort");
    const gone = await newLesson(course, "Gone later");
    await there().imported(await here().exported(course));
    await onOther("POST", `/lessons/${lesson}/publish`);

    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "What shines?" });
    await staff("DELETE", `/items/slide/${dropped.id}`);
    const added = await newLesson(course, "Two");
    await staff("DELETE", `/items/lesson/${gone}`);
    const newer = await here().exported(course);
    const imported = await there().imported(newer);
    expect(imported.changes).toEqual([
      expect.objectContaining({
        what: "lesson_changed",
        title: "One",
        changed: 1,
        removed: 1,
        edited: false,
      }),
      { what: "lesson_new", title: "Two", slides: 0 },
      { what: "lesson_removed", title: "Gone later", edited: false },
    ]);
    expect(imported.status).toBe(200);
    const { lessons } = await courseThere(course);
    expect(ids(lessons)).toEqual([lesson, added]);
    expect(lessons[0]).toMatchObject({ version: 1, has_changes: true });
    expect(await slidesThere(lesson)).toMatchObject([{ id: slide, quiz_question: "What shines?" }]);
    const version = (await onOther("GET", `/lessons/${lesson}/versions/1`)).body;
    expect(version.slides).toMatchObject([{ quiz_question: "What is gold?" }, { type: "sort" }]);
    const trash = (await onOther("GET", "/trash")).body;
    expect(ids(trash)).toEqual(expect.arrayContaining([dropped.id, gone]));
    expect(await manifestOf(await there().exported(course))).toBe(await manifestOf(newer));

    // The trash comes back where it was, and the published version can be the draft again.
    await onOther("POST", `/lessons/${lesson}/versions/1/restore`);
    expect(ids(await slidesThere(lesson))).toEqual([slide, dropped.id]);
  });

  it("keeps a lesson that families see and the file does not hold", async () => {
    const course = await newCourse("Seen");
    const { lesson } = await playable(course, "Shown");
    const without = await newLesson(course, "Other");
    const exported = await here().exported(course);
    await there().imported(exported);
    await onOther("POST", `/lessons/${lesson}/publish`);
    const shorter = await changed(exported, (manifest) => void manifest.lessons.shift());
    const { changes } = await there().imported(shorter);
    expect(changes).toEqual([{ what: "lesson_stays", title: "Shown" }]);
    expect(ids((await courseThere(course)).lessons)).toEqual([without, lesson]);
  });

  it("asks before it replaces what was edited here since, and takes no plan that is out of date (T-203)", async () => {
    const course = await newCourse("Edited");
    const { lesson, slide } = await playable(course, "Mine");
    const exported = await here().exported(course);
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "Edited since?" });
    const asked = await here().imported(exported);
    expect(asked.changes).toMatchObject([{ what: "lesson_changed", title: "Mine", edited: true }]);
    expect([asked.status, asked.body.code]).toEqual([409, "course_file_edited"]);
    expect(await slidesOf(lesson)).toMatchObject([{ quiz_question: "Edited since?" }]);
    const agreed = await here().imported(exported, true);
    expect(agreed.status).toBe(200);
    expect(await slidesOf(lesson)).toMatchObject([
      { id: slide, quiz_question: "What is gold?", row_version: 4 },
    ]);
    expect((await agreed.again()).body.code).toBe("edited_elsewhere");
  });
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
  const path = item.path.replace(/-[0-9a-f]{8}\./, `-${sha256.slice(0, 8)}.`);
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
      { reason: "version", found: "2" },
      () => changed(file, (manifest) => Object.assign(manifest, { version: 2 })),
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
          firstMedia(manifest).path = "../../etc/cron.d/evil-00000000.mp4";
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
    const before = (await onOther("GET", "/outline")).body;
    const bad = await make();
    const { status, body } = await there().plan(bad);
    expect([status, body.code]).toEqual([400, "course_file_refused"]);
    expect(body.facts).toMatchObject(refusal);
    expect((await there().imported(bad)).body.code).toBe("course_file_refused");
    expect((await onOther("GET", "/outline")).body).toEqual(before);
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
      reason: "other_place",
      title: "First",
    });
    expect(await lessonsOf(course)).toHaveLength(1);
  });

  it("if its upload is unknown", async () => {
    const upload = "0".repeat(32);
    expect((await staff("POST", "/course-files/plan", { upload })).body.code).toBe(
      "upload_unfinished",
    );
  });
});
