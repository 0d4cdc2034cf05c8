import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { UnknownWords } from "#server/voice/course-voice.ts";
import type { CourseVoice } from "#server/voice/course-voice.ts";
import { newFamily, newStaff } from "#tests/support/families.ts";
import { media, urlForAuthor } from "#tests/support/authoring.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startVoice, VOICE_ENV } from "#tools/vendor-stand-ins/services.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

let server: TestServer;
let voice: Vendor;
let token = "";
let lesson = "";

const staff = (method: string, path: string, body?: object) =>
  server.request(method, `/api/staff${path}`, { token, ...(body && { body }) });

beforeAll(async () => {
  voice = await startVoice();
  server = await startTestServer({ env: VOICE_ENV(voice) });
  ({ token } = await newStaff(server));
  const { body: course } = await staff("POST", "/courses", { title: "Spoken" });
  lesson = (await staff("POST", `/courses/${course.id}/lessons`, { title: "Lines" })).body.id;
});
beforeEach(() => {
  voice.trouble("none");
  voice.requests.length = 0;
});
afterAll(async () => {
  await server.stop();
  await voice.stop();
});

const line = { text: "What keeps coins safe?", kind: "question-audio" };
const speak = (body: object = line, id = lesson) => staff("POST", `/lessons/${id}/speech`, body);

describe("a line of a lesson", () => {
  it("is spoken by the voice service and put into the lesson's folder (T-232)", async () => {
    expect((await staff("GET", "/speech")).body).toEqual({ speaks: true, voice: "service" });
    const { status, body } = await speak();
    expect(status).toBe(201);
    expect(body.url).toMatch(/\/quiz-audio\/spoken-what-keeps-coins-safe-[0-9a-f]{32}\.m4a$/);
    expect(JSON.parse(voice.requests[0]?.body ?? "").text).toBe("What keeps coins safe?");
    const file = await server.ask(await urlForAuthor(server, token, body.url), {});
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "audio/mp4"]);
    const { body: log } = await staff("GET", "/log");
    expect(JSON.stringify(log)).toContain("spoken-what-keeps-coins-safe");
  });

  it.each([
    ["no words", { ...line, text: "  " }],
    ["too many words", { ...line, text: "a".repeat(301) }],
    ["a kind that is no recording", { ...line, kind: "poster" }],
  ])("is not spoken with %s, and the service is not asked", async (_what, body) => {
    expect((await speak(body)).status).toBe(400);
    expect(voice.requests).toEqual([]);
  });

  it.each(["error", "rubbish", "down"] as const)(
    "is refused as unavailable where the service fails (%s), and can be tried again",
    async (trouble) => {
      voice.trouble(trouble);
      const failed = await speak();
      expect([failed.status, failed.body.code]).toEqual([503, "unavailable"]);
      voice.trouble("none");
      expect((await speak()).status).toBe(201);
    },
  );

  it("of a lesson that is not there is not spoken", async () => {
    expect((await speak(line, crypto.randomUUID())).status).toBe(404);
    expect(voice.requests).toEqual([]);
  });

  it("is not spoken for families", async () => {
    const family = await newFamily(server);
    const response = await server.request("POST", `/api/staff/lessons/${lesson}/speech`, {
      token: family.token,
      body: line,
    });
    expect(response.status).toBe(403);
    expect(voice.requests).toEqual([]);
  });
});

it("is spoken by the course's own voice where no service is set up, by who says it; a word that it can't read is named (T-544)", async () => {
  const spoken: unknown[] = [];
  let isBroken = false;
  const courseVoice: CourseVoice = {
    async speak(given) {
      spoken.push(given);
      if (isBroken) throw new Error("The voice worker ended.");
      if (given.text.includes("Zorp")) throw new UnknownWords(["Zorp"]);
      return readFile(media("lines/oops.m4a"));
    },
    stop: () => undefined,
  };
  const local = await startTestServer({ courseVoice });
  try {
    const { token: author } = await newStaff(local);
    const ask = (method: string, path: string, body?: object) =>
      local.request(method, `/api/staff${path}`, { token: author, ...(body && { body }) });
    expect((await ask("GET", "/speech")).body).toEqual({ speaks: true, voice: "course" });
    const { body: course } = await ask("POST", "/courses", { title: "Local" });
    const { body } = await ask("POST", `/courses/${course.id}/lessons`, { title: "One" });
    const say = (given: object) => ask("POST", `/lessons/${body.id}/speech`, given);
    expect((await say(line)).body.url).toMatch(/spoken-what-keeps-coins-safe-[0-9a-f]{32}\.m4a$/);
    expect((await say({ ...line, kind: "slide-audio", by: "glimm" })).status).toBe(201);
    expect(spoken).toEqual([
      { text: line.text, by: "pocket" },
      { text: line.text, by: "glimm" },
    ]);
    expect((await say({ ...line, by: "crab" })).status).toBe(400);
    expect((await say({ ...line, text: "\u2606 \u2606" })).status).toBe(400);
    expect(spoken).toHaveLength(2);
    const unread = await say({ ...line, text: "Where is Zorp?" });
    expect([unread.status, unread.body.code]).toEqual([400, "words_unreadable"]);
    expect(unread.body.facts).toEqual({ words: ["Zorp"] });
    isBroken = true;
    expect((await say(line)).body.code).toBe("unavailable");
  } finally {
    await local.stop();
  }
});

it("says so where no voice is set up", async () => {
  const silent = await startTestServer();
  try {
    const { token: author } = await newStaff(silent);
    const ask = (method: string, path: string, body?: object) =>
      silent.request(method, `/api/staff${path}`, { token: author, ...(body && { body }) });
    expect((await ask("GET", "/speech")).body).toEqual({ speaks: false, voice: null });
    const { body: course } = await ask("POST", "/courses", { title: "Silent" });
    const { body } = await ask("POST", `/courses/${course.id}/lessons`, { title: "One" });
    expect((await ask("POST", `/lessons/${body.id}/speech`, line)).status).toBe(404);
  } finally {
    await silent.stop();
  }
});
