import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SIGNED_MEDIA_URL_SECONDS } from "#domain/constants.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import { LessonMedia, plainFiles } from "./lesson-media.ts";

const CLIP = "/media/content/l/videos/a.mp4";
const HALF_HOUR_S = SIGNED_MEDIA_URL_SECONDS / 2;
const slide = (video_url: string): VideoSlide => ({
  id: "s",
  type: "video",
  video_url,
  captions_url: null,
  poster_url: null,
  alt: "",
});

class Page extends EventTarget {
  hidden = false;
  show(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

/** Media whose server numbers the URLs it gives: '?1' first, then '?2', ... */
function numbered(expiresIn: number | null = HALF_HOUR_S) {
  let given = 1;
  const server = { isAway: false, requests: 0 };
  const media = new LessonMedia([slide(`${CLIP}?1`)], expiresIn, async () => {
    server.requests++;
    if (server.isAway) throw new TypeError("nobody answers");
    given++;
    return { expires_in: expiresIn, addresses: { [CLIP]: `${CLIP}?${given}` } };
  });
  return { media, server };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("the URLs of a lesson's files", () => {
  it("are found by the plain URL that the slide has; a file of another kind keeps its own", () => {
    const { media } = numbered();
    expect(plainFiles({ slides: [slide(`${CLIP}?1`)] })).toEqual({ slides: [slide(CLIP)] });
    expect([media.urlOf(CLIP), media.urlOf("/assets/ding.m4a")]).toEqual([
      `${CLIP}?1`,
      "/assets/ding.m4a",
    ]);
  });

  it.each([0, 10 * 60, -10 * 60])(
    "are renewed before they end, on a device whose clock is %d s off",
    async (offS) => {
      vi.setSystemTime(Date.now() + offS * 1000);
      const { media } = numbered();
      const stop = media.keepFresh(new Page());
      for (let half = 1; half <= 4; half++) {
        await pass(HALF_HOUR_S);
        expect(Number(media.urlOf(CLIP).split("?")[1])).toBeGreaterThan(half);
      }
      stop();
    },
  );

  it("are renewed when the page is shown again after a sleep in which no timer ran", async () => {
    const { media, server } = numbered();
    const page = new Page();
    const stop = media.keepFresh(page);
    page.show(true);
    await pass(0);
    expect(server.requests).toBe(0);
    page.show(false);
    await pass(0);
    expect(media.urlOf(CLIP)).toBe(`${CLIP}?2`);
    stop();
  });

  it("stay while nobody answers, and are asked for again soon", async () => {
    const { media, server } = numbered();
    const stop = media.keepFresh(new Page());
    server.isAway = true;
    await pass(HALF_HOUR_S);
    expect([server.requests > 1, media.urlOf(CLIP)]).toEqual([true, `${CLIP}?1`]);
    server.isAway = false;
    await pass(30);
    expect(media.urlOf(CLIP)).toBe(`${CLIP}?2`);
    stop();
    const { requests } = server;
    await pass(2 * HALF_HOUR_S);
    expect(server.requests).toBe(requests);
  });

  it("of a free lesson are never asked for", async () => {
    const { media, server } = numbered(null);
    media.keepFresh(new Page());
    await pass(4 * HALF_HOUR_S);
    expect(server.requests).toBe(0);
  });

  it("are asked for once by ten who are refused at once, and all then get the file", async () => {
    const { media, server } = numbered();
    vi.stubGlobal(
      "fetch",
      async (url: string) => new Response(url, { status: url.endsWith("?1") ? 403 : 200 }),
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => media.fetch(CLIP)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(server.requests).toBe(1);
  });

  it("a file that is refused at a fresh URL too, or while the server is unreachable, is refused", async () => {
    const { media, server } = numbered();
    vi.stubGlobal("fetch", async () => new Response(null, { status: 403 }));
    expect((await media.fetch(CLIP)).status).toBe(403);
    server.isAway = true;
    expect((await media.fetch(CLIP)).status).toBe(403);
    expect(server.requests).toBe(2);
  });
});
