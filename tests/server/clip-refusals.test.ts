import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ClipFacts } from "#domain/content/clip-rules.ts";
import { fileBytes, giveClip, newVideoSlide } from "#tests/support/authoring.ts";
import { UPRIGHT_CLIP } from "#tests/support/clip-converter.ts";
import { newFamily, newStaff } from "#tests/support/families.ts";
import * as odd from "#tests/support/media-corpus.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

/** What the converter finds in a clip; null: it can't read it. A test changes it. */
let found: ClipFacts | null;

let server: TestServer;
let token: string;
let clip: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  clip = await fileBytes("onboarding/welcome.mp4");
  server = await startTestServer({
    clipConverter: {
      probe: async () => found,
      async still(_clip, _seconds, to) {
        await writeFile(to, "a still");
        return true;
      },
      convert: async () => "undecodable",
    },
  });
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());
beforeEach(() => void (found = UPRIGHT_CLIP));

const give = (place: { lesson: string; slide: string }, bytes = clip) =>
  giveClip(server, token, place, { name: "My clip.mov", bytes });

describe("a file that is no whole clip is refused before anything is converted", () => {
  it.each<[string, (good: typeof clip) => typeof clip, object]>([
    ["cut", (good) => odd.cutAt(good, 0.5), { reason: "cut" }],
    ["without an index", (good) => odd.withoutBox(good, "moov"), { reason: "no_index" }],
    ["sound alone", (good) => odd.withoutTrack(good, "vide"), { reason: "no_video_track" }],
    ["a playlist", () => odd.bytesOf("#EXTM3U\nfile:///etc/passwd\n"), { reason: "wrong_kind" }],
    ["a list of files", () => odd.bytesOf("ffconcat version 1.0\n"), { reason: "wrong_kind" }],
  ])("%s", async (_what, change, facts) => {
    const { status, body } = await give(await newVideoSlide(server, token), change(clip));
    expect([status, body.facts]).toEqual([400, facts]);
  });

  it.each<[string, Partial<ClipFacts> | null, string]>([
    ["that can't be read", null, "undecodable"],
    ["of an hour", { seconds: 3_600 }, "too_long"],
    ["of a huge size", { width: 16_000, height: 16_000 }, "too_many_pixels"],
  ])("one %s", async (_what, facts, reason) => {
    found = facts && { ...UPRIGHT_CLIP, ...facts };
    const { body } = await give(await newVideoSlide(server, token));
    expect(body.facts).toEqual({ reason });
  });

  it.each([
    ["in pieces", odd.fragmented],
    ["MOV", odd.asMov],
    ["WebM", () => odd.webm()],
    ["VP9", (good: typeof clip) => odd.withCodec(good, "vp09")],
  ])("%s is taken", async (_what, change) => {
    expect((await give(await newVideoSlide(server, token), change(clip))).status).toBe(201);
  });

  it("a slide of another lesson, and a family, get nothing", async () => {
    const [one, other] = [await newVideoSlide(server, token), await newVideoSlide(server, token)];
    expect((await give({ lesson: one.lesson, slide: other.slide })).status).toBe(404);
    const family = await newFamily(server);
    for (const [method, path] of [
      ["GET", `/lessons/${one.lesson}/conversions`],
      ["POST", `/lessons/${one.lesson}/clips`],
      ["POST", `/conversions/${one.slide}/start`],
      ["DELETE", `/conversions/${one.slide}`],
    ] as const) {
      const response = await server.request(method, `/api/staff${path}`, {
        token: family.token,
        ...(method === "POST" && { body: {} }),
      });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });
});

it("a server without a converter says so, and takes no clip to convert", async () => {
  const plain = await startTestServer();
  try {
    const { token: author } = await newStaff(plain);
    const ask = (method: string, path: string, body?: unknown) =>
      plain.request(method, `/api/staff${path}`, { token: author, body });
    const [course] = (await ask("GET", "/outline")).body;
    const { id } = course.lessons[0];
    expect((await ask("GET", `/lessons/${id}/conversions`)).body).toEqual({
      converts: false,
      conversions: [],
      framed: [],
    });
    expect((await ask("POST", `/lessons/${id}/clips`, { upload: "x", slide: id })).status).toBe(
      404,
    );
  } finally {
    await plain.stop();
  }
});
