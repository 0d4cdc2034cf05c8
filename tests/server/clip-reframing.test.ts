import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import { fileBytes, giveClip, newVideoSlide, openOnPage } from "#tests/support/authoring.ts";
import { standInConverter } from "#tests/support/clip-converter.ts";
import { newStaff } from "#tests/support/families.ts";
import * as odd from "#tests/support/media-corpus.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const clips = standInConverter();
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ clipConverter: clips.converter });
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());

const staff = async (method: string, path: string, body?: object) =>
  server.request(method, `/api/staff${path}`, { token, ...(body && { body }) });
const read = async (lesson: string) =>
  (await staff("GET", `/lessons/${lesson}/conversions`)).body as {
    conversions: ClipConversion[];
    framed: { video_url: string; framing: string }[];
  };

/** Ends the conversion of a lesson that runs now; resolves to its clip. */
async function converted(lesson: string, begun: number) {
  await expect.poll(() => clips.running.length, { timeout: 10_000 }).toBe(begun + 1);
  clips.running.at(-1)?.end("done");
  const result = async () => (await read(lesson)).conversions[0]?.result ?? null;
  await expect.poll(result, { timeout: 10_000 }).not.toBeNull();
  return (await result())?.video_url ?? "";
}

/** A video slide with a clip that was cut at its sides. */
async function framedSlide() {
  const { course, lesson, slide } = await newVideoSlide(server, token);
  await openOnPage(server, lesson);
  const bytes = odd.asMov(await fileBytes("onboarding/welcome.mp4"));
  const { body } = await giveClip(server, token, { lesson, slide }, { name: "Beach.mov", bytes });
  const begun = clips.running.length;
  await staff("POST", `/conversions/${body.id}/start`, { framing: "crop" });
  const url = await converted(lesson, begun);
  await staff("PATCH", `/slides/${slide}`, { row_version: 1, video_url: url });
  await staff("DELETE", `/conversions/${body.id}`);
  return { course, lesson, slide, url };
}
const reframe = ({ lesson, slide, url }: Record<"lesson" | "slide" | "url", string>) =>
  staff("POST", `/lessons/${lesson}/reframings`, { slide, video_url: url });

describe("the framing of a converted clip", () => {
  it("is chosen again on its still, and the clip is converted from its original (R-STAFF-36) (T-237)", async () => {
    const place = await framedSlide();
    expect((await read(place.lesson)).framed).toEqual([{ video_url: place.url, framing: "crop" }]);
    const { status, body } = await reframe(place);
    expect([status, body]).toMatchObject([
      201,
      { state: "choosing", name: "Beach.mov", still_url: expect.stringContaining("/still-") },
    ]);
    const begun = clips.running.length;
    await staff("POST", `/conversions/${body.id}/start`, { framing: "fit" });
    const again = await converted(place.lesson, begun);
    expect(again).toMatch(/\/videos\/beach-[0-9a-f]{32}\.mp4$/);
    await staff("DELETE", `/conversions/${body.id}`);
    const { framed } = await read(place.lesson);
    expect(framed).toContainEqual({ video_url: again, framing: "fit" });
  });

  it("the framing stays unchanged when the author cancels", async () => {
    const place = await framedSlide();
    const { body } = await reframe(place);
    expect((await staff("DELETE", `/conversions/${body.id}`)).status).toBe(200);
    const after = await read(place.lesson);
    expect(after.conversions).toEqual([]);
    expect(after.framed).toEqual([{ video_url: place.url, framing: "crop" }]);
    const [slide] = (await staff("GET", `/lessons/${place.lesson}/slides`)).body;
    expect(slide.video_url).toBe(place.url);
  });

  it("the framing of a copied slide's clip is chosen for the copy alone", async () => {
    const place = await framedSlide();
    const { id } = (await staff("POST", `/slides/${place.slide}/duplicate`)).body;
    expect((await reframe({ ...place, slide: id })).body.slide_id).toBe(id);
  });

  it.each([
    [
      "a clip that was not framed",
      { url: "/media/content/none/videos/other-01234567012345670123456701234567.mp4" },
    ],
    ["a slide that is not there", { slide: crypto.randomUUID() }],
    ["a slide of another lesson", { lesson: crypto.randomUUID() }],
  ])("is refused for %s", async (_what, change) => {
    const place = await framedSlide();
    expect((await reframe({ ...place, ...change })).status).toBe(404);
    expect((await read(place.lesson)).conversions).toEqual([]);
  });
});
