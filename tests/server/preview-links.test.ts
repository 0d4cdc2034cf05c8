import { expect, it } from "vitest";
import { removeStaff } from "#server/auth/staff.ts";
import { previewLinks } from "#server/platform/db/schema.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { fileBytes, giveFile } from "#tests/support/authoring.ts";
import { newFamily, newStaff } from "#tests/support/families.ts";
import { translator } from "#tests/support/translations.ts";

const author = useAuthor();
const { at, signInAgain, staff, newCourse, newLesson, newSlide, playable } = author;
const { part, save, setLanguages, translateAll } = translator(author);

const HOUR_S = 3_600;

/** Makes a link; what it opens is asked for without an account. */
async function link(lesson: string, version: number | null = null) {
  const { status, body } = await staff("POST", `/lessons/${lesson}/preview-links`, { version });
  expect(status).toBe(201);
  const token = new URL(body.url).hash.slice(1);
  const open = (given = token, lang?: string) =>
    at.server.request("POST", "/api/lesson-previews", {
      body: { token: given, ...(lang !== undefined && { lang }) },
    });
  return { body, token, open };
}
const links = () => at.server.context.db.select().from(previewLinks);

it("a link opens the draft as it is now, or the version that it was made for, without an account", async () => {
  const { lesson, slide } = await playable(await newCourse(), "Sharks");
  const draft = await link(lesson);
  expect(draft.body.url).toBe(
    `${at.server.context.config.publicUrl}/lesson-preview#${draft.token}`,
  );
  await staff("POST", `/lessons/${lesson}/publish`);
  const published = await link(lesson, 1);
  await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "And silver?" });
  const question = async ({ open }: typeof draft) => (await open()).body.slides[0].quiz_question;
  expect([await question(draft), await question(published)]).toEqual([
    "And silver?",
    "What is gold?",
  ]);
  const { body, headers } = await draft.open();
  expect(body).toMatchObject({ lesson_id: lesson, title: "Sharks", version: 0 });
  expect(body.slides[0]).not.toHaveProperty("row_version");
  expect(body.slides[0].quiz_answers).toEqual(ANSWERS);
  expect(headers.get("cache-control")).toBe("no-store");
});

it("a link shows the draft or a version in a language that it has, else the source (R-STAFF-46) (T-294)", async () => {
  const course = await newCourse();
  const { lesson, slide } = await playable(course, "Sharks");
  await setLanguages(course, ["de", "ar"]);
  await translateAll(lesson, "de");
  await staff("POST", `/lessons/${lesson}/publish`);
  const draft = await link(lesson);
  const published = await link(lesson, 1);
  const question = await part(lesson, "de", slide, "quiz_question");
  await save("slide", slide, "de", question, "Was ist Gold?");
  const title = await part(lesson, "ar", lesson, "title");
  await save("lesson", lesson, "ar", title, "قرش");
  const shown = async ({ open }: typeof draft, lang?: string) => {
    const { body } = await open(undefined, lang);
    return [body.title, body.slides[0].quiz_question, body.lang ?? null, body.languages];
  };
  expect(await shown(draft)).toEqual(["Sharks", "What is gold?", null, ["de", "ar"]]);
  expect(await shown(draft, "de")).toEqual(["de:Sharks", "Was ist Gold?", "de", ["de", "ar"]]);
  // What is not translated yet is the source's.
  expect(await shown(draft, "ar")).toEqual(["قرش", "What is gold?", "ar", ["de", "ar"]]);
  expect(await shown(draft, "fr")).toEqual(await shown(draft));
  expect(await shown(published, "de")).toEqual(["de:Sharks", "de:What is gold?", "de", ["de"]]);
  expect(await shown(published, "ar")).toEqual(["Sharks", "What is gold?", null, ["de"]]);
  expect((await draft.open(undefined, "klingon")).status).toBe(400);
});

it("the files of a draft, which are not public, come at signed URLs", async () => {
  const lesson = await newLesson(await newCourse());
  const { id } = await newSlide(lesson, "video");
  const bytes = await fileBytes("onboarding/welcome.mp4");
  const file = { kind: "video", name: "clip.mp4", bytes } as const;
  const { url } = (await giveFile(at.server, at.token, lesson, file)).body as { url: string };
  await staff("PATCH", `/slides/${id}`, { row_version: 1, video_url: url });
  const { body } = await (await link(lesson)).open();
  const statusOf = async (url: string) => (await at.server.request("GET", url)).status;
  expect([await statusOf(url), await statusOf(body.slides[0].video_url)]).toEqual([403, 200]);
  expect(body.media.addresses[url]).toBe(body.slides[0].video_url);
});

it("a link that has expired, was changed or was never made opens nothing, and all look alike (T-116)", async () => {
  const { lesson } = await playable(await newCourse());
  const { open, token } = await link(lesson);
  const other = token.startsWith("0") ? "1" : "0";
  const answers = [
    await open(other + token.slice(1)),
    await open(token.slice(1)),
    await open(token.toUpperCase() + " "),
    await open(""),
    await open((await links())[0]?.token_hash ?? ""),
  ];
  at.server.clock.advance(HOUR_S - 1);
  expect((await open()).status).toBe(200);
  at.server.clock.advance(1);
  answers.push(await open());
  await signInAgain();
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [404, "preview_ended"]),
  );
});

it("the token is not kept, and what has expired goes when the next link is made", async () => {
  const { lesson } = await playable(await newCourse());
  const { token } = await link(lesson);
  expect(JSON.stringify(await links())).not.toContain(token);
  at.server.clock.advance(HOUR_S + 1);
  await signInAgain();
  await link(lesson);
  expect(await links()).toHaveLength(1);
});

it("a lesson in the trash is not shown, nor one of a course in the trash", async () => {
  const course = await newCourse();
  const { lesson } = await playable(course);
  const { open } = await link(lesson);
  await staff("DELETE", `/items/lesson/${lesson}`);
  expect((await open()).status).toBe(404);
  await staff("POST", `/items/lesson/${lesson}/restore`);
  expect((await open()).status).toBe(200);
  await staff("DELETE", `/items/course/${course}`);
  expect((await open()).status).toBe(404);
});

it("only staff make a link, and of a version that there is; a link opens no other call", async () => {
  const { lesson } = await playable(await newCourse());
  const path = `/api/staff/lessons/${lesson}/preview-links`;
  const { token: family } = await newFamily(at.server);
  const body = { version: null };
  expect((await at.server.request("POST", path, { token: family, body })).status).toBe(403);
  expect((await at.server.request("POST", path, { body })).status).toBe(401);
  expect((await staff("POST", `/lessons/${lesson}/preview-links`, { version: 7 })).status).toBe(
    404,
  );
  const { token } = await link(lesson);
  for (const call of ["/api/me", "/api/staff/outline", `/api/lessons/${lesson}`])
    expect((await at.server.request("GET", call, { token })).status).toBe(401);
});

it("a link ends with the role of the author who made it (T-692)", async () => {
  const lesson = await newLesson(await newCourse());
  const { server } = at;
  const leaving = await newStaff(server);
  const { body } = await server.request("POST", `/api/staff/lessons/${lesson}/preview-links`, {
    token: leaving.token,
    body: { version: null },
  });
  const open = () =>
    server.request("POST", "/api/lesson-previews", {
      body: { token: new URL(body.url).hash.slice(1) },
    });
  expect((await open()).status).toBe(200);
  await removeStaff(server.context.authContext, leaving.email);
  const { status, body: ended } = await open();
  expect([status, ended.code]).toEqual([404, "preview_ended"]);
});

it("an author takes back the own links to a lesson; another author's and another lesson's go on (T-1137)", async () => {
  const course = await newCourse();
  const [one, two] = [await playable(course), await playable(course)];
  const own = [await link(one.lesson), await link(one.lesson)];
  const ofOtherLesson = await link(two.lesson);
  await signInAgain();
  const others = await link(one.lesson);
  await staff("DELETE", `/lessons/${two.lesson}/preview-links`);
  expect((await ofOtherLesson.open()).status).toBe(200);
  await staff("DELETE", `/lessons/${one.lesson}/preview-links`);
  expect(
    await Promise.all([...own, others].map(async ({ open }) => (await open()).status)),
  ).toEqual([200, 200, 404]);
  expect((await others.open()).body.code).toBe("preview_ended");
});
