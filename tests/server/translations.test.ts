import { beforeAll, describe, expect, it } from "vitest";
import { useAuthor, ANSWERS } from "#tests/support/author.ts";
import { giveFile, silentWav } from "#tests/support/authoring.ts";
import { CARD } from "#tests/support/course-files.ts";
import { newFamily, playLesson } from "#tests/support/families.ts";
import { translator } from "#tests/support/translations.ts";

const author = useAuthor();
const { at, staff, outline, newCourse, newSlide, playable } = author;
const { of, save, part, setLanguages, translateAll } = translator(author);

let family: { token: string };
beforeAll(async () => {
  family = await newFamily(at.server);
});

/** What a child of the family gets, from a device with these languages. */
async function lessonFor(id: string, languages: string) {
  const response = await at.server.ask(`/api/lessons/${id}`, {
    headers: { authorization: `Bearer ${family.token}`, "accept-language": languages },
  });
  return { etag: response.headers.get("etag"), text: await response.text() };
}
const shown = async (id: string, languages: string) =>
  JSON.parse((await lessonFor(id, languages)).text);
async function publish(lesson: string) {
  expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(200);
  at.server.clock.advance(3); // memory of the catalog
}
const questionIn = async (id: string, languages: string) =>
  (await shown(id, languages)).slides[0].quiz_question;
const languagesOf = async (lesson: string) =>
  (await outline())
    .flatMap(({ lessons }: { lessons: { id: string }[] }) => lessons)
    .find(({ id }: { id: string }) => id === lesson).languages;

/** A course in German and Arabic with one lesson, in German and published. */
async function germanLesson() {
  const course = await newCourse("Gold");
  const { lesson, slide } = await playable(course, "Shine");
  await setLanguages(course, ["de", "ar"]);
  await translateAll(lesson, "de");
  await publish(lesson);
  return { course, lesson, slide };
}

describe("a lesson in further languages", () => {
  it("is served in the device's language where that is published, and in the source where not (T-241)", async () => {
    const { lesson, slide } = await germanLesson();
    const german = await shown(lesson, "de-AT,de;q=0.9,en;q=0.5");
    expect(german).toMatchObject({
      lang: "de",
      title: "de:Shine",
      slides: [
        {
          id: slide,
          quiz_question: "de:What is gold?",
          quiz_answers: [
            { text: "de:Coins", is_correct: true },
            { text: "de:Leaves", is_correct: false },
          ],
        },
      ],
    });
    const english = await shown(lesson, "en-GB,de;q=0.9");
    expect(english).toMatchObject({ title: "Shine" });
    expect(english).not.toHaveProperty("lang");
    expect(english).not.toHaveProperty("translations");
    // Arabic is offered by the course and not translated.
    expect(await questionIn(lesson, "ar")).toBe("What is gold?");
    const version = await staff("GET", `/lessons/${lesson}/versions/1`);
    expect(version.body.languages).toEqual(["de"]);
    const untranslated = await playable(await newCourse("Later"), "Later");
    await publish(untranslated.lesson);
    expect(await questionIn(untranslated.lesson, "de")).toBe("What is gold?");
  });

  it("is not answered with 304 to a browser that cached it in another language", async () => {
    const { lesson } = await germanLesson();
    const [de, en] = [await lessonFor(lesson, "de"), await lessonFor(lesson, "en")];
    expect(de.etag).not.toBe(en.etag);
    const again = await at.server.ask(`/api/lessons/${lesson}`, {
      headers: {
        authorization: `Bearer ${family.token}`,
        "accept-language": "de",
        "if-none-match": en.etag ?? "",
      },
    });
    expect(again.status).toBe(200);
  });

  it("is, without translations, the same bytes as before there were any (T-242)", async () => {
    const { lesson } = await playable(await newCourse("Plain"), "Plain");
    await publish(lesson);
    const { text, etag } = await lessonFor(lesson, "de");
    expect(etag).toMatch(/^"[0-9a-f-]{36}\.1\.\d+"$/);
    expect(text).not.toMatch(/lang|translat/);
  });

  it("is served in the language that the family chose, whatever the device says (T-243)", async () => {
    const { lesson } = await germanLesson();
    const choose = (language: string | null) =>
      at.server.request("PUT", "/api/me/lesson-language", {
        token: family.token,
        body: { language },
      });
    expect((await choose("de")).status).toBe(200);
    expect(await questionIn(lesson, "en")).toBe("de:What is gold?");
    await choose("en");
    expect(await questionIn(lesson, "de")).toBe("What is gold?");
    const read = await at.server.request("GET", "/api/me/lesson-language", { token: family.token });
    expect(read.body).toMatchObject({ chosen: "en", offered: expect.arrayContaining(["de"]) });
    await choose(null);
    expect(await questionIn(lesson, "de")).toBe("de:What is gold?");
    expect((await choose("xx")).status).toBe(400);
  });

  it("has its mission card in the language too", async () => {
    const course = await newCourse("Cards");
    const { lesson } = await playable(course, "Card");
    await staff("PATCH", `/lessons/${lesson}`, { row_version: 1, mission_card: CARD });
    await setLanguages(course, ["de"]);
    await translateAll(lesson, "de");
    await publish(lesson);
    await playLesson(at.server, family.token, lesson);
    const read = async (languages: string) => {
      const answer = await at.server.ask("/api/me/mission-cards", {
        headers: { authorization: `Bearer ${family.token}`, "accept-language": languages },
      });
      const { cards } = (await answer.json()) as { cards: { lesson_id: string }[] };
      return cards.find(({ lesson_id }) => lesson_id === lesson);
    };
    expect(await read("de")).toMatchObject({
      lesson_title: "de:Card",
      card: { title: "de:Count your coins", steps: [{ text: "de:Find three coins." }], middle: "" },
    });
    expect(await read("en")).toMatchObject({ card: { title: "Count your coins" } });
  });

  it("has its title on the child's map in the language too, beside titles of the source", async () => {
    const { course, lesson } = await germanLesson();
    const later = await playable(course, "Later");
    await publish(later.lesson);
    const courseMap = await at.server.ask(`/api/course-track?course=${course}`, {
      headers: { authorization: `Bearer ${family.token}`, "accept-language": "de" },
    });
    expect(await courseMap.json()).toMatchObject({
      lessons: [
        { id: lesson, title: "de:Shine", lang: "de" },
        { id: later.lesson, title: "Later" },
      ],
    });
  });
});

describe("a translation", () => {
  it("is outdated when its source changes, and the child goes on in what is published (T-244)", async () => {
    const { lesson, slide } = await germanLesson();
    expect((await languagesOf(lesson)).de).toMatchObject({ done: true, missing: 0 });
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "What shines?" });
    expect((await languagesOf(lesson)).de).toMatchObject({ done: false, outdated: 1 });
    expect(await part(lesson, "de", slide, "quiz_question")).toMatchObject({
      state: "outdated",
      was: "What is gold?",
      text: "de:What is gold?",
    });
    // What is published does not change; published as it is, the lesson is in the source's language.
    expect(await questionIn(lesson, "de")).toBe("de:What is gold?");
    await publish(lesson);
    expect(await questionIn(lesson, "de")).toBe("What shines?");
    await translateAll(lesson, "de");
    await publish(lesson);
    expect(await questionIn(lesson, "de")).toBe("de:What shines?");
  });

  it("never changes how many answers there are or which is right, whatever changed in the source (T-245)", async () => {
    const { lesson, slide } = await germanLesson();
    const [coins, leaves] = ANSWERS;
    const stones = { ...leaves, text: "Stones" };
    await staff("PATCH", `/slides/${slide}`, {
      row_version: 2,
      quiz_answers: [stones, leaves, coins],
    });
    const now = await of(lesson, "de");
    expect(now.progress).toMatchObject({ missing: 1, outdated: 0 });
    await translateAll(lesson, "de");
    await publish(lesson);
    expect((await shown(lesson, "de")).slides[0].quiz_answers).toMatchObject([
      { text: "de:Stones", is_correct: false },
      { text: "de:Leaves", is_correct: false },
      { text: "de:Coins", is_correct: true },
    ]);
    // An answer less.
    await staff("PATCH", `/slides/${slide}`, { row_version: 3, quiz_answers: [leaves, coins] });
    await publish(lesson);
    expect((await shown(lesson, "de")).slides[0].quiz_answers).toMatchObject([
      { text: "de:Leaves", is_correct: false },
      { text: "de:Coins", is_correct: true },
    ]);
  });

  it("in which a child would be stuck is not published: two things of the same name", async () => {
    const course = await newCourse("Sorting");
    const { lesson } = await playable(course, "Sort");
    const { id } = await newSlide(lesson, "sort");
    const thing = (name: string, basket: number) => ({
      name,
      audio_url: null,
      image_url: null,
      alt: "",
      baskets: [basket],
      why: "",
      why_audio_url: null,
    });
    await staff("PATCH", `/slides/${id}`, {
      row_version: 1,
      question: "Where to?",
      baskets: [
        { name: "Need", audio_url: null },
        { name: "Want", audio_url: null },
      ],
      things: [thing("Water", 0), thing("Toy", 1), thing("Bread", 0)],
    });
    await setLanguages(course, ["de"]);
    await translateAll(lesson, "de");
    await save("slide", id, "de", await part(lesson, "de", id, "things.0.name"), "de:Toy");
    const now = await of(lesson, "de");
    expect([now.is_done, now.findings.map(({ check }) => check)]).toEqual([false, ["same_name"]]);
    await publish(lesson);
    expect(await shown(lesson, "de")).not.toHaveProperty("lang");
  });

  it("is refused where it does not fit, is no text of the slide, or was changed meanwhile (T-246)", async () => {
    const { lesson, slide } = await germanLesson();
    const answer = await part(lesson, "de", slide, "quiz_answers.0.text");
    const long = await save("slide", slide, "de", answer, "x".repeat(121));
    expect([long.status, long.body.code]).toEqual([400, "validation_failed"]);
    expect(long.body.message).toMatch(/quiz_answers\.0\.text/);
    for (const path of ["quiz_answers.0.is_correct", "id", "type", "quiz_answers.9.text"])
      expect((await save("slide", slide, "de", { ...answer, path }, "x")).status).toBe(400);
    const file = await part(lesson, "de", slide, "quiz_audio_url");
    const foreign = await save("slide", slide, "de", file, "https://example.com/a.wav");
    expect(foreign.status).toBe(400);
    const question = await part(lesson, "de", slide, "quiz_question");
    expect((await save("slide", slide, "de", question, "Eins")).status).toBe(200);
    expect((await save("slide", slide, "de", question, "Zwei")).body.code).toBe("edited_elsewhere");
    expect((await save("slide", slide, "xx", question, "Zwei")).status).toBe(400);
    expect(await part(lesson, "de", slide, "quiz_question")).toMatchObject({ text: "Eins" });
  });

  it("has recordings of its own; the source's is left out where the words differ (T-247)", async () => {
    const { lesson, slide } = await germanLesson();
    const give = async (name: string) =>
      (
        await giveFile(at.server, at.token, lesson, {
          kind: "question-audio",
          name,
          bytes: silentWav(),
        })
      ).body.url as string;
    const english = await give("english.wav");
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_audio_url: english });
    await publish(lesson);
    expect((await shown(lesson, "de")).slides[0].quiz_audio_url).toBeNull();
    expect((await shown(lesson, "en")).slides[0].quiz_audio_url).toBe(english);
    const german = await give("german.wav");
    await save("slide", slide, "de", await part(lesson, "de", slide, "quiz_audio_url"), german);
    await publish(lesson);
    expect((await shown(lesson, "de")).slides[0].quiz_audio_url).toBe(german);
    // Families may fetch it, and the page that plays gets its URL.
    expect((await at.server.ask(german, {})).status).toBe(200);
    const media = await at.server.request("GET", `/api/lessons/${lesson}/media`, {
      token: family.token,
    });
    expect(Object.keys(media.body.addresses)).toEqual(expect.arrayContaining([english, german]));
  });

  it("comes back with the version that it was published in, and goes along with copies", async () => {
    const { course, lesson, slide } = await germanLesson();
    await save("slide", slide, "de", await part(lesson, "de", slide, "quiz_question"), "Anders");
    await staff("POST", `/lessons/${lesson}/versions/1/restore`);
    expect(await part(lesson, "de", slide, "quiz_question")).toMatchObject({
      state: "done",
      text: "de:What is gold?",
    });
    const copied = await staff("POST", `/courses/${course}/duplicate`, { title: "Copy" });
    const copy = (await outline()).find(({ id }: { id: string }) => id === copied.body.id);
    expect(copy.languages).toEqual(["de", "ar"]);
    expect(copy.lessons[0].languages.de).toMatchObject({ done: true });
    const version = (await staff("GET", `/lessons/${lesson}/versions/1`)).body;
    expect(version).not.toHaveProperty("translations");
  });
});

describe("a course's languages", () => {
  it("are published with the course; a removed language stays until the lesson's next version", async () => {
    const { course, lesson } = await germanLesson();
    const read = async () => (await staff("GET", `/courses/${course}/translations/de`)).body;
    const title = (await read()).parts[0];
    const text = { path: "title", basis: title.basis, row_version: title.row_version };
    await staff("PUT", `/items/course/${course}/translations/de`, { ...text, text: "de:Gold" });
    const waiting = (await outline()).find(({ id }: { id: string }) => id === course);
    expect(waiting.published.changed_languages).toEqual(["de"]);
    const titleOnMap = async () => {
      const courseMap = await at.server.ask(`/api/course-track?course=${course}`, {
        headers: { authorization: `Bearer ${family.token}`, "accept-language": "de" },
      });
      return (await courseMap.json()).course.title;
    };
    expect(await titleOnMap()).toBe("Gold");
    await staff("POST", `/courses/${course}/publish`);
    at.server.clock.advance(3);
    expect(await titleOnMap()).toBe("de:Gold");

    await setLanguages(course, []);
    const [changed] = (await outline()).find(({ id }: { id: string }) => id === course).lessons;
    expect(changed).toMatchObject({ id: lesson, has_changes: true, languages: {} });
    expect(await shown(lesson, "de")).toMatchObject({ lang: "de" });
    await publish(lesson);
    expect(await shown(lesson, "de")).not.toHaveProperty("lang");
    // What was translated is kept.
    await setLanguages(course, ["de"]);
    expect((await languagesOf(lesson)).de).toMatchObject({ done: true });
  });
});
