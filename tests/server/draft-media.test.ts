import { describe, expect, it } from "vitest";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { urlForAuthor, fileBytes, giveFile, silentWav } from "#tests/support/authoring.ts";
import { newFamily } from "#tests/support/families.ts";

const { at, signInAgain, staff, newCourse, newLesson, newSlide } = useAuthor();
const status = async (url: string) => {
  const response = await at.server.ask(url, {});
  await response.body?.cancel();
  return response.status;
};
const urlOf = (url: string) => urlForAuthor(at.server, at.token, url);
const giveSound = async (lesson: string, name: string, bytes = silentWav()) =>
  (
    (await giveFile(at.server, at.token, lesson, { kind: "question-audio", name, bytes })).body as {
      url: string;
    }
  ).url;

/** A lesson of one quiz whose question is spoken by a file of its own. */
async function spokenLesson() {
  const lesson = await newLesson(await newCourse(), "Spoken");
  const slide = await newSlide(lesson);
  const sound = await giveSound(lesson, "one.wav");
  const edit = async (patch: object) => {
    const [row] = (await staff("GET", `/lessons/${lesson}/slides`)).body;
    return staff("PATCH", `/slides/${slide.id}`, { row_version: row.row_version, ...patch });
  };
  await edit({ quiz_question: "What is gold?", quiz_answers: ANSWERS, quiz_audio_url: sound });
  const publish = async () => {
    await staff("POST", `/lessons/${lesson}/publish`);
    at.server.clock.advance(3);
    await at.server.context.catalog.read(); // files are answered from the catalog in memory
  };
  return { lesson, sound, edit, publish };
}

describe("a draft's files", () => {
  it("are for authors alone until a version that everybody may see holds them (T-057)", async () => {
    const { sound, publish } = await spokenLesson();
    expect(await status(sound)).toBe(403);
    expect(await urlOf(sound)).toMatch(/\?expires=/);
    expect(await status(await urlOf(sound))).toBe(200);
    await publish();
    expect(await status(sound)).toBe(200);
    expect(await urlOf(sound)).toBe(sound);
  });

  it("have URLs that end, so that one an author passes on does not stay open", async () => {
    const { sound } = await spokenLesson();
    const { body } = await staff("POST", "/media-addresses", { urls: [sound] });
    expect(body.expires_in).toBe(1_800);
    at.server.clock.advance(3_600);
    expect(await status(body.addresses[sound])).toBe(403);
    await signInAgain(); // the author's access token has ended, too
  });

  it("a published version keeps its files for the child who plays it, when the next one has others", async () => {
    const { lesson, sound, edit, publish } = await spokenLesson();
    await publish();
    const { token } = await newFamily(at.server);
    expect(
      (await at.server.request("GET", `/api/lessons/${lesson}`, { token })).body.slides[0]
        .quiz_audio_url,
    ).toBe(sound);
    const next = await giveSound(lesson, "two.wav", await fileBytes("sounds/correct.m4a"));
    await edit({ quiz_audio_url: next });
    expect([await status(sound), await status(next)]).toEqual([200, 403]);
    await publish();
    expect([await status(sound), await status(next)]).toEqual([200, 200]);
  });

  it("the files of a deleted lesson are no longer public", async () => {
    const { lesson, sound, publish } = await spokenLesson();
    await publish();
    expect(await status(sound)).toBe(200);
    await staff("DELETE", `/items/lesson/${lesson}`);
    at.server.clock.advance(3);
    await status(sound); // answered from memory, which is read again behind it
    await expect.poll(() => status(sound)).toBe(403);
  });

  it("are stored by their bare URL: a signed one is refused, and says in which field", async () => {
    const { sound, edit } = await spokenLesson();
    const answer = await edit({ quiz_audio_url: await urlOf(sound) });
    expect([answer.status, answer.body.code]).toEqual([400, "validation_failed"]);
    expect(answer.body.message).toContain("quiz_audio_url");
    expect(
      (await staff("POST", "/media-addresses", { urls: ["/media/content/../secrets.json"] }))
        .status,
    ).toBe(400);
  });
});
