import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import { FIRST_COURSE_ID, FIRST_LESSON_ID } from "#domain/constants.ts";
import { readCourseManifest } from "#server/authoring/course-files/manifest.ts";
import { inspectMedia } from "#server/authoring/media/check-media.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import { giveFile, silentWav } from "#tests/support/authoring.ts";
import { courseFiles, manifestOf, zipped } from "#tests/support/course-files.ts";
import { newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

vi.hoisted(() => vi.resetModules());
vi.mock("#server/authoring/course-files/manifest.ts", { spy: true });
vi.mock("#server/authoring/media/check-media.ts", { spy: true });

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());

describe("what an author uploads is parsed outside of the loop that serves families", () => {
  it("a course file of any size, which is refused by its first fault (T-1008)", async () => {
    const files = courseFiles(server, token);
    const junk = (json: string) =>
      zipped([["course.json", Buffer.from(json)]], false).then((zip) => files.plan(zip));
    const head = '{"format":"treasure-tracker-course","version":3';
    const numbers = (bytes: number) => `[${"1,".repeat(bytes / 2 - 100)}1]`;
    const most = COURSE_FILE_LIMITS.manifestBytes;
    for (const [json, facts] of [
      [numbers(most), { reason: "bad_manifest", field: "format" }],
      [`${head},"lessons":${numbers(most)}}`, { reason: "too_many_slides" }],
      [`${head},"media":${numbers(most)}}`, { reason: "bad_manifest" }],
      [
        `${head},"course":{},"lessons":[],"media":[],"junk":${numbers(most)}}`,
        { reason: "bad_manifest" },
      ],
      ["[".repeat(most / 2), { reason: "bad_manifest" }],
      [numbers(most * 1.1), { reason: "too_large" }],
    ] as const) {
      const { status, body } = await junk(json);
      expect([status, body.code, body.facts]).toMatchObject([400, "course_file_refused", facts]);
    }
    expect(readCourseManifest).not.toHaveBeenCalled();
  });

  it("the shipped course's own file, which is far below the limit (T-1332)", async () => {
    const files = courseFiles(server, token);
    const exported = await files.exported(FIRST_COURSE_ID);
    const { length } = await manifestOf(exported);
    expect(length).toBeLessThan(COURSE_FILE_LIMITS.manifestBytes / 3);
    const { status, body } = await files.plan(exported);
    expect([status, body.of, body.changes]).toEqual([200, "course", []]);
    expect(readCourseManifest).not.toHaveBeenCalled();
  });

  it("sounds, pictures, clips and captions; a refusal comes with its reason (T-1009)", async () => {
    const wav = { kind: "slide-audio", name: "a.wav", bytes: silentWav() } as const;
    expect((await giveFile(server, token, FIRST_LESSON_ID, wav)).status).toBe(200);
    const broken = new Uint8Array(Buffer.from("WEBVTT\n\n00:02.000 --> 00:01.000\na\n"));
    const refused = await giveFile(server, token, FIRST_LESSON_ID, {
      kind: "captions",
      name: "a.vtt",
      bytes: broken,
    });
    expect(refused.body.facts).toMatchObject({ reason: "captions_end_first", line: 3 });
    expect(inspectMedia).not.toHaveBeenCalled();
  });

  it("a fault of the system keeps its code (T-1333)", async () => {
    const by = { staffId: "ann", now: new Date(0), gone: new AbortController().signal };
    await expect(parse(by, "mp4", "/nowhere/a.mp4")).rejects.toMatchObject({ code: "ENOENT" });
  });
});
