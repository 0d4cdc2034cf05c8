import { describe, expect, it } from "vitest";
import type { CourseFile } from "#domain/content/course-file.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import { COURSE_LANGUAGES_MAX, LANGUAGES } from "#domain/content/languages.ts";
import { ids, useAuthor } from "#tests/support/author.ts";
import { giveFile, silentWav } from "#tests/support/authoring.ts";
import { changed, courseFiles, manifestOf, newFullCourse } from "#tests/support/course-files.ts";
import { translator } from "#tests/support/translations.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const author = useAuthor();
const { at, staff, slidesOf, newCourse, newLesson, newSlide, playable } = author;
const { part, save, setLanguages, translateAll } = translator(author);
/** An author of another installation, which has the shipped course alone. */
const { at: other, staff: onOther, outline: outlineThere } = useAuthor();

const here = () => courseFiles(at.server, at.token);
const there = () => courseFiles(other.server, other.token);
const newCourseThere = async (title: string) =>
  (await onOther("POST", "/courses", { title })).body.id as string;
const courseThere = async (id: string) =>
  (await outlineThere()).find((course: { id: string }) => course.id === id);
const reasonOf = async (file: Bytes) => (await there().plan(file)).body.facts?.reason;

/** A course in German, with a German recording, and in Arabic, of which half is done. */
async function translatedCourse() {
  const full = await newFullCourse(author);
  const { course, lesson, slide } = full;
  await setLanguages(course, ["de", "ar"]);
  await translateAll(lesson, "de");
  const { body } = await giveFile(at.server, at.token, lesson, {
    kind: "question-audio",
    name: "german.wav",
    bytes: silentWav(),
  });
  await save("slide", slide, "de", await part(lesson, "de", slide, "quiz_audio_url"), body.url);
  await save("lesson", lesson, "ar", await part(lesson, "ar", lesson, "title"), "الأول");
  const title = (await staff("GET", `/courses/${course}/translations/de`)).body.parts[0];
  await save("course", course, "de", title, "Piraten");
  return { ...full, recording: body.url as string };
}

describe("a course file with languages", () => {
  it("imported by another installation and exported there is the same, its German recording too (T-248)", async () => {
    const { course, lesson, recording } = await translatedCourse();
    const file = await here().exported(course);
    const manifest: CourseFile = JSON.parse(await manifestOf(file));
    expect(manifest).toMatchObject({
      version: 3,
      course: { languages: ["de", "ar"], translations: { de: { title: { text: "Piraten" } } } },
      lessons: [{ translations: { ar: { title: { source: "First", text: "الأول" } } } }, {}],
    });
    expect(manifest.media.map(({ path }) => `/media/content/${path}`)).toContain(recording);
    expect((await there().imported(file)).status).toBe(200);
    expect(await manifestOf(await there().exported(course))).toBe(await manifestOf(file));
    expect((await there().plan(file)).body.changes).toEqual([]);
    const [imported] = (await courseThere(course)).lessons;
    expect(imported.languages.de).toMatchObject({ done: true });
    expect(imported.languages.ar.missing).toBeGreaterThan(0);

    // A text in German that changed here updates it there.
    await save("lesson", lesson, "de", await part(lesson, "de", lesson, "title"), "Erstens");
    const newer = await here().exported(course);
    const { changes } = await there().imported(newer);
    expect(changes).toMatchObject([
      { what: "lesson_changed", translated: true, changed: 0, edited: false },
    ]);
    expect(await manifestOf(await there().exported(course))).toBe(await manifestOf(newer));
  });

  it("is refused with an unknown language or an unlisted file (T-249)", async () => {
    const { course } = await translatedCourse();
    const file = await here().exported(course);
    const texts = { title: { source: "First", text: "Eins" } };
    const tampered: [string, (manifest: CourseFile) => void][] = [
      [
        "bad_manifest",
        ({ lessons }) => Object.assign(lessons[0] ?? {}, { translations: { xx: texts } }),
      ],
      [
        "bad_manifest",
        ({ lessons }) =>
          Object.assign(lessons[0] ?? {}, { translations: { de: { "a b": texts.title } } }),
      ],
      [
        "bad_manifest",
        ({ lessons }) =>
          Object.assign(lessons[0] ?? {}, {
            translations: {
              de: Object.fromEntries(
                Array.from({ length: COURSE_FILE_LIMITS.textsOfPart + 1 }, (_, n) => [
                  `text_${n}`,
                  texts.title,
                ]),
              ),
            },
          }),
      ],
      ["bad_manifest", ({ course: own }) => void (own.languages = ["de", "de"])],
      [
        "missing",
        ({ lessons }) =>
          Object.assign(lessons[0]?.slides[0] ?? {}, {
            translations: {
              de: { quiz_audio_url: { source: "", text: "/media/content/x/none.wav" } },
            },
          }),
      ],
    ];
    for (const [reason, change] of tampered)
      expect(await reasonOf(await changed(file, change))).toBe(reason);
    expect((await courseThere(course))?.id).toBeUndefined();
  });

  it("in which a text is longer than its field counts that text as missing", async () => {
    const { course, lesson } = await translatedCourse();
    const file = await changed(await here().exported(course), ({ lessons }) => {
      const title = lessons[0]?.translations?.de?.["title"];
      if (title !== undefined) title.text = "x".repeat(500);
    });
    expect((await there().imported(file)).status).toBe(200);
    const imported = (await courseThere(course)).lessons.find(
      ({ id }: { id: string }) => id === lesson,
    );
    expect(imported.languages.de).toMatchObject({ done: false, missing: 1 });
  });
});

describe("a lesson's file", () => {
  it("goes into the course that its author chooses; exported there it is the same (T-240)", async () => {
    const { lesson, course } = await translatedCourse();
    const file = await here().exportedLesson(lesson);
    const manifest = JSON.parse(await manifestOf(file));
    expect(manifest).toMatchObject({ format: "treasure-tracker-lesson", version: 3 });
    expect(ids(manifest.lessons)).toEqual([lesson]);
    expect(manifest).not.toHaveProperty("course");

    const target = await newCourseThere("Another course");
    const unplaced = await there().plan(file);
    expect(unplaced.body).toMatchObject({
      of: "lesson",
      title: "First",
      course: null,
      changes: [],
    });
    expect((await there().imported(file)).status).toBe(400);
    const imported = await there().imported(file, false, target);
    expect(imported).toMatchObject({
      status: 200,
      body: { course: target },
      changes: [
        { what: "lesson_new", title: "First", slides: 2 },
        { what: "languages_added", languages: ["ar", "de"] },
      ],
    });
    expect(await manifestOf(await there().exportedLesson(lesson))).toBe(await manifestOf(file));
    expect(await courseThere(target)).toMatchObject({
      languages: ["ar", "de"],
      lessons: [{ id: lesson, version: null, has_changes: true }],
    });
    expect(await courseThere(course)).toBeUndefined();
  });

  it("is refused where its course would have too many languages then", async () => {
    const { lesson } = await translatedCourse();
    const target = await newCourseThere("Full of languages");
    const others = LANGUAGES.filter((lang) => lang !== "de" && lang !== "ar");
    const { row_version } = await courseThere(target);
    const languages = others.slice(0, COURSE_LANGUAGES_MAX - 1);
    await onOther("PATCH", `/courses/${target}`, { row_version, languages });
    const { body } = await there().imported(await here().exportedLesson(lesson), false, target);
    expect(body.facts).toEqual({ reason: "too_many_languages" });
  });

  it("updates the lesson in its course when it is imported again, and leaves other lessons alone", async () => {
    const course = await newCourse("Growing");
    const { lesson, slide } = await playable(course, "One");
    const target = await newCourseThere("Home");
    const [before, after] = [
      (await onOther("POST", `/courses/${target}/lessons`, { title: "Before" })).body.id,
      await there().imported(await here().exportedLesson(lesson), false, target),
    ];
    expect(after.status).toBe(200);
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "What shines?" });
    const added = await newSlide(lesson, "sort");
    const newer = await here().exportedLesson(lesson);
    // Without a choice: the lesson's own course.
    const again = await there().imported(newer);
    expect(again).toMatchObject({ status: 200, body: { course: target } });
    expect(again.changes).toMatchObject([{ what: "lesson_changed", added: 1, changed: 1 }]);
    expect(ids((await courseThere(target)).lessons)).toEqual([before, lesson]);
    const slides = (await onOther("GET", `/lessons/${lesson}/slides`)).body;
    expect(ids(slides)).toEqual([slide, added.id]);
    expect(await manifestOf(await there().exportedLesson(lesson))).toBe(await manifestOf(newer));
  });

  it("asks before it replaces what was edited here, and is all or nothing", async () => {
    const { lesson, slide } = await playable(await newCourse("Edited"), "Mine");
    const file = await here().exportedLesson(lesson);
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "Edited since?" });
    const refused = await here().imported(file);
    expect(refused.changes).toMatchObject([{ what: "lesson_changed", edited: true }]);
    expect([refused.status, refused.body.code]).toEqual([409, "course_file_edited"]);
    expect(await slidesOf(lesson)).toMatchObject([{ quiz_question: "Edited since?" }]);
    const agreed = await here().imported(file, true);
    expect(agreed.status).toBe(200);
    expect(await slidesOf(lesson)).toMatchObject([{ quiz_question: "What is gold?" }]);
    expect((await agreed.again()).body.code).toBe("edited_elsewhere");
  });

  it("is refused in another course than its own, from the trash, and where the course is gone", async () => {
    const course = await newCourse("Home");
    const lesson = await newLesson(course, "At home");
    const file = await here().exportedLesson(lesson);
    const elsewhere = await newCourse("Elsewhere");
    expect((await here().plan(file, elsewhere)).body.facts).toMatchObject({
      reason: "other_place",
      title: "At home",
    });
    const two = await changed(file, ({ lessons }) => void lessons.push(...lessons));
    expect((await here().plan(two)).body.facts.reason).toBe("bad_manifest");
    const gone = await here().plan(file, crypto.randomUUID());
    expect(gone.body.facts?.reason ?? gone.status).toBe("other_place");
    await staff("DELETE", `/items/lesson/${lesson}`);
    expect((await here().plan(file)).body.facts).toMatchObject({ reason: "in_trash" });
    expect((await staff("POST", `/lessons/${lesson}/file`)).status).toBe(404);
  });
});
